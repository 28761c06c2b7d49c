import type { Token } from '../tokens.ts';

const openerOf = (closer: string) => (closer === '}' ? '{' : '[');

/** In the remaining tokens, how many more brackets of a kind are closed than opened. */
function unmatchedClosers(closer: string, rest: Token[]): number {
  const count = (sign: string) => rest.filter(({ type, text }) => type === 'punctuation' && text === sign).length;
  return count(closer) - count(openerOf(closer));
}

const openOf = (closer: string, open: Token[]) => open.filter(({ text }) => text === openerOf(closer)).length;

/**
 * Whether a bracket closes something around the innermost object or list, because there are no more such brackets than
 * are needed there.
 */
export function closesOutside(closer: string, rest: Token[], open: Token[]): boolean {
  const around = openOf(closer, open.slice(0, -1));
  return around > 0 && unmatchedClosers(closer, rest) <= around;
}

/**
 * Whether what follows certainly belongs outside of the innermost object or list: a property in a list, or an object
 * after an object in a list.
 * @param next the next two tokens
 * @param rest returns all following tokens; only called if the next two do not decide, because most texts are valid
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
      : around === '[' && token?.text === '{' && token.type === 'punctuation';
  return isOutside && unmatchedClosers(bracket, rest()) < openOf(bracket, open);
}
