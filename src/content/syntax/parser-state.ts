import { isNextOutside } from './brackets/bracket-balance.ts';
import type { SyntaxIssue } from './fault-parts.ts';
import type { ValueNode } from './nodes.ts';
import { cutNumber, takeSpacedDigits } from './number-faults.ts';
import { scalarOf } from './scalars.ts';
import { nameWithoutQuotes } from './text-faults.ts';
import { TokenStream } from './token-stream.ts';
import type { Token } from './tokens.ts';

/** Maximum number of faults. A text with more is not JSON at all. */
const mostFaults = 100;

/** What a parser of tokens has read so far, and the faults that it has found. */
export class ParserState {
  readonly faults: SyntaxIssue[] = [];
  protected readonly text: string;
  protected readonly tokens: TokenStream;
  /** The brackets that are open, with the innermost last. */
  protected readonly open: Token[] = [];

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = new TokenStream(tokens, text.length);
  }

  /** Reads a text, a number or another value without brackets. */
  protected readScalar(token: Token): ValueNode {
    const rest = takeSpacedDigits(token, this.tokens);
    if (rest.length > 0) {
      this.report(cutNumber(token, rest, this.text.charAt(token.end)));
      const digits = [token, ...rest].map(({ text }) => text).join('');
      return { start: token.start, end: this.tokens.previous().end, scalar: Number(digits) };
    }
    const { scalar, fault } = scalarOf(token);
    if (fault) this.report(fault);
    return { start: token.start, end: token.end, ...(scalar === undefined ? {} : { scalar }) };
  }

  /** Reads a name, with or without its quotation marks. */
  protected readName(token: Token): string {
    const { scalar, fault } = scalarOf(token);
    if (token.type === 'bare-word') this.report(nameWithoutQuotes(token));
    else if (fault) this.report(fault);
    return token.type === 'bare-word' ? token.text : String(scalar);
  }

  protected nextTwo(): (Token | undefined)[] {
    return [this.tokens.at(0), this.tokens.at(1)];
  }

  /** Whether a name and its colon come next, where a bracket has to come first. */
  protected isWithoutBegin(): boolean {
    const [first, second] = this.nextTwo();
    return first?.type === 'string' && second?.text === ':';
  }

  /** Records a fault. If there are very many, the rest of the text is skipped. */
  protected report(fault: SyntaxIssue): void {
    this.faults.push(fault);
    if (this.faults.length >= mostFaults) this.tokens.skipRest();
  }

  protected isAbandoned(): boolean {
    return this.faults.length >= mostFaults || this.faults.at(-1)?.code === 'too-deep';
  }

  protected isAtValue(): boolean {
    const { type, text } = this.tokens.peek();
    return type === 'punctuation' ? text === '{' || text === '[' : type !== 'end';
  }

  /** Whether what follows certainly belongs outside of the current object or list. */
  protected isNextOutside(bracket: '}' | ']'): boolean {
    return isNextOutside(bracket, this.nextTwo(), () => this.tokens.rest(), this.open);
  }
}
