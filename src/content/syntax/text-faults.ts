import { endOf, fault, replaceFix, type SyntaxIssue, shortened } from './fault-parts.ts';
import type { Token } from './tokens.ts';

/** A property's name without quotation marks. */
export function nameWithoutQuotes(token: Token): SyntaxIssue {
  return fault(
    'name-without-quotes',
    token,
    `The name ${shortened(token.text)} has no quotation marks.`,
    `Write "${shortened(token.text)}".`,
    replaceFix(`Write "${token.text}"`, token, JSON.stringify(token.text)),
  );
}

const DIFFERENT_QUOTES = 'This text begins with one kind of quotation mark and ends with another.';

/** Quotation marks that a text may begin with instead of a straight one, each with the one that would close it. */
const CURLY_BEGINNINGS = new Map([
  ...['“', '„'].map((mark): [string, string] => [mark, '”']),
  ...['”', '″', '«', '»'].map((mark): [string, string] => [mark, '']),
  ...["'", '‘', '’', '`'].map((mark): [string, string] => [mark, mark === '‘' ? '’' : mark]),
]);

/** What a text says after the quotation mark that it begins with in place of a straight one. */
function afterOtherMark(text: string): string | undefined {
  const [closer, inner] = [CURLY_BEGINNINGS.get(text.charAt(0)), text.slice(1)];
  return closer === undefined || (closer !== '' && inner.includes(closer)) ? undefined : inner;
}

/** A text without its first quotation mark, or with a curly one in its place. */
export function unopenedText(token: Pick<Token, 'text' | 'start' | 'end'>): SyntaxIssue {
  const inner = afterOtherMark(token.text.slice(0, -1));
  if (inner !== undefined) {
    return fault(
      'curly-quotes',
      token,
      DIFFERENT_QUOTES,
      `Write ${shortened(JSON.stringify(inner))}, with straight double quotation marks.`,
      replaceFix('Write " at the beginning', { start: token.start, end: token.start + 1 }, '"'),
    );
  }
  const right = JSON.stringify(token.text.slice(0, -1));
  return fault(
    'unclosed-text',
    token,
    'This text has no opening quotation mark.',
    `Write ${shortened(right)}.`,
    replaceFix(`Write ${shortened(right)}`, token, right),
  );
}

/** A text in single or curly quotation marks. */
export function otherQuotes(token: Token): SyntaxIssue {
  if (token.unopened) return unopenedText(token);
  const single = "'‘’`".includes(token.text.charAt(0));
  const code = single ? 'single-quotes' : 'curly-quotes';
  const kind = single ? 'single quotation marks' : 'typographic quotation marks';
  const right = JSON.stringify(token.text.slice(1, token.unclosed ? undefined : -1));
  return fault(
    code,
    token,
    `${shortened(token.text)} is in ${kind}.`,
    `Write ${shortened(right)}, with straight double quotation marks.`,
    replaceFix(`Write ${shortened(right)}`, token, right),
  );
}

/** Where an unclosed text ends: before the comma at the end of its line, if there is one. */
function endOfText(token: Token): number {
  return token.start + token.text.replace(/\s*,?\s*$/, '').length;
}

/** The last word of an unclosed text, with the missing quotation mark. */
const endOfUnclosed = (token: Token) => `${/\S*$/.exec(token.text.replace(/\s*,?\s*$/, ''))?.[0] ?? ''}"`;

/** A text without its last quotation mark, or with a curly one in its place. */
export function unclosedText(token: Token): SyntaxIssue {
  const closed = /^"(.*)(?:[”“»]|(?<![sS\s])['’`])\s*,?\s*$/s.exec(token.text)?.[1];
  if (closed !== undefined && closed.lastIndexOf('“') <= closed.lastIndexOf('”')) {
    const at = token.start + 1 + closed.length;
    return fault(
      'curly-quotes',
      token,
      DIFFERENT_QUOTES,
      `Write ${shortened(JSON.stringify(closed))}, with straight double quotation marks.`,
      replaceFix('Write " at the end', { start: at, end: at + 1 }, '"'),
    );
  }
  const hidden = /\\"\s*,?\s*$/.exec(token.text);
  if (hidden) {
    const at = token.start + hidden.index;
    return fault(
      'unclosed-text',
      { start: at, end: at + 2 },
      'The backslash before this quotation mark makes it a part of the text, which has no end then.',
      'Remove the backslash.',
      replaceFix('Remove the backslash', { start: at, end: at + 1 }, ''),
    );
  }
  return fault(
    'unclosed-text',
    token,
    'This text has no closing quotation mark.',
    `Add a " at the end of the text, on the same line: ${endOfUnclosed(token)}.`,
    replaceFix('Add a " at the end', { start: endOfText(token), end: endOfText(token) }, '"'),
  );
}

/** A name without its last quotation mark, colon and value: what is left of a line. */
export function halfLine(token: Token): SyntaxIssue {
  return fault(
    'unclosed-text',
    token,
    `${shortened(token.text)} is only the beginning of a line.`,
    'Finish the line, or remove it.',
    replaceFix('Remove it', token, '', false),
  );
}

/** A text that a quotation mark inside it ends too early. */
export function quoteInside(token: Token): SyntaxIssue {
  return fault(
    'quote-inside-text',
    endOf(token),
    `The quotation mark after ${shortened(token.text.slice(0, -1))} ends the text too early.`,
    'Inside a text, use “ and ”, or write \\" instead of ".',
  );
}

/** A tab, line break or invisible character in a text. @param at its offset in the file */
export function controlCharacter(at: number, character: string): SyntaxIssue {
  const names = new Map([
    ['\t', 'a tab'],
    ['\n', 'a line break'],
    ['\r', 'a line break'],
  ]);
  const what = names.get(character) ?? 'an invisible character';
  return fault(
    'control-character',
    { start: at, end: at + 1 },
    `There is ${what} inside this text.`,
    'Replace it with a space.',
    replaceFix('Replace with a space', { start: at, end: at + 1 }, ' '),
  );
}

/** Whether a backslash is one of a regular expression, by what follows it and by the characters around it. */
const isOfPattern = (written: string, { text }: Token) =>
  /^\\[dDwWsSpP.+*?^$()[\]{}|-]/.test(written) && /[\^$+*[{]/.test(text);

/** A backslash of a regular expression. */
function lostBackslash(at: number, written: string, around: Token): SyntaxIssue {
  const right = around.text.replace(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})?/g, (sign) => (sign === '\\' ? '\\\\' : sign));
  return fault(
    'bad-backslash',
    { start: at, end: at + written.length },
    `The backslash in ${written} has no meaning here.`,
    `Write \\${written}: in these files, every backslash of a pattern is written twice.`,
    replaceFix(`Write ${right}`, around, right),
  );
}

/** A backslash that is not part of a valid escape sequence. @param around the text that contains it */
export function badBackslash(at: number, written: string, around: Token): SyntaxIssue {
  const path = /^"[\w:. -]*(?:\\[\w.-]+)+"$/.test(around.text) && !/\s/.test(around.text);
  if (isOfPattern(written, around)) return lostBackslash(at, written, around);
  const right = around.text.replaceAll('\\', '/');
  return fault(
    'bad-backslash',
    { start: at, end: at + written.length },
    `The backslash in ${written} has no meaning here.`,
    path ? `Write ${right}: paths have / in place of \\.` : 'Remove it, or write two of them to show one.',
    path
      ? replaceFix(`Write ${right}`, around, right, false)
      : replaceFix('Remove the backslash', { start: at, end: at + 1 }, '', false),
  );
}
