import type { Token } from './tokens.ts';

const openerOf = (closer: string) => (closer === '}' ? '{' : '[');

/** How many more brackets of a kind are closed than opened in the rest of a text. */
function toCome(closer: string, rest: Token[]): number {
  const count = (sign: string) => rest.filter(({ type, text }) => type === 'mark' && text === sign).length;
  return count(closer) - count(openerOf(closer));
}

const openOf = (closer: string, open: Token[]) => open.filter(({ text }) => text === openerOf(closer)).length;

/** True when a bracket closes something around the innermost object or list: when there are not more of its sort to come than are open. */
export function closesOutside(closer: string, rest: Token[], open: Token[]): boolean {
  const around = openOf(closer, open.slice(0, -1));
  return around > 0 && toCome(closer, rest) <= around;
}

/**
 * True when the next line plainly belongs outside: a name in a list, or a group that follows a group of a list.
 * @param next the two tokens that come next
 * @param rest all that come; asked for only where those two leave it open, since most texts are in order
 */
export function isNextOutside(
  bracket: '}' | ']',
  [token, after]: (Token | undefined)[],
  rest: () => Token[],
  open: Token[],
): boolean {
  const around = open.at(-2)?.text;
  const isOutside =
    bracket === ']'
      ? around === '{' && token?.type === 'string' && after?.text === ':'
      : around === '[' && token?.text === '{' && token.type === 'mark';
  return isOutside && toCome(bracket, rest()) < openOf(bracket, open);
}
