import { bareList, bareValues } from './brackets/bare-list.ts';
import { closesOutside } from './brackets/bracket-balance.ts';
import * as brackets from './brackets/bracket-faults.ts';
import { intendedBracket } from './brackets/container-kind.ts';
import { looksLikeComma, withoutColon } from './colon-faults.ts';
import * as faults from './faults.ts';
import { deepestNesting } from './nesting.ts';
import type { PropertyNode, ValueNode } from './nodes.ts';
import { restOfNumber } from './number-faults.ts';
import { ParserState } from './parser-state.ts';
import { isSecondEntry, isSecondValue } from './run-together.ts';
import { halfLine, quoteInside } from './text-faults.ts';
import { skipLine } from './token-stream.ts';
import type { Token } from './tokens.ts';

/** Parses tokens, and collects the faults that it finds on the way. */
export class TextParser extends ParserState {
  /** The token before which a missing comma was already reported, along with the missing bracket before it. */
  #afterReportedComma: Token | undefined;

  document(): ValueNode | undefined {
    const root = this.isWithoutBegin() ? this.#groupWithoutBegin() : this.#value();
    const rest = this.tokens.peek();
    if (rest.type !== 'end' && !this.isAbandoned()) this.report(faults.textAfterEnd(rest, this.text));
    return root;
  }

