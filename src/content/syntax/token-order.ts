import type { Token } from './tokens.ts';

type Expected = 'value' | 'item' | 'name' | 'property' | 'colon' | 'separator' | 'nothing';

/** Whether a character is an opening bracket. */
export const isOpener = (sign: string) => sign === '{' || sign === '[';
const closerOf = (opener: string) => (opener === '{' ? '}' : ']');

/** The character of a bracket, comma or colon; empty for all other tokens, which can be names or values. */
export const punctuationOf = ({ type, text }: Token) => (type === 'punctuation' ? text : '');

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

  /** Whether the name of a property can be next. */
  get isAtName(): boolean {
    return this.#expected === 'name' || this.#expected === 'property';
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
    const next = nextExpected(this.#expected, punctuationOf(token), this.#open);
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
  if (isOpener(sign)) {
    open.push(sign);
    return sign === '{' ? 'property' : 'item';
  }
  if (sign !== '') return undefined;
  return open.length === 0 ? 'nothing' : 'separator';
}
