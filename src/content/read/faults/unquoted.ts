import { fault, replaceFix, type SyntaxIssue, shortened } from '../../syntax/fault-parts.ts';
import { unopenedText } from '../../syntax/text-faults.ts';
import { type Line, linesOf } from './lines.ts';

/** Placeholders and links, which have brackets but are parts of texts. */
const IN_TEXTS = String.raw`\{\{[^{}\n]*\}\}|\[[^\]\n]*\]\([^)\n]*\)`;
/** The beginning of a property, up to its value. */
const NAME = String.raw`"[\w$-]+"[ \t]*:[ \t]*`;
/** The rest of a line after its value. */
const END_OF_LINE = String.raw`(?=[ \t]*[,;]?[ \t]*\r?$)`;
/** What follows a value in an object that is written on one line. */
const NEXT_IN_LINE = String.raw`(?=[ \t]*(?:\}|,[ \t]*"[\w$-]+"[ \t]*:))`;

/** Values that only texts can have, in the order in which they are looked for. */
const TEXTS: readonly string[] = [
  // An address of a page, a mailbox or a colour.
  String.raw`(?:https?:\/\/|mailto:|tel:|modal:|www\.|[\w.+-]+@|\/(?![/*])|#(?=[\w-]))(?:${IN_TEXTS}|[^\s",{}[\]])*`,
  String.raw`(?:\+\d|0\d)[\d ()-]{6,}\d`,
  String.raw`\d{1,2}:\d{2}(?:\s*[–-]\s*\d{1,2}:\d{2})?`,
  String.raw`\{\{\s*[\w.]+\s*\}\}(?:${IN_TEXTS}|[^"{}[\]\n\r])*?`,
  String.raw`(?!(?:true|false|null|yes|no)\b\s*[,;])\p{L}(?:${IN_TEXTS}|[^"“”{}[\]\n\r])*?[ \t](?:${IN_TEXTS}|[^\s"“”{}[\],;])(?:${IN_TEXTS}|[^"“”{}[\]\n\r])*?`,
  String.raw`\d[\d.,]*[ \t]+(?!(?:ms|px|s|sec|seconds?|minutes?|%)[ \t]*,?[ \t]*$)\p{L}(?:${IN_TEXTS}|[^"“”{}[\]\n\r])*?`,
];

const VALUE = new RegExp(
  TEXTS.map((text) => `(?<=^[ \\t]*(?:\\{[ \\t]*)?${NAME})${text}${END_OF_LINE}`).join('|'),
  'gmu',
);
const VALUE_IN_LINE = new RegExp(
  `(?<=[{,][ \\t]*${NAME})(?:${TEXTS.slice(0, 3).join('|')}|\\p{L}[^"“”{}[\\],\\n]*?[ \\t][^\\s"“”{}[\\],][^"“”{}[\\],\\n]*?)${NEXT_IN_LINE}`,
  'gmu',
);

/** A text of several words with a quotation mark only at its end. */
const UNOPENED = new RegExp(
  `(?<=^[ \\t]*(?:\\{[ \\t]*)?${NAME})\\p{L}[^"“”{}[\\]\\n\\r]*[ \\t][^"“”{}[\\]\\n\\r]*"(?=[ \\t]*,?[ \\t]*\\r?$)`,
  'gmu',
);

/** Texts without quotation marks, or without their first one, as the value of a property. */
export function unquotedValues(text: string): SyntaxIssue[] {
  const bare = [VALUE, VALUE_IN_LINE].flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([value]) => !/\/\*|(?<!:)\/\/|\s#/.test(value))
      .map(({ 0: value, index }) => unquoted(value, { start: index, end: index + value.length }, '')),
  );
  const unopened = [...text.matchAll(UNOPENED)].map(({ 0: value, index }) =>
    unopenedText({ text: value, start: index, end: index + value.length }),
  );
  return [...bare, ...unopened];
}

function unquoted(words: string, span: { start: number; end: number }, comma: string): SyntaxIssue {
  const right = JSON.stringify(words.trim());
  return fault(
    'bad-value',
    span,
    'This text has no quotation marks.',
    `Write ${shortened(right)}${comma}`,
    replaceFix(`Write ${shortened(right)}`, span, `${right}${comma}`),
  );
}

/** The mark that a word processor puts before each point of a list. */
const BULLET = String.raw`(?:[•·▪●◦‣*–—-]|\d{1,2}[.)])`;
const BARE_LINE = new RegExp(
  String.raw`^[ \t]*(?:${BULLET}[ \t]+)?(?!(?:true|false|null)\b)(\p{L}(?:${IN_TEXTS}|[^"“”{}[\]\n\r:])*?)[ \t]*[,;]?[ \t]*$`,
  'u',
);
const TEXT_ITEM = /^[ \t]*"(?:[^"\\]|\\.)*"[ \t]*,?[ \t]*$/;

/** Entries of a list of texts that were pasted without quotation marks. */
export function unquotedItems(text: string): SyntaxIssue[] {
  const lines = linesOf(text);
  const found: SyntaxIssue[] = [];
  for (let at = 0; at < lines.length; at++) {
    const first = at;
    while (at < lines.length && BARE_LINE.test(lines[at]?.text ?? '')) at++;
    if (at === first) continue;
    const [before, behind] = [lines[first - 1]?.text ?? '', lines[at]?.text ?? ''];
    const beginsAfter = /\[[ \t]*$/.test(before) || TEXT_ITEM.test(before);
    const isLast = /^[ \t]*\]/.test(behind);
    if (beginsAfter && (isLast || TEXT_ITEM.test(behind)))
      found.push(...lines.slice(first, at).map((line, index) => item(line, isLast && first + index === at - 1)));
  }
  return found;
}

function item({ text, start }: Line, isLast: boolean): SyntaxIssue {
  const span = { start: start + text.search(/\S/), end: start + text.trimEnd().length };
  return unquoted(BARE_LINE.exec(text)?.[1] ?? text, span, isLast ? '' : ',');
}

/** Bullets before texts in quotation marks. */
export function bullets(text: string): SyntaxIssue[] {
  return [...text.matchAll(new RegExp(String.raw`(?<=^[ \t]+)${BULLET}[ \t]*(?=")`, 'gm'))].map(
    ({ 0: piece, index }) => {
      const mark = piece.trim();
      return fault(
        'unexpected',
        { start: index, end: index + mark.length },
        `The ${mark} before this text was copied with a list; it does not belong here.`,
        `Remove the ${mark}`,
        replaceFix(`Remove the ${mark}`, { start: index, end: index + piece.length }, ''),
      );
    },
  );
}
