import { endOf, fault, put } from './fault-parts.ts';
import type { Fault } from './nodes.ts';
import type { Token } from './tokens.ts';

/** @param last the last token that can belong to it, if known */
export function unclosedBracket(open: Token, bracket: string, last?: Token): Fault {
  const fix =
    last && put(`Write ${bracket} before the next closing bracket`, { start: last.end, end: last.end }, bracket);
  return fault('unclosed-bracket', open, `This ${open.text} is never closed.`, `Add a ${bracket} where it ends.`, fix);
}

/**
 * The fault for a file without its last bracket; undefined if the last line is not indented, so that another bracket is
 * missing before it.
 * @param last the last token of the file
 */
export function unclosedFile(open: Token, bracket: string, last: Token, text: string): Fault | undefined {
  const lineStart = text.lastIndexOf('\n', last.start) + 1;
  if (!/^[ \t]/.test(text.slice(lineStart)) || open.start >= lineStart) return undefined;
  return fault(
    'unclosed-bracket',
    endOf(last),
    `The file ends without the ${bracket} that closes its first ${open.text}.`,
    `Write ${bracket} on a line of its own at the end of the file.`,
    put(`Write ${bracket} at the end of the file`, { start: last.end, end: last.end }, `\n${bracket}`),
  );
}

/** The fault for a bracket missing where something else begins: before the comma, or together with it. */
export function bracketMissingAt(open: Token, previous: Token, bracket: string, text: string): Fault {
  const line = text.slice(0, open.start).split('\n').length;
  const what = bracket === ']' ? 'list' : 'group';
  const isComma = previous.text === ',';
  const at = isComma ? previous.start : previous.end;
  const [written, where] = isComma ? [bracket, 'before the comma'] : [`${bracket},`, 'at the end of this line'];
  return fault(
    'unclosed-bracket',
    endOf(previous),
    `The ${what} that begins on line ${line} is not closed here.`,
    `Write ${written} ${where}.`,
    put(`Write ${written} ${where}`, { start: at, end: at }, written),
  );
}

/** A file without its first bracket. */
export function missingBegin(first: Token): Fault {
  return fault(
    'wrong-bracket',
    first,
    'The file does not begin with {.',
    'Make { its first character.',
    put('Write { at the beginning', { start: first.start, end: first.start }, '{'),
  );
}

export function wrongBracket(token: Token, bracket: string): Fault {
  return fault(
    'wrong-bracket',
    token,
    `There is a ${token.text} here, but a ${bracket} must come first.`,
    `Write ${bracket} instead, or look for a missing bracket before it.`,
  );
}

export function tooDeep(open: Token, most: number): Fault {
  return fault(
    'too-deep',
    open,
    `The brackets are nested more than ${most} levels deep.`,
    'Remove unnecessary brackets.',
  );
}

/** The fault for a list in curly brackets, or an object in square brackets. */
export function otherBracket(open: Token, close: Token, meant: '{' | '['): Fault {
  const end = meant === '{' ? '}' : ']';
  const what =
    meant === '{' ? 'a group of lines with names, which needs curly brackets' : 'a list, which needs square brackets';
  const closing =
    close.text === end || close.start <= open.start ? [] : [{ start: close.start, end: close.end, text: end }];
  return {
    ...fault('wrong-bracket', open, `This is ${what}.`, `Write ${meant} here, and ${end} where it ends.`),
    fix: {
      title: `Write ${meant} … ${end}`,
      isSafe: true,
      edits: [{ start: open.start, end: open.end, text: meant }, ...closing],
    },
  };
}
