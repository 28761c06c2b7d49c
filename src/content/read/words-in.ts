/** Splits a text at white space. For long lists of words in code, which are easier to read as one text. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/** The words of such a text as a set. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(wordsIn(text));
