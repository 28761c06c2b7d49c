import { memoizeByText } from '../../cache/memoize-by-text.ts';
import { textProperty } from '../../read/json.ts';
import { firstMark, withoutMarks } from '../../references/rich-text.ts';
import { replaceSubstring, unsafe } from '../../report/fixes.ts';
import type { Content, ContentDocument, Rule, Severity, TextIssue } from '../rule.ts';
import { featuresOf, TextFeature } from './text-features.ts';
import { partsIn, type TextPart, type TextRule } from './text-rule.ts';

/**
 * Combines rules for single texts into one rule.
 * @param rules the rules to try in their order; the first one to find a piece hides the others there
 * @param severity only issues of this severity are reported
 */
export function combineTextRules(rules: readonly TextRule[], severity: Severity): Rule {
  const isReported = (rule: TextRule) => severityOf(rule) === severity;
  const byFeatures = new Map<number, readonly TextRule[]>();
  const rulesFor = (features: number) => {
    const known =
      byFeatures.get(features) ?? rules.filter((rule) => ((rule.features ?? TextFeature.any) & features) !== 0);
    byFeatures.set(features, known);
    return known;
  };
  const piecesIn = memoizeByText((text) =>
    rulesFor(featuresOf(text)).flatMap((rule) => partsIn(rule, text).map((part): Piece => ({ rule, part }))),
  );
  return {
    codes: Object.fromEntries(rules.filter(isReported).map(({ code }) => [code, severity])),
    visibleOnly: true,
    onText: (text, pointerOf, document, _features, content) => {
      const pieces = piecesIn(text);
      if (pieces.length === 0) return undefined;
      const found: Piece[] = [];
      for (const piece of pieces)
        if (!isOfOtherLanguage(piece.rule, content) && !found.some((other) => isHidden(piece, other)))
          found.push(piece);
      return found.filter(({ rule }) => isReported(rule)).map((piece) => issueOf(piece, text, pointerOf(), document));
    },
  };
}

const severityOf = ({ severity }: TextRule): Severity => severity ?? 'warning';

/** A piece of a text that a rule has found. */
interface Piece {
  rule: TextRule;
  part: TextPart;
}

function issueOf({ rule, part }: Piece, text: string, pointer: string, document: ContentDocument): TextIssue {
  const replacement = inMarkupOf(document, pointer, part.replacement);
  return {
    at: { text: part.text, index: part.index },
    code: rule.code,
    ...(rule.isBlock && { isBlock: true }),
    message: rule.message(part.text),
    suggestion: suggestionFor(rule, part.text, replacement),
    ...(replacement !== undefined && { fix: fixFor(rule, pointer, text, part, replacement) }),
  };
}

/** A replacement without markup if the text does not support it, since visitors would see its characters. */
function inMarkupOf({ references }: ContentDocument, pointer: string, put: string | undefined): string | undefined {
  if (put === undefined || firstMark(put) === undefined) return put;
  return references.some((one) => one.pointer === pointer && one.kind === 'marked-text') ? put : withoutMarks(put);
}

/** Whether a rule applies to a language other than the site's. */
const isOfOtherLanguage = ({ language }: TextRule, content: Content) =>
  language !== undefined && !language.test(textProperty(content.data('site'), 'language') ?? '');

/** Whether this rule, or another one at the same position, has found a piece already. */
function isHidden({ rule: { code, findsAll }, part: { text, index } }: Piece, { rule, part }: Piece): boolean {
  return (
    (rule.code === code && !findsAll) || (index < part.index + part.text.length && part.index < index + text.length)
  );
}

function suggestionFor({ suggestion }: TextRule, piece: string, put: string | undefined): string {
  if (suggestion !== undefined) return suggestion(piece);
  return put === '' ? 'Remove it.' : `Write ${JSON.stringify(put)}.`;
}

function fixFor({ isSafe }: TextRule, pointer: string, text: string, part: TextPart, replacement: string) {
  const fix = replaceSubstring(pointer, text, part.text, replacement, part.index);
  return isSafe ? fix : unsafe(fix);
}
