import { endOf, fault, replaceFix, type SyntaxIssue, shortened } from '../fault-parts.ts';
import type { Token } from '../tokens.ts';

/** The fault for a bracket that is not closed. @param last the last token that can be inside, if known */
export function unclosedBracket(open: Token, bracket: string, last?: Token): SyntaxIssue {
  const fix =
    last &&
    replaceFix(`Write ${bracket} before the next closing bracket`, { start: last.end, end: last.end }, bracket, false);
  return fault('unclosed-bracket', open, `This ${open.text} is never closed.`, `Add a ${bracket} where it ends.`, fix);
}

/**
 * The fault for a file without its last bracket. Undefined if the last line is not indented, since then another bracket
 * is missing further up.
 * @param last the last token of the file
 */
export function unclosedFile(open: Token, bracket: string, last: Token, text: string): SyntaxIssue | undefined {
  const lineStart = text.lastIndexOf('\n', last.start) + 1;
  if (!/^[ \t]/.test(text.slice(lineStart)) || open.start >= lineStart) return undefined;
  return fault(
    'unclosed-bracket',
    endOf(last),
    `The file ends without the ${bracket} that closes its first ${open.text}.`,
    `Write ${bracket} on a line of its own at the end of the file.`,
    replaceFix(`Write ${bracket} at the end of the file`, { start: last.end, end: last.end }, `\n${bracket}`),
  );
}

/**
 * The fault for a bracket that is missing before something that belongs outside.
 * @param missing the bracket, and a comma if that is missing too
 * @param isCertain whether all other brackets of the file are right
 */
export function bracketMissingAt(
  open: Token,
  previous: Token,
  missing: string,
  text: string,
  isCertain = false,
): SyntaxIssue {
  const line = text.slice(0, open.start).split('\n').length;
  const what = missing.startsWith(']') ? 'list' : 'group';
  const isComma = previous.text === ',';
  const at = isComma ? previous.start : previous.end;
  const [written, where] = isComma ? [missing.charAt(0), 'before the comma'] : [missing, 'at the end of this line'];
  return fault(
    'unclosed-bracket',
    endOf(previous),
    `The ${what} that begins on line ${line} is not closed here.`,
    `Write ${written} ${where}.`,
    replaceFix(`Write ${written} ${where}`, { start: at, end: at }, written, isCertain),
  );
}

/** The fault for named lines that stand in a list without brackets around them. */
export function groupWithoutBrackets(name: Token): SyntaxIssue {
  return fault(
    'wrong-bracket',
    name,
    'These lines have names, but a list has entries: its named lines stand in {curly brackets}.',
    `Write { before ${shortened(name.text)}, and }, after the last of these lines.`,
  );
}

/** The fault for two entries of a list whose brackets in between were lost. @param end the end of the first */
export function entriesRunTogether(name: Token, end: Token): SyntaxIssue {
  const span = end.text === ',' ? end : { start: end.end, end: end.end };
  return fault(
    'wrong-bracket',
    name,
    `Two entries of the list have run together: ${shortened(name.text)} begins the second one.`,
    `Write }, { before ${shortened(name.text)}.`,
    replaceFix('Write }, {', span, '}, {', false),
  );
}

/** The fault for lines that were lost along with brackets. @param next what comes after them */
export function lostLines(next: Token): SyntaxIssue {
  return fault(
    'wrong-bracket',
    next,
    'Lines are missing before this one: what they began is still closed further down.',
    'Restore the lines from an earlier version.',
  );
}

/** The fault for two closing brackets the other way round. @param isInLine whether both would match the layout then */
export function swappedBrackets(first: Token, second: Token, isInLine: boolean): SyntaxIssue {
  const title = `Write ${second.text} and then ${first.text}`;
  const edits = [
    { start: first.start, end: first.end, text: second.text },
    { start: second.start, end: second.end, text: first.text },
  ];
  return {
    ...fault(
      'wrong-bracket',
      first,
      `The ${first.text} and the ${second.text} after it are the wrong way round.`,
      `Write ${second.text} here, and ${first.text} where the ${second.text} is.`,
    ),
    fix: { title, isSafe: isInLine, edits },
  };
}

/**
 * The fault for an opening bracket that is missing before a token.
 * @param isInLine whether it would match the layout
 */
export function missingOpener(next: Token, bracket: '{' | '[', isInLine: boolean): SyntaxIssue {
  const [what, closer] = bracket === '{' ? ['group', '}'] : ['list', ']'];
  return fault(
    'wrong-bracket',
    next,
    `The ${bracket} that begins this ${what} is missing; its ${closer} is there.`,
    `Write ${bracket} before ${shortened(next.text)}${isInLine ? '' : ', or restore the lines that are missing around it'}.`,
    replaceFix(
      `Write ${bracket} before it`,
      { start: next.start, end: next.start },
      next.type === 'punctuation' ? bracket : `${bracket} `,
      isInLine,
    ),
  );
}