  #groupWithoutBegin(): ValueNode {
    const first = this.tokens.peek();
    this.report(brackets.missingBegin(first));
    this.open.push({ ...first, type: 'punctuation', text: '{' });
    const properties = this.#properties();
    this.open.pop();
    return { start: first.start, end: this.tokens.previous().end, properties };
  }

  #value(): ValueNode | undefined {
    const token = this.tokens.peek();
    if (token.text === '{' || token.text === '[') return this.#container(this.tokens.take());
    if (token.type === 'punctuation' || token.type === 'end') {
      this.report(faults.missingValue(this.tokens.previous(), token));
      return undefined;
    }
    this.tokens.take();
    return this.readScalar(token);
  }

  #container(open: Token): ValueNode {
    if (this.open.length >= deepestNesting) return this.#abandon(open);
    const meant = intendedBracket(open.text === '{' ? '{' : '[', this.tokens.all, this.tokens.position);
    const isOther = meant !== open.text;
    this.open.push({ ...open, text: meant });
    const node: ValueNode = { start: open.start, end: open.end };
    if (meant === '{') node.properties = this.#properties(isOther ? ']' : undefined);
    else node.items = this.#items(isOther ? '}' : undefined);
    this.open.pop();
    node.end = this.tokens.previous().end;
    if (isOther) this.report(brackets.otherBracket(open, this.tokens.previous(), meant));
    return node;
  }

  #abandon(open: Token): ValueNode {
    this.report(brackets.tooDeep(open, deepestNesting));
    this.tokens.skipRest();
    return { start: open.start, end: open.end };
  }

  /** Reads the items of a list. @param also another bracket that can end it, because it began with the wrong one */
  #items(also?: string): ValueNode[] {
    const items: ValueNode[] = [];
    while (!this.#closes(']', also)) {
      if (this.isWithoutBegin()) {
        this.report(brackets.groupWithoutBrackets(this.tokens.peek()));
        while (this.isWithoutBegin()) this.#property();
        continue;
      }
      const item = this.#value();
      if (item) items.push(item);
      this.#separator(item);
    }
    return items;
  }

  #properties(also?: string): PropertyNode[] {
    const properties: PropertyNode[] = [];
    let isSecond = false;
    while (!this.#closes('}', also)) {
      if (!isSecond && isSecondEntry(properties[0], this.nextTwo(), this.open)) {
        this.#reportSecondEntry();
        isSecond = true;
      }
      const property = this.#property();
      if (!property) continue;
      const earlier = isSecond ? undefined : properties.find((other) => other.name === property.name);
      if (earlier) this.report(faults.duplicateName(property, earlier, this.text));
      properties.push(property);
    }
    return properties;
  }

  /** Reports that the next entry of a list begins here, without the brackets between the two. */
  #reportSecondEntry(): void {
    if (this.faults.at(-1)?.code === 'missing-comma') this.faults.pop();
    this.report(brackets.entriesRunTogether(this.tokens.peek(), this.tokens.previous()));
  }

  #property(): PropertyNode | undefined {
    const token = this.tokens.peek();
    const cut = restOfNumber([this.tokens.at(-2), this.tokens.at(-1)], token, () => this.tokens.rest());
    if (cut) {
      this.report(cut.fault);
      for (let taken = 0; taken < cut.length; taken++) this.tokens.take();
      this.#separator(undefined);
      return undefined;
    }
    if (token.text === '{' || token.text === '[' || token.text === ':') {
      const isAfterList = token.text === '{' && this.tokens.at(-1)?.text === ',' && this.tokens.at(-2)?.text === ']';
      this.report(faults.missingName(token, isAfterList));
      if (token.text === ':') this.tokens.take();
      this.#separator(this.#value());
      return undefined;
    }
    const nameToken = this.tokens.take();
    if (nameToken.unclosed && this.isWithoutBegin()) {
      this.report(halfLine(nameToken));
      return undefined;
    }
    const name = this.readName(nameToken);
    const property: PropertyNode = { name, nameStart: nameToken.start, nameEnd: nameToken.end };
    const hasColon = this.tokens.peek().text === ':';
    if (hasColon) this.tokens.take();
    else this.#reportMissingColon(nameToken);
    const value = hasColon || this.isAtValue() ? this.#valueOf(nameToken) : undefined;
    this.#separator(value);
    return value ? { ...property, value } : property;
  }

  /** Reports a name without a colon; skips a comma that stands in its place. */
  #reportMissingColon(name: Token): void {
    const { fault, hasComma } = withoutColon(name, this.tokens, this.isAtValue(), this.text);
    this.report(fault);
    if (hasComma) this.tokens.take();
  }

  /** Reads the value of a property, and those after it if it is a list without its brackets. */
  #valueOf(name: Token): ValueNode | undefined {
    const from = this.tokens.position;
    const first = this.#value();
    const others = first ? bareValues(this.tokens.all, from, this.tokens.position, this.text) : 0;
    if (others === 0 || first === undefined) return first;
    const items = [first];
    for (let read = 0; read < others; read++) {
      this.tokens.take();
      const item = this.#value();
      if (item) items.push(item);
    }
    this.report(bareList(name, items, this.text));
    return { start: first.start, end: this.tokens.previous().end, items };
  }

  /** Reads the comma after a value, and reports a missing or superfluous one. */
  #separator(value: ValueNode | undefined): void {
    const previous = this.tokens.previous();
    const isCommaReported = this.tokens.peek() === this.#afterReportedComma;
    if (value) this.#skipQuoteInside(previous);
    const token = this.tokens.peek();
    if (token.text === ',') {
      const comma = this.tokens.take();
      const after = this.tokens.peek();
      if (after.text === '}' || after.text === ']') this.report(faults.trailingComma(comma, after));
      if (after.text === ',') {
        this.report(faults.extraComma(this.tokens.take()));
      }
      return;
    }
    if (token.type === 'end' || token.text === '}' || token.text === ']') return;
    if (token.text === ':') {
      const isComma = looksLikeComma(token, [this.tokens.at(1), this.tokens.at(2)], this.text);
      this.tokens.take();
      this.report(isComma ? faults.wrongSign({ ...token, meant: ',' }) : faults.unexpected(token));
      if (!isComma) this.#separator(this.#value());
      return;
    }
    if (isSecondValue(previous, this.nextTwo(), this.open, this.text)) {
      this.report(faults.secondValue(previous, this.tokens.take()));
      this.#separator(undefined);
      return;
    }
    const isReported = isCommaReported || this.isNextOutside(this.open.at(-1)?.text === '[' ? ']' : '}');
    const isOnLine = !this.text.slice(previous.end, token.start).includes('\n');
    if (!previous.unclosed && !isReported) this.report(faults.missingComma(previous, isOnLine ? token : undefined));
  }

  /** If a quotation mark inside a text has ended it too early, reports that and skips the rest of the line. */
  #skipQuoteInside(previous: Token): void {
    const next = this.tokens.peek();
    const isInside =
      previous.type === 'string' &&
      next.type === 'bare-word' &&
      !this.text.slice(previous.end, next.start).includes('\n');
    if (!isInside) return;
    this.report(quoteInside(previous));
    skipLine(previous, this.tokens, this.text);
  }

  /** Whether the current object or list ends here. Reads its closing bracket, or reports that it is missing. */
  #closes(bracket: '}' | ']', also?: string): boolean {
    const token = this.tokens.peek();
    if ((token.text === bracket || token.text === also) && token.type === 'punctuation') {
      this.tokens.take();
      return true;
    }
    const open = this.open.at(-1) ?? token;
    if (token.type === 'end') {
      const isRoot = this.open.length === 1;
      const last = this.tokens.previous();
      if (!this.isAbandoned())
        this.report(
          (isRoot ? brackets.unclosedFile(open, bracket, last, this.text) : undefined) ??
            brackets.unclosedBracket(open, bracket),
        );
      return true;
    }
    if (token.text === ',') {
      this.report(faults.extraComma(this.tokens.take()));
      return this.#closes(bracket, also);
    }
    if (this.isNextOutside(bracket)) {
      this.report(brackets.bracketMissingAt(open, this.tokens.previous(), `${bracket},`, this.text));
      // The comma belongs after the bracket. If it is missing too, it was reported along with the bracket.
      if (this.tokens.previous().text === ',') this.tokens.stepBack();
      else this.#afterReportedComma = token;
      return true;
    }
    if (token.type !== 'punctuation' || !'}]'.includes(token.text)) return false;
    const belongsOutside = closesOutside(token.text, this.tokens.rest(), this.open);
    this.report(
      belongsOutside
        ? brackets.unclosedBracket(open, bracket, this.tokens.previous())
        : brackets.wrongBracket(token, bracket),
    );
    if (!belongsOutside) this.tokens.take();
    return true;
  }
}
