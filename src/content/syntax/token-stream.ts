import type { Token } from './tokens.ts';

/** The tokens of a text, read one after the other. */
export class TokenStream {
  readonly all: readonly Token[];
  readonly #end: Token;
  #position = 0;

  constructor(tokens: readonly Token[], textLength: number) {
    this.all = tokens;
    this.#end = { type: 'end', text: '', start: textLength, end: textLength, unclosed: false };
  }

  /** The index of the next token. */
  get position(): number {
    return this.#position;
  }

  /** The token at an offset from the next one: 0 is the next token, -1 the one before it. */
  at(offset: number): Token | undefined {
    return this.all[this.#position + offset];
  }

  /** The next token, or one of type `end` if there is none left. */
  peek(): Token {
    return this.at(0) ?? this.#end;
  }

  /** Returns the next token and moves past it. */
  take(): Token {
    const token = this.peek();
    if (token !== this.#end) this.#position++;
    return token;
  }

  /** The token that was read last. */
  previous(): Token {
    return this.at(-1) ?? this.peek();
  }

  /** The remaining tokens. They are copied, so only call this for texts with faults. */
  rest(): Token[] {
    return this.all.slice(this.#position);
  }

  stepBack(): void {
    this.#position--;
  }

  skipRest(): void {
    this.#position = this.all.length;
  }
}

/** Skips the tokens that follow one on its line, up to the commas and brackets that the line ends with. */
export function skipLine({ end: start }: Token, tokens: TokenStream, text: string): void {
  const lineEnd = text.indexOf('\n', start);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const isTail = (token: Token) => token.type === 'punctuation' && /^[\s,}\]]*$/.test(text.slice(token.start, end));
  while (tokens.peek().type !== 'end' && tokens.peek().start < end && !isTail(tokens.peek())) tokens.take();
}
