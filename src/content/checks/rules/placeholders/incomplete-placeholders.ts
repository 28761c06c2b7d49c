import { listProperty, pointerSteps, textProperty } from '../../../read/json.ts';
import { placeholderText } from '../../../references/placeholders.ts';
import { hasPlaceholders } from '../../../schema/schemas.ts';
import { isVisible } from '../../../schema/visible-texts.ts';
import { type Content, type ContentDocument, type Rule, TextFeature } from '../../rule.ts';

/** Checks that every {{placeholder}} is complete, and that there is no {placeholder} that is never filled in. */
export const rule: Rule = {
  codes: { 'bad-quotation': 'error' },
  onText: (text, pointer, document, features, content) => {
    if ((features & (TextFeature.brace | TextFeature.placeholder)) === 0) return undefined;
    const rest = text.replace(/(?<!\{)\{\{[^{}]*\}\}(?!\})/g, '');
    const stray = STRAY.exec(rest)?.[0] ?? bareName(rest, content) ?? unfilled(rest, pointer, document, content);
    if (stray === undefined) return undefined;
    const name = /(?:facts|site|build|params|entry)\s*\.\s*\w+/.exec(stray)?.[0].replace(/\s/g, '');
    const right = name === undefined ? undefined : `{{${name}}}`;
    return {
      at: { text: stray },
      code: 'bad-quotation',
      message: `"${stray}" is not a complete quotation.`,
      suggestion: `A quotation has two curly brackets on each side${right === undefined ? ', such as {{facts.occupancy}}.' : `: write ${right}.`}`,
      ...(right !== undefined && { meant: right }),
    };
  },
};

/** Malformed placeholders. */
const STRAY =
  /\{\{\{+[^{}]*\}+|\{\{[^{}]*\}?(?!\})|\{?[^{}\s]*\}\}|\$?\{(?:facts|site|build|params|entry)\.[^{}]*\}|\[\[?\s*(?:facts|site|build|params)\.[^\]]*\]\]?|%(?:facts|site|build|params)\.\w+%|<%?=?\s*(?:facts|site)\.\w+\s*%?>/;
/** The name of a placeholder without brackets. */
const BARE = /(?<![\w@/.{-])(?:facts|site|build)\.[a-zA-Z]\w*(?![\w(]|\.\w)/;

/** A placeholder that is never filled in. */
const UNFILLED = /\$?\{[\p{L}][\p{L}\p{N}_ .-]{0,30}\}/u;
/** Files with placeholders such as {number}, which another rule checks. */
const WITH_PLACES = new Set(['messages', 'server-messages', 'documents']);

function unfilled(
  text: string,
  pointer: () => string,
  document: ContentDocument,
  content: Content,
): string | undefined {
  if (WITH_PLACES.has(document.file.kind.name)) return undefined;
  const piece = UNFILLED.exec(text)?.[0];
  if (piece === undefined || isInFilledBlock(pointer(), document, content)) return undefined;
  return isVisible(text, pointer(), document) ? piece : undefined;
}

/** Whether a text is in a section with such placeholders. */
function isInFilledBlock(pointer: string, { file, data }: ContentDocument, content: Content): boolean {
  const [list, index] = pointerSteps(pointer);
  if (file.kind.name !== 'pages' || list !== 'blocks') return false;
  const block = listProperty(data, list)[Number(index)];
  const schema = content.blockSchemas.get(textProperty(block, 'type') ?? '');
  return schema !== undefined && hasPlaceholders(schema);
}

function bareName(text: string, content: Content): string | undefined {
  const name = BARE.exec(text)?.[0];
  return name !== undefined && placeholderText(name, content.placeholderSources()) !== undefined ? name : undefined;
}