/** The fault for a comma where a closing bracket should be. */
export function bracketForComma(open: Token, comma: Token, bracket: string, text: string): SyntaxIssue {
  const line = text.slice(0, open.start).split('\n').length;
  return fault(
    'unclosed-bracket',
    comma,
    `The ${bracket === ']' ? 'list' : 'group'} that begins on line ${line} is not closed here.`,
    `Write ${bracket} in place of the comma.`,
    replaceFix(`Write ${bracket} in place of the comma`, comma, bracket),
  );
}

/**
 * The fault for a superfluous bracket.
 * @param comma the comma after it, if that is superfluous too
 * @param lost a line that may be missing instead
 */
export function extraBracket(token: Token, comma?: Token, lost?: string): SyntaxIssue {
  const isOpening = token.text === '{' || token.text === '[';
  const removal = comma ? 'Remove it, with the comma behind it.' : 'Remove it.';
  return fault(
    'extra-bracket',
    token,
    isOpening
      ? `This ${token.text} is one too many: nothing closes it.`
      : `This ${token.text} is one too many: it closes something too early, or nothing at all.`,
    lost === undefined ? removal : `${removal} If a line was deleted behind it, such as ${lost}, write that again.`,
    replaceFix(`Remove the ${token.text}`, { start: token.start, end: (comma ?? token).end }, '', lost === undefined),
  );
}

/** The fault for a file that ends while several brackets are open. */
export function unclosedEnd(open: readonly Token[], last: Token, text: string): SyntaxIssue {
  const closers = open.map(({ text: opener }) => (opener === '{' ? '}' : ']')).reverse();
  const [only] = closers;
  const lines = open.map(({ start }) => indentOf(start, text)).reverse();
  const written = closers.map((closer, index) => `\n${lines[index]}${closer}`).join('');
  const isCut = last.text === ',';
  const span = { start: isCut ? last.start : last.end, end: last.end };
  if (closers.length === 1 && only !== undefined)
    return fault(
      'unclosed-bracket',
      endOf(last),
      `The file ends without the ${only} that closes its first ${open[0]?.text}.`,
      `Write ${only} on a line of its own at the end of the file.`,
      replaceFix(`Write ${only} at the end of the file`, span, written),
    );
  return fault(
    'unclosed-bracket',
    endOf(last),
    `The file ends while ${closers.length} brackets are still open.`,
    `Write ${closers.join(' ')} at the end of the file${isCut ? ' in place of the comma' : ''}; if more of it is missing, restore the file from an earlier version.`,
    replaceFix(`Write ${closers.join(' ')} at the end of the file`, span, written, false),
  );
}

/** The fault for a file that breaks off in the middle of a line. */
export function cutEnd(open: readonly Token[], last: Token): SyntaxIssue {
  const closers = open.map(({ text }) => (text === '{' ? '}' : ']')).reverse();
  return fault(
    'unclosed-bracket',
    endOf(last),
    `The file breaks off here, in the middle of an entry, while ${closers.length} brackets are still open.`,
    `Restore the file from an earlier version, or complete the entry and write ${closers.join(' ')} after it.`,
  );
}

/** The indentation of the line at an offset. */
function indentOf(place: number, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', place) + 1, place);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** The fault for a file without its first bracket. */
export function missingBegin(first: Token): SyntaxIssue {
  return fault(
    'wrong-bracket',
    first,
    'The file does not begin with {.',
    'Make { its first character.',
    replaceFix('Write { at the beginning', { start: first.start, end: first.start }, '{'),
  );
}

/**
 * The fault for one kind of closing bracket in place of the other. @param isCertain whether all other brackets of the
 * file are right
 */
export function wrongBracket(token: Token, bracket: string, isCertain = false): SyntaxIssue {
  return fault(
    'wrong-bracket',
    token,
    `There is a ${token.text} here, but a ${bracket} must come first.`,
    `Write ${bracket} instead${isCertain ? '' : ', or look for a missing bracket before it'}.`,
    isCertain ? replaceFix(`Write ${bracket}`, token, bracket) : undefined,
  );
}

/** The fault for too many brackets inside each other. @param open the first one beyond the limit */
export function tooDeep(open: Token, most: number): SyntaxIssue {
  return fault(
    'too-deep',
    open,
    `The brackets are nested more than ${most} levels deep.`,
    'Remove unnecessary brackets.',
  );
}

/** The fault for a list in curly brackets, or an object in square brackets. */
export function otherBracket(open: Token, close: Token, meant: '{' | '['): SyntaxIssue {
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
