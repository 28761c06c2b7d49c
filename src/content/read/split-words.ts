/** Splits a text at white space. For long lists of words in code, which are easier to read as one text. */
export const splitWords = (text: string): string[] => text.trim().split(/\s+/);

/** The words of such a text as a set. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(splitWords(text));

/** A text without the endings of English plurals, to compare by; not to be read, since "gas" becomes "ga". */
export const inSingular = (text: string): string =>
  text.replace(/ies\b/g, 'y').replace(/(?<=\p{L}{2})(?<![su'’])s\b/gu, '');
