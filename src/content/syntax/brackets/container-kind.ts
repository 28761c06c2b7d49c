import type { Token } from '../tokens.ts';

/** Scans the content of an open bracket: where it ends, and how many colons and entries are directly inside. */
function scan(tokens: readonly Token[], from: number): { end: number; colons: number; entries: number } {
  let [depth, colons, entries] = [1, 0, 0];
  for (let index = from; index < tokens.length; index++) {
    const at = index - from;
    const { type, text } = tokens[index] ?? { type: 'end', text: '' };
    if (type === 'punctuation' && (text === '{' || text === '[')) depth++;
    if (type === 'punctuation' && (text === '}' || text === ']')) depth--;
    if (depth === 0 || type === 'end') return { end: at, colons, entries: entries + (at > 0 ? 1 : 0) };
    if (depth === 1 && type === 'punctuation' && text === ':') colons++;
    if (depth === 1 && type === 'punctuation' && text === ',') entries++;
  }
  return { end: tokens.length - from, colons, entries };
}

/**
 * The bracket that was meant: a list may have curly brackets by mistake, and an object square ones.
 * @param from the index of the token after the bracket
 */
export function intendedBracket(written: '{' | '[', tokens: readonly Token[], from: number): '{' | '[' {
  const [first, second] = [tokens[from], tokens[from + 1]];
  const { end, colons, entries } = scan(tokens, from);
  if (end === 0) return written;
  if (written === '[') return first?.type === 'string' && second?.text === ':' && colons === entries ? '{' : '[';
  const beginsList = first?.text === '{' || first?.text === '[' || (first?.type === 'string' && second?.text !== ':');
  // A number cannot be a name.
  if (first?.type === 'bare-word' && /^-?\d/.test(first.text) && colons === 0) return '[';
  // A single text with spaces is unlikely to be a name. In a list, where lists are rare, the name before it was lost.
  const isInList = tokens[from - 2]?.text === '[' || tokens[from - 2]?.text === ',';
  const isSentence = first?.type === 'string' && /\s/.test(first.text.trim()) && !isInList;
  return beginsList && colons === 0 && (entries > 1 || first?.text === '{' || isSentence) ? '[' : '{';
}
