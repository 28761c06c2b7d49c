import { remembered } from '../../memory/remembered.ts';
import type { Content, ContentDocument } from '../../read/content.ts';
import { textProperty } from '../../read/json.ts';
import { firstMark, withoutMarks } from '../../references/rich-text.ts';
import { replaceSubstring, unsure } from '../../report/fixes.ts';
import type { Severity, TextIssue } from '../../report/issues.ts';
import type { Check } from '../check.ts';
import type { TextRule } from './text-rule.ts';
import { Sign, signsOf } from './text-signs.ts';

/**
 * A check of single texts.
 * @param rules the rules to try in their order; the first one to find a piece hides the others there
 * @param severity only issues of this severity are reported
 */
export function textCheck(rules: readonly TextRule[], severity: Severity): Check {
  const isReported = (rule: TextRule) => severityOf(rule) === severity;
  const bySigns = new Map<number, readonly TextRule[]>();
  const rulesFor = (signs: number) => {
    const known = bySigns.get(signs) ?? rules.filter((rule) => ((rule.signs ?? Sign.any) & signs) !== 0);
    bySigns.set(signs, known);
    return known;
  };
  const matchesIn = remembered((text) =>
    rulesFor(signsOf(text)).flatMap((rule) => matchesOf(rule, text).map((match): Piece => ({ rule, match }))),
  );
  return {
    codes: Object.fromEntries(rules.filter(isReported).map(({ code }) => [code, severity])),
    visibleOnly: true,
    text: (text, pointerOf, document, _signs, content) => {
      const matches = matchesIn(text);
      if (matches.length === 0) return undefined;
      const found: Piece[] = [];
      for (const piece of matches)
        if (!isOfOtherLanguage(piece.rule, content) && !found.some((other) => isHidden(piece, other)))
          found.push(piece);
      return found.filter(({ rule }) => isReported(rule)).map((piece) => issueOf(piece, pointerOf(), document));
    },
  };
}

const severityOf = ({ severity }: TextRule): Severity => severity ?? 'warning';

/** A piece of a text that a rule has found. */
interface Piece {
  rule: TextRule;
  match: RegExpExecArray;
}

function issueOf({ rule, match }: Piece, pointer: string, document: ContentDocument): TextIssue {
  const [piece] = match;
  const put = inMarkupOf(document, pointer, rule.put?.(match));
  return {
    at: { text: piece, index: match.index },
    code: rule.code,
    message: rule.message(piece),
    suggestion: suggestionFor(rule, piece, put),
    ...(put !== undefined && { fix: fixFor(rule, pointer, match, put) }),
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

/** The matches of a rule to report. */
function matchesOf({ findsAll, find }: TextRule, text: string): RegExpExecArray[] {
  const first = find.exec(text);
  if (!first) return [];
  return findsAll && find instanceof RegExp ? [...text.matchAll(new RegExp(find, `${find.flags}g`))] : [first];
}

/** Whether this rule, or another one at the same position, has found a piece already. */
function isHidden({ rule: { code, findsAll }, match: { 0: piece, index } }: Piece, { rule, match }: Piece): boolean {
  return (
    (rule.code === code && !findsAll) || (index < match.index + match[0].length && match.index < index + piece.length)
  );
}

function suggestionFor({ suggestion }: TextRule, piece: string, put: string | undefined): string {
  if (suggestion !== undefined) return suggestion(piece);
  return put === '' ? 'Remove it.' : `Write ${JSON.stringify(put)}.`;
}

function fixFor({ isSafe }: TextRule, pointer: string, { 0: piece, index, input }: RegExpExecArray, put: string) {
  const fix = replaceSubstring(pointer, input, piece, put, index);
  return isSafe ? fix : unsure(fix);
}
