import { isObject, listProperty, pointerStep, property, textProperty } from '../../../read/json.ts';
import { memoizeByObject } from '../../../read/memoize.ts';
import { didYouMean, placeholderFormat } from '../../../references/suggestions.ts';
import { hasPlaceholders } from '../../../schema/schemas.ts';
import type { Content, FileIssue, Rule } from '../../rule.ts';

/** Checks that placeholders such as {number} are those named in the schema's description. */
export const rule: Rule = {
  codes: { 'lost-placeholder': 'warning', 'repeated-placeholder': 'warning', 'unknown-placeholder': 'error' },
  onDocument: ({ file, data }, content) => {
    if (FILLED.has(file.kind.name)) return faultsIn(data, file.kind.schema.schema, '');
    return file.kind.name === 'pages' ? blockFaults(data, blocksThatAreFilled(content)) : undefined;
  },
};

/** The schemas of blocks with placeholders, in advance, because most have none, and there can be many pages. */
const blocksThatAreFilled = memoizeByObject(({ blockSchemas }: Content): Map<string, unknown> => {
  return new Map(
    [...blockSchemas].flatMap(([type, file]) => (hasPlaceholders(file) ? [[type, file.schema] as const] : [])),
  );
});

function blockFaults(page: unknown, schemas: ReadonlyMap<string, unknown>): FileIssue[] {
  return listProperty(page, 'blocks').flatMap((block, index) => {
    const schema = schemas.get(textProperty(block, 'type') ?? '');
    return schema === undefined ? [] : faultsIn(block, schema, `/blocks/${index}`);
  });
}

/** Content types with placeholders. */
const FILLED = new Set(['messages', 'server-messages', 'documents']);

const PLACEHOLDER = /(?<!\{)\{(\w+)\}(?!\})/g;

const namesIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

function faultsIn(data: unknown, schema: unknown, pointer: string): FileIssue[] {
  if (Array.isArray(data))
    return data.flatMap((item, index) => faultsIn(item, property(schema, 'items'), `${pointer}/${index}`));
  const properties = property(schema, 'properties');
  if (!isObject(data) || !isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, part]) => {
    const text = textProperty(data, name);
    const at = pointer + pointerStep(name);
    return text === undefined
      ? faultsIn(property(data, name), part, at)
      : textFaults(text, textProperty(part, 'description') ?? '', at);
  });
}

function textFaults(text: string, description: string, pointer: string): FileIssue[] {
  const known = namesIn(description);
  const written = namesIn(text);
  const unknown = written.filter((name) => !known.includes(name));
  const isAddress = /^[a-z]+:/.test(text);
  // A URL may contain only some of the possible placeholders.
  const lost = isAddress && written.length > 0 ? [] : known.filter((name) => !written.includes(name));
  if (unknown.length > 0)
    return unknown.map((name, index) => unknownPlaceholder(name, lost[index] ?? lost[0], known, pointer));
  const foreign = foreignPlaceholder(text, known, pointer);
  if (foreign) return [foreign];
  const repeated = isAddress ? undefined : written.find((name, index) => written.indexOf(name) < index);
  return [
    ...lost.map((name) => ({
      code: 'lost-placeholder',
      pointer,
      message: `The page replaces {${name}} in this text, but it is missing. ${description}`,
      suggestion: `Write {${name}} where it belongs.`,
    })),
    ...(repeated === undefined || lost.length > 0 ? [] : [repeatedPlaceholder(repeated, pointer)]),
  ];
}

function repeatedPlaceholder(name: string, pointer: string): FileIssue {
  return {
    code: 'repeated-placeholder',
    pointer,
    at: { text: `{${name}}` },
    message: `{${name}} is twice in this text, so visitors would read the same there twice.`,
    suggestion: `Remove one {${name}}.`,
  };
}

/** A placeholder in other brackets, or without one of its brackets. */
const FOREIGN =
  /\$\{(\w+)\}|%(\w+)%|\[(\w+)\]|<(\w+)>|\((\w+)\)|(?<!\{)\{(?: +(\w+) *| *(\w+) +)\}|｛(\w+)｝|(?<!\{)\{(\w+)(?![\w}])|(?<![\w{])(\w+)\}(?!\})/g;

/** Reports a placeholder in other brackets: ${count}, %count%, [count], <count>, (count), { count }, {count. */
function foreignPlaceholder(text: string, known: string[], pointer: string): FileIssue | undefined {
  const found = [...text.matchAll(FOREIGN)].find((match) => known.includes(match.slice(1).find(Boolean) ?? ''));
  if (!found) return undefined;
  const right = `{${found.slice(1).find(Boolean)}}`;
  return {
    code: 'unknown-placeholder',
    pointer,
    at: { text: found[0] },
    message: `${found[0]} is not a valid placeholder, so visitors would see it as it is.`,
    suggestion: `Write ${right}.`,
    meant: right,
  };
}

function unknownPlaceholder(name: string, lost: string | undefined, known: string[], pointer: string): FileIssue {
  const otherwise =
    lost === undefined
      ? 'Remove it: this text has no placeholders.'
      : `Write {${lost}}: placeholder names are not translated.`;
  return {
    code: 'unknown-placeholder',
    pointer,
    at: { text: `{${name}}` },
    message: `{${name}} is not a placeholder of this text, so visitors would see the brackets.`,
    ...didYouMean(name, known, otherwise, placeholderFormat('{', '}')),
  };
}
