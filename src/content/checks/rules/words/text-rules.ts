import type { Content, ContentDocument } from '../../../read/content.ts';
import { textProperty } from '../../../read/json.ts';
import { firstMark, withoutMarks } from '../../../references/rich-text.ts';
import { replaceSubstring, unsure } from '../../../report/fixes.ts';
import type { Severity, TextIssue } from '../../../report/issues.ts';
import { isVisible } from '../../../schema/visible-texts.ts';
import type { Check } from '../../check.ts';
import { textRules } from '../../text-rules/all.ts';
import type { TextRule } from '../../text-rules/text-rule.ts';
import { Sign } from '../../text-rules/text-signs.ts';

/** Checks texts for foreign markup, leftovers and typos. */
export const check: Check = {
  codes: Object.fromEntries(textRules.map(({ code, severity }): [string, Severity] => [code, severity ?? 'warning'])),
  text: (text, pointerOf, document, signs, content) => {
    let pointer: string | undefined;
    let reported: { code: string; start: number; end: number }[] | undefined;
    let issues: TextIssue[] | undefined;
    for (const rule of textRules) {
      if (((rule.signs ?? Sign.any) & signs) === 0) continue;
      const first = rule.find.exec(text);
      if (!first || isOfOtherLanguage(rule, content)) continue;
      for (const found of matchesOf(rule, first, text)) {
        if (reported?.some((other) => isReported(rule, found, other))) continue;
        pointer ??= pointerOf();
        if (!isVisible(text, pointer, document)) return undefined;
        const piece = found[0];
        reported = [...(reported ?? []), { code: rule.code, start: found.index, end: found.index + piece.length }];
        const put = inMarkupOf(document, pointer, rule.put?.(found));
        issues = [
          ...(issues ?? []),
          {
            at: { text: piece, index: found.index },
            code: rule.code,
            message: rule.message(piece),
            suggestion: suggestionFor(rule, piece, put),
            ...(put !== undefined && { fix: fixFor(rule, pointer, text, found, put) }),
          },
        ];
      }
    }
    return issues;
  },
};

/** A replacement without markup if the text does not support it, since visitors would see its characters. */
function inMarkupOf({ references }: ContentDocument, pointer: string, put: string | undefined): string | undefined {
  if (put === undefined || firstMark(put) === undefined) return put;
  return references.some((one) => one.pointer === pointer && one.kind === 'marked-text') ? put : withoutMarks(put);
}

/** Whether a rule applies to a language other than the site's. */
const isOfOtherLanguage = ({ language }: TextRule, content: Content) =>
  language !== undefined && !language.test(textProperty(content.data('site'), 'language') ?? '');

/** The matches of a rule to report. */
function matchesOf({ findsAll, find }: TextRule, first: RegExpExecArray, text: string): Iterable<RegExpExecArray> {
  if (!findsAll || !(find instanceof RegExp)) return [first];
  return text.matchAll(new RegExp(find, `${find.flags}g`));
}

/** Whether this rule, or another one at the same position, was already reported. */
function isReported(
  { code, findsAll }: TextRule,
  { 0: piece, index }: RegExpExecArray,
  reported: { code: string; start: number; end: number },
) {
  return (reported.code === code && !findsAll) || (index < reported.end && reported.start < index + piece.length);
}

function suggestionFor({ suggestion }: TextRule, piece: string, put: string | undefined): string {
  if (suggestion !== undefined) return suggestion(piece);
  return put === '' ? 'Remove it.' : `Write ${JSON.stringify(put)}.`;
}

function fixFor(
  { isSafe }: TextRule,
  pointer: string,
  text: string,
  { 0: piece, index }: RegExpExecArray,
  put: string,
) {
  const fix = replaceSubstring(pointer, text, piece, put, index);
  return isSafe ? fix : unsure(fix);
}
