/** WORD JOINER (U+2060), an invisible character that prevents a line break. */
export const WORD_JOINER = '\u2060';
