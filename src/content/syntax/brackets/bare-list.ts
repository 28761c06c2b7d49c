import { fault, type SyntaxIssue, shortened } from '../fault-parts.ts';
import type { ValueNode } from '../nodes.ts';
import { isOpener, punctuationOf } from '../token-order.ts';
import type { Token } from '../tokens.ts';

type Tokens = readonly (Token | undefined)[];

/** Minimum values after the first one that can only be a list: one or two texts may have lost their names instead. */
const MIN_VALUES: Readonly<Record<string, number>> = { text: 2, number: 1, '{': 2, '[': 2 };

/**
 * How many values follow the value of a property that can only be the first of a list without its brackets.
 * @param from the index of that value's first token
 * @param end the index of the token after it
 * @returns 0 if the property has just one value
 */
export function bareValues(tokens: Tokens, from: number, end: number, text: string): number {
  const kind = kindOf(tokens[from]);
  if (kind === undefined) return 0;
  const [values, after] = valuesAfter(tokens, end, kind);
  const sign = tokens[after] && punctuationOf(tokens[after]);
  const isWhole = sign === '}' || sign === ',' || tokens[after]?.type === 'string';
  const [first, second] = values;
  if (!isWhole || values.length < (MIN_VALUES[kind] ?? 0) || first === undefined) return 0;
  const isPair =
    isOnItsLine(tokens, first, text) ||
    (values.length === 2 && second !== undefined && !hasBreak(tokens, second, text));
  const isName = kind === 'text' && /^"\$?[a-z]\w*"$/.test(tokens[first]?.text ?? '');
  return (isName && isPair) || touches(tokens, first) ? 0 : values.length;
}

function kindOf(token: Token | undefined): string | undefined {
  if (token === undefined) return undefined;
  if (token.type === 'string') return token.unclosed || token.unopened ? undefined : 'text';
  if (token.type === 'bare-word') return /^-?\d+(?:\.\d+)?$/.test(token.text) ? 'number' : undefined;
  const sign = punctuationOf(token);
  return isOpener(sign) ? sign : undefined;
}

/** The indexes of values of one kind after commas, and of the token after them. */
function valuesAfter(tokens: Tokens, from: number, kind: string): [values: number[], end: number] {
  const values: number[] = [];
  let at = from;
  for (;;) {
    const [comma, value] = [tokens[at], tokens[at + 1]];
    const end = endOfValue(tokens, at + 1);
    const isNext = comma && punctuationOf(comma) === ',' && kindOf(value) === kind && end !== undefined;
    const isName = isNext && tokens[end]?.text === ':';
    if (!isNext || isName) return [values, at];
    values.push(at + 1);
    at = end;
  }
}

/** The index of the token after a value. */
function endOfValue(tokens: Tokens, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    const sign = token ? punctuationOf(token) : '';
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') depth--;
    if (depth < 0) return undefined;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

const hasBreak = (tokens: Tokens, at: number, text: string) =>
  text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes('\n');

/** Whether a text begins its line, or its object, and the value after it and its colon is on the same line. */
export function isOnItsLine(tokens: Tokens, at: number, text: string): boolean {
  const isFirst = tokens[at - 1]?.text === '{' || hasBreak(tokens, at, text);
  return isFirst && !hasBreak(tokens, at + 1, text) && !hasBreak(tokens, at + 2, text);
}

/** Whether a number follows its comma without a space, as the rest of a number with a decimal comma does. */
const touches = (tokens: Tokens, at: number) =>
  kindOf(tokens[at]) === 'number' && tokens[at - 1]?.end === tokens[at]?.start;

/** The fault for a list without its brackets. @param items its values */
export function bareList(name: Token, items: readonly ValueNode[], text: string): SyntaxIssue {
  const [start, end] = [items[0]?.start ?? name.end, items.at(-1)?.end ?? name.end];
  const quoted = (item: ValueNode | undefined) => shortened(text.slice(item?.start, item?.end).split('\n')[0] ?? '');
  const [first, last] = [quoted(items[0]), quoted(items.at(-1))];
  const opener = text.charAt(start);
  const where = isOpener(opener)
    ? `its first ${opener} and ] after its last ${opener === '{' ? '}' : ']'}`
    : `${first} and ] after ${last}`;
  return {
    ...fault(
      'wrong-bracket',
      name,
      `${shortened(name.text)} has ${items.length} values, but they are in no list: both of its square brackets are missing.`,
      `Write [ before ${where}.`,
    ),
    fix: {
      title: 'Write [ … ]',
      isSafe: true,
      edits: [
        { start, end: start, text: '[' },
        { start: end, end, text: ']' },
      ],
    },
  };
}
