/** Splits a text at white space. For long lists of words in code, which are easier to read as a text. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/);
