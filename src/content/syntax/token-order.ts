import type { Token } from './tokens.ts';

type Expected = 'value' | 'item' | 'name' | 'property' | 'colon' | 'separator' | 'nothing';

const opens = (sign: string) => sign === '{' || sign === '[';
const closerOf = (opener: string) => (opener === '{' ? '}' : ']');

/** The character of a bracket, comma or colon; empty for all other tokens, which can be names or values. */
export const signOf = ({ type, text }: Token) => (type === 'mark' ? text : '');

/** Tracks which tokens JSON allows next. Does not look inside texts. */
export class TokenOrder {
  #expected: Expected = 'value';
  readonly #open: string[];

  private constructor(open: string[]) {
    this.#open = open;
  }

  static atBegin(): TokenOrder {
    return new TokenOrder([]);
  }

  /** A copy of the state, to try something. */
  fork(): TokenOrder {
    const fork = new TokenOrder([...this.#open]);
    fork.#expected = this.#expected;
    return fork;
  }

  /** Reads a token. @returns whether it is allowed here */
  take(token: Token): boolean {
    if (token.type === 'end') return this.#expected === 'nothing';
    const next = nextExpected(this.#expected, signOf(token), this.#open);
    this.#expected = next ?? this.#expected;
    return next !== undefined;
  }
}

/**
 * @param from the index of the first token that `order` has not read yet
 * @returns the index of the first token that is not allowed in its place; the number of tokens if all are
 */
export function firstOutOfOrder(tokens: readonly Token[], from = 0, order = TokenOrder.atBegin()): number {
  for (let index = from; index < tokens.length; index++) {
    const token = tokens[index];
    if (token && !order.take(token)) return index;
  }
  return tokens.length;
}

function nextExpected(expected: Expected, sign: string, open: string[]): Expected | undefined {
  const innermost = open.at(-1);
  const isClosing = innermost !== undefined && sign === closerOf(innermost);
  if (isClosing && (expected === 'separator' || expected === 'item' || expected === 'property')) {
    open.pop();
    return open.length === 0 ? 'nothing' : 'separator';
  }
  if (expected === 'value' || expected === 'item') return afterValue(sign, open);
  if (expected === 'name' || expected === 'property') return sign === '' ? 'colon' : undefined;
  if (expected === 'colon') return sign === ':' ? 'value' : undefined;
  if (expected === 'separator' && sign === ',') return innermost === '{' ? 'name' : 'value';
  return undefined;
}

function afterValue(sign: string, open: string[]): Expected | undefined {
  if (opens(sign)) {
    open.push(sign);
    return sign === '{' ? 'property' : 'item';
  }
  if (sign !== '') return undefined;
  return open.length === 0 ? 'nothing' : 'separator';
}

interface Open {
  bracket: string;
  isWritten: boolean;
  /** The indentation of the line with the bracket; `items` is that of its items. */
  line?: number;
  /** The number of that line. */
  at: number;
  items?: number;
  /** The character that its first item begins with. */
  kind?: string;
}

/**
 * Rates how badly the layout of a text matches its brackets. Items should be indented alike, and further than the line
 * with their opening bracket; the closing bracket should be indented like that line. Items of a list should be of the
 * same kind.
 * @param tokens tokens in an order that JSON allows; those without length were inserted, so their lines do not count
 */
export function layoutFaults(tokens: readonly Token[], text: string): number {
  const open: Open[] = [];
  let [odd, line, at, end, isItem] = [0, 0, 0, 0, false];
  for (const token of tokens) {
    const sign = signOf(token);
    const isWritten = token.end > token.start;
    const indent = isWritten ? indentAt(text, end, token.start) : undefined;
    line = indent ?? line;
    at += indent === undefined ? 0 : 1;
    if (isWritten) end = token.end;
    const closes = sign === '}' || sign === ']';
    const around = closes ? open.pop() : open.at(-1);
    if (around && closes) odd += isOddEnd(around, indent, isWritten && at > around.at) ? 1 : 0;
    else if (around) odd += oddItem(around, indent, isItem && around.bracket === '[' ? sign : undefined);
    if (opens(sign)) open.push({ bracket: sign, isWritten, at, ...(isWritten ? { line } : {}) });
    isItem = opens(sign) || sign === ',';
  }
  return odd;
}

/**
 * Whether a closing bracket is indented differently from the line with its opening one, or follows other tokens on a
 * later line.
 */
function isOddEnd({ line, isWritten }: Open, indent: number | undefined, isOnLaterLine: boolean): boolean {
  return indent === undefined ? isOnLaterLine && isWritten : indent !== (line ?? indent);
}

/** Rates the beginning of an item, or of another part of it, by comparing it to the first item, which it remembers. */
function oddItem(around: Open, indent: number | undefined, kind: string | undefined): number {
  const isAskew = indent !== undefined && (indent <= (around.line ?? -1) || indent !== (around.items ?? indent));
  const isOther = kind !== undefined && kind !== (around.kind ?? kind);
  around.items ??= indent;
  around.kind ??= kind;
  // Lists directly inside of lists are rare, so it is more likely that another bracket is missing.
  return (isAskew ? 1 : 0) + (isOther ? 1 : 0) + (kind === '[' ? HALF : 0);
}

const HALF = 0.5;

/** The indentation of a token if it is the first on its line; otherwise undefined. */
function indentAt(text: string, from: number, start: number): number | undefined {
  const before = text.slice(from, start);
  const lineBreak = before.lastIndexOf('\n');
  return lineBreak < 0 ? undefined : (/^[ \t]*/.exec(before.slice(lineBreak + 1))?.[0].length ?? 0);
}
