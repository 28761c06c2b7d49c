import type { Token } from './tokens.ts';

/** Where the bracket that begins before these tokens ends, and whether a colon stands between the two on the same level. */
function scan(tokens: readonly Token[]): { end: number; colons: number; entries: number } {
  let [depth, colons, entries] = [1, 0, 0];
  for (const [at, { type, text }] of tokens.entries()) {
    if (type === 'mark' && (text === '{' || text === '[')) depth++;
    if (type === 'mark' && (text === '}' || text === ']')) depth--;
    if (depth === 0 || type === 'end') return { end: at, colons, entries: entries + (at > 0 ? 1 : 0) };
    if (depth === 1 && type === 'mark' && text === ':') colons++;
    if (depth === 1 && type === 'mark' && text === ',') entries++;
  }
  return { end: tokens.length, colons, entries };
}

/**
 * The bracket that was meant: a list of entries without names may be written in curly brackets by mistake, and a group of
 * named lines in square ones.
 * @param tokens what follows the bracket
 */
export function bracketMeant(written: '{' | '[', tokens: readonly Token[]): '{' | '[' {
  const [first, second] = tokens;
  const { end, colons, entries } = scan(tokens);
  if (end === 0) return written;
  if (written === '[') return first?.type === 'string' && second?.text === ':' && colons === entries ? '{' : '[';
  const beginsList = first?.text === '{' || first?.text === '[' || (first?.type === 'string' && second?.text !== ':');
  return beginsList && colons === 0 && (entries > 1 || first?.text === '{') ? '[' : '{';
}
