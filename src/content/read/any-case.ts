/**
 * The source of a pattern for words in small or capital letters. Modifiers such as (?i:one|two) are not used: in a
 * process that has compiled very many patterns, Node 24 misses their alternatives.
 * @param words letters, and characters without a case, such as the | between words
 */
export const anyCase = (words: string): string =>
  words.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
