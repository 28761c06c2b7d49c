import { endOf, fault, replaceFix, type SyntaxIssue, shortened } from './fault-parts.ts';
import type { PropertyNode } from './nodes.ts';
import type { Token } from './tokens.ts';

/** A comment, which JSON does not allow. */
export function comment(token: Token): SyntaxIssue {
  return fault(
    'comment',
    token,
    'These files cannot contain comments such as // or /* */.',
    'Remove the comment.',
    replaceFix('Remove the comment', token, '', false),
  );
}

/** Text after the end of the file's value. @param text the whole file */
export function textAfterEnd(token: Token, text: string): SyntaxIssue {
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const end = Math.max(text.trimEnd().length, token.end);
  const [first, last] = [lineOf(token.start), lineOf(end)];
  const isAgain = token.text === '{' && text.slice(token.start).includes('"$schema"');
  if (isAgain && isOther(text.slice(0, token.start), text.slice(token.start)))
    return fault(
      'text-after-end',
      { start: token.start, end },
      'The content of the file ends before this line, and other content begins here.',
      `Move lines ${first} to ${last} into a file of their own: each file has only one page or entry.`,
    );
  const isOnOwnLine = text.slice(text.lastIndexOf('\n', token.start) + 1, token.start).trim() === '';
  const lines = first === last ? `line ${first}` : `lines ${first} to ${last}`;
  return fault(
    'text-after-end',
    { start: token.start, end },
    isAgain
      ? 'The content of the file ends before this line, and begins a second time here.'
      : 'There is text after the last bracket of the file.',
    isOnOwnLine
      ? `Remove ${lines}${isAgain ? ', or the lines before, whichever is the older version.' : ', or move the bracket behind, if it belongs to the file.'}`
      : 'Remove everything after the last bracket, or move the bracket to the end of the file.',
    isOnOwnLine ? replaceFix(`Remove ${lines}`, { start: token.start, end: text.length }, '', false) : undefined,
  );
}

/** Whether the second of two contents is no version of the first: they have fewer than half of its lines in common. */
function isOther(before: string, after: string): boolean {
  const linesOf = (text: string) =>
    text
      .split('\n')
      .flatMap((line) => (/\w{2}/.test(line) && !line.includes('"$schema"') ? [line.trim().replace(/,$/, '')] : []));
  const known = new Set(linesOf(before));
  const lines = linesOf(after);
  return lines.length > 0 && lines.filter((line) => known.has(line)).length * 2 < lines.length;
}

/** A missing value. @param token what is there instead */
export function missingValue(previous: Token, token: Token): SyntaxIssue {
  const place = previous.end <= token.start ? endOf(previous) : token;
  return fault(
    'missing-value',
    place,
    'A value is missing here.',
    'Write the value, such as a text in "quotation marks", or remove the line.',
  );
}

/** A missing name. @param isAfterList whether the value may belong to a list that ends just before it */
export function missingName(token: Token, isAfterList: boolean): SyntaxIssue {
  return fault(
    'missing-name',
    token,
    `A name in "quotation marks" and a colon are missing before this ${token.text}.`,
    isAfterList
      ? `If it belongs to the list before it, move the ] of that list behind it, with a comma where the ] was. Otherwise write what it is for, such as "title":, before it.`
      : token.text === '{'
        ? 'Write what the value is for, such as "title":, before it; if it is an item in a list, put [ before the first item and ] after the last.'
        : 'Write what the value is for, such as "title":, before it.',
  );
}

/**
 * A missing comma after an entry, or a comma inside the quotation marks of that entry.
 * @param next the next token, if it is on the same line
 */
