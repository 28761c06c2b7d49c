/** A token of a JSON text. */
export interface Token {
  /**
   * punctuation: one of { } [ ] : , – string: in straight double quotation marks – misquoted: in others –
   * invalid-space: spaces that JSON does not allow – bare-word: anything else.
   */
  type: 'punctuation' | 'string' | 'misquoted' | 'bare-word' | 'comment' | 'invalid-space' | 'end';
  text: string;
  start: number;
  end: number;
  /** Whether a string or comment does not end. */
  unclosed: boolean;
  /** Whether its opening quotation mark is missing. */
  unopened?: boolean;
  /** For wrong punctuation: what was meant; empty if it is superfluous. */
  meant?: string;
}

const marks = '{}[]:,';
/** Wrong punctuation, from other keyboards and programming languages, with what is meant. */
const otherMarks = new Map([
  ...['：', '=>', '='].map((sign): [string, string] => [sign, ':']),
  ...['，', '、', '،', '؛', ';', '；', '|'].map((sign): [string, string] => [sign, ',']),
  ...['｛', '｝', '［', '］'].map((sign, index): [string, string] => [sign, '{}[]'.charAt(index)]),
]);
/** Other quotation marks, from keyboards and word processors, with those that can close them. */
const otherQuotes = new Map([
  ['“', '”“"'],
  ['”', '”"'],
  ['„', '“”"'],
  ['«', '»'],
  ["'", "'"],
  ['‘', "’'"],
  ['’', "’'"],
  ['`', '`'],
  ['＂', '＂"'],
  ['″', '″"'],
]);

/**
 * Splits any text into tokens, of which the last is always of type 'end'.
 * @param knownLines tokens to use for some lines, by the offset of the line
 */
export function tokenise(text: string, knownLines?: ReadonlyMap<number, Token[]>): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const known = knownLines?.get(at);
    if (known) {
      tokens.push(...known);
      at = endOfLine(text, at);
    } else if (isSpace(text.charAt(at))) at++;
    else {
      const token = tokenAt(text, at);
      tokens.push(token);
      at = token.end;
    }
  }
  tokens.push({ type: 'end', text: '', start: text.length, end: text.length, unclosed: false });
  return tokens;
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}

/** Whether a character is a space that JSON does not allow: no-break, zero-width, form feed … */
function isInvalidSpace(character: string): boolean {
  return !isSpace(character) && /[\s\u200b\u2060]/.test(character);
}

/** The end of a sequence of such spaces. Ordinary spaces in between are included. */
function endOfInvalidSpace(text: string, start: number): number {
  let end = start + 1;
  while (isInvalidSpace(text.charAt(end)) || (text.charAt(end) === ' ' && isInvalidSpace(text.charAt(end + 1)))) end++;
  return end;
}

function tokenAt(text: string, start: number): Token {
  const first = text.charAt(start);
  if (first === ':' && text.charAt(start - 1) === ':') return superfluous(text, start);
  if (marks.includes(first)) return token('punctuation', text, start, start + 1);
  if (isInvalidSpace(first)) return token('invalid-space', text, start, endOfInvalidSpace(text, start));
  if (first === '"') return isStrayQuote(text, start) ? superfluous(text, start) : stringAt(text, start);
  const round = first === '(' || first === '（' ? '(' : first === ')' || first === '）' ? ')' : undefined;
  if (round !== undefined) return { ...token('punctuation', text, start, start + 1), text: round, meant: round };
  const other = otherMarkAt(text, start);
  if (other) return other;
  if (first === '.' && isStopForComma(text, start))
    return { ...token('punctuation', text, start, start + 1), meant: ',' };
  if (first === '#') return token('comment', text, start, endOfLine(text, start));
  if (text.startsWith('<!--', start)) return htmlCommentAt(text, start);
  if (first === '-' && /^-{2,}\s/.test(text.slice(start, start + 10)))
    return token('comment', text, start, endOfLine(text, start));
  if (text.startsWith('//', start)) return token('comment', text, start, endOfLine(text, start));
  if (text.startsWith('/*', start)) return commentAt(text, start);
  const closers = otherQuotes.get(first);
  if (closers !== undefined) return quotedAt(text, start, closers);
  return token('bare-word', text, start, endOfWord(text, start));
}

