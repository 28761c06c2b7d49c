import type { PropertyNode } from './nodes.ts';
import type { Token } from './tokens.ts';

/**
 * Whether an entry of a list begins at a name, without the brackets between it and the entry before: it has the name
 * with which that began.
 */
export function isSecondEntry(
  first: PropertyNode | undefined,
  [name, colon]: readonly (Token | undefined)[],
  open: readonly Token[],
): boolean {
  const isInList = open.at(-2)?.text === '[';
  return first !== undefined && isInList && name?.text === JSON.stringify(first.name) && colon?.text === ':';
}

/** Whether a text follows the value of a property on its line, and is not the name of the next. */
export function isSecondValue(
  previous: Token,
  [token, next]: readonly (Token | undefined)[],
  open: readonly Token[],
  text: string,
): boolean {
  const isText = previous.type === 'string' && token?.type === 'string' && !token.unclosed;
  if (!isText || open.at(-1)?.text !== '{' || next?.type !== 'punctuation' || next.text === ':') return false;
  return !text.slice(previous.end, token.start).includes('\n');
}