export function missingComma(previous: Token, next?: Token): SyntaxIssue {
  const outside = /^(".*\S)\s*,\s*"$/s.exec(previous.text)?.[1];
  if (outside !== undefined && previous.type === 'string')
    return fault(
      'missing-comma',
      endOf(previous),
      `The comma after ${shortened(previous.text)} is inside its quotation marks.`,
      `Write ${shortened(`${outside}",`)}`,
      replaceFix('Move the comma out', previous, `${outside}",`),
    );
  return fault(
    'missing-comma',
    endOf(previous),
    `A comma is missing after ${shortened(previous.text)}.`,
    next
      ? `Write a comma between ${shortened(previous.text)} and ${shortened(next.text)}.`
      : 'Add a comma at the end of this line: every entry except the last needs one.',
    replaceFix('Add a comma', { start: previous.end, end: previous.end }, ','),
  );
}

/** Two values for one name. */
export function secondValue(first: Token, second: Token): SyntaxIssue {
  return fault(
    'second-value',
    second,
    `There are two values here, ${shortened(first.text)} and ${shortened(second.text)}, but a name has only one.`,
    'Remove one of the two, or make them one text.',
  );
}

/** A comma after the last entry. */
export function trailingComma(comma: Token, bracket: Token): SyntaxIssue {
  return fault(
    'trailing-comma',
    comma,
    `There is a comma before the closing ${bracket.text}, but nothing comes after it.`,
    'Remove the comma: the last entry has none.',
    replaceFix('Remove the comma', comma, ''),
  );
}

/** A comma after another comma, or before the first entry. */
export function extraComma(comma: Token): SyntaxIssue {
  return fault(
    'extra-comma',
    comma,
    'There is one comma too many.',
    'Remove it.',
    replaceFix('Remove the comma', comma, ''),
  );
}

/** A token that is not allowed in its place, if nothing more precise applies. */
export function unexpected(token: Token): SyntaxIssue {
  return fault(
    'unexpected',
    token,
    `The ${token.text} does not belong here.`,
    'Check whether something before it is missing, or should not be there.',
  );
}

/** The same name twice in an object. @param text the whole file */
export function duplicateName(property: PropertyNode, earlier: PropertyNode, text: string): SyntaxIssue {
  const line = text.slice(0, earlier.nameStart).split('\n').length;
  const found = fault(
    'duplicate-key',
    { start: property.nameStart, end: property.nameEnd },
    `"${shortened(property.name)}" appears twice; the first is on line ${line}. Only one of them is used.`,
    'Remove one of them.',
  );
  return { ...found, properties: [property.name] };
}

/** Spaces that JSON does not allow, for example from a word processor; one fault, since they were pasted together. */
export function unusualSpaces(tokens: readonly Token[]): SyntaxIssue[] {
  const [first, ...others] = tokens;
  if (first === undefined) return [];
  const edits = tokens.map(({ start, end, text }) => ({ start, end, text: /[\u200b\u2060]/.test(text) ? '' : ' ' }));
  const title = others.length === 0 ? 'Replace with an ordinary space' : 'Replace all with ordinary spaces';
  return [
    fault(
      'odd-space',
      first,
      `This is not an ordinary space.${others.length === 0 ? '' : ` The file has ${others.length} more of this sort.`}`,
      others.length === 0
        ? 'Replace it with an ordinary space, or remove it.'
        : 'Replace them with ordinary spaces, or remove them.',
      { title, isSafe: true, edits },
    ),
  ];
}

/**
 * A wrong character in place of JSON punctuation, from another keyboard or a programming language.
 * @param isCertain whether nothing else can be meant
 */
export function wrongSign(token: Token, isCertain = true): SyntaxIssue {
  const right = token.meant ?? '';
  const noun = NAMES[right] ?? 'sign';
  return fault(
    'wrong-sign',
    token,
    right === '' ? `The ${token.text} does not belong here.` : `There is a ${token.text} here where ${noun} belongs.`,
    right === '' ? 'Remove it.' : `Write ${right} instead.`,
    replaceFix(right === '' ? `Remove the ${token.text}` : `Write ${right}`, token, right, isCertain),
  );
}

/** One fault for two round brackets that belong together. */
export function roundBrackets(open: SyntaxIssue, close: SyntaxIssue): SyntaxIssue {
  const edits = [...(open.fix?.edits ?? []), ...(close.fix?.edits ?? [])];
  const [opener, closer] = edits.map(({ text }) => text);
  return {
    ...open,
    message: `There are round brackets here where ${opener} and ${closer} belong.`,
    suggestion: `Write ${opener} here, and ${closer} where it ends.`,
    fix: { title: `Write ${opener} … ${closer}`, isSafe: true, edits },
  };
}

const NAMES: Record<string, string> = {
  ',': 'a comma',
  ':': 'a colon',
  '{': 'the bracket {',
  '}': 'the bracket }',
  '[': 'the bracket [',
  ']': 'the bracket ]',
};