/** How many characters to look back for what precedes a quotation mark. */
const LOOK_BACK = 200;

/** A token for wrong punctuation. */
function otherMarkAt(text: string, start: number): Token | undefined {
  for (const [sign, meant] of otherMarks)
    if (text.startsWith(sign, start))
      return { ...token('punctuation', text, start, start + sign.length), text: sign, meant };
  return undefined;
}

/** Whether a full stop at the end of a line should be a comma. */
function isStopForComma(text: string, start: number): boolean {
  return /["}\]]/.test(text.charAt(start - 1)) && /^\.\s*$/.test(text.slice(start, endOfLine(text, start)));
}

function htmlCommentAt(text: string, start: number): Token {
  const close = text.indexOf('-->', start);
  return token('comment', text, start, close < 0 ? endOfLine(text, start) : close + 3, close < 0);
}

function token(type: Token['type'], text: string, start: number, end: number, unclosed = false): Token {
  return { type, text: text.slice(start, end), start, end, unclosed };
}

/**
 * Whether a quotation mark is superfluous: either it was typed twice, or only a comma and brackets follow on its line.
 */
function isStrayQuote(text: string, start: number): boolean {
  const rest = text.slice(start, endOfLine(text, start));
  if (TWICE_BEFORE_TEXT.test(rest)) return true;
  if (text.charAt(start - 1) === '"' && /^"\s*[:,}\]]/.test(rest)) return true;
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  const endsValue = /(?:["}\]][ \t]*|[:,[]\s*(?:-?[\d.]+|true|false|null))$/.test(before);
  return endsValue && /^"\s*[,}\]]*\s*$/.test(rest);
}

/** Two quotation marks at the beginning of a text that has one at its end. */
const TWICE_BEFORE_TEXT = /^""[^\s",:}\]](?:[^"\\]|\\.)*"\s*(?:[:,}\]]|$)/;

function superfluous(text: string, start: number): Token {
  return { ...token('punctuation', text, start, start + 1), meant: '' };
}

/**
 * A string up to its closing quotation mark. If that is missing, up to the end of the line, unless the string certainly
 * continues on the next one.
 */
function stringAt(text: string, start: number): Token {
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    else if (character === '"') return token('string', text, start, at + 1);
    else if (character === '\n' && !continuesOnNextLine(text, at))
      return token('string', text, start, endWithoutReturn(text, at), true);
  }
  return token('string', text, start, text.length, true);
}

/**
 * Whether the next line continues a text: it does not begin with a quotation mark or bracket, and ends with a quotation
 * mark.
 */
export function continuesOnNextLine(text: string, lineBreak: number): boolean {
  const line = text.slice(lineBreak + 1, endOfLine(text, lineBreak + 1));
  return /^\s*[^\s"{}[\]][^"]*"\s*[,}\]]?\s*$/.test(line);
}

function endWithoutReturn(text: string, lineEnd: number): number {
  return text.charAt(lineEnd - 1) === '\r' ? lineEnd - 1 : lineEnd;
}

function commentAt(text: string, start: number): Token {
  const close = text.indexOf('*/', start + 2);
  return close < 0 ? token('comment', text, start, text.length, true) : token('comment', text, start, close + 2);
}

function quotedAt(text: string, start: number, closers: string): Token {
  const lineEnd = endOfLine(text, start);
  for (let at = start + 1; at < lineEnd; at++) {
    const closes = closers.includes(text.charAt(at)) && /^\s*([,:}\]]|$)/.test(text.slice(at + 1, lineEnd));
    if (closes) return token('misquoted', text, start, at + 1);
  }
  return token('misquoted', text, start, lineEnd, true);
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

function endOfWord(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isWordCharacter(text.charAt(end))) end++;
  return end;
}

/** Characters that end a word, besides spaces and JSON punctuation. */
const endsWord = '"|;；，、،；：｛｝［］()（）=';

function isWordCharacter(character: string): boolean {
  return (
    !isSpace(character) && !isInvalidSpace(character) && !marks.includes(character) && !endsWord.includes(character)
  );
}
