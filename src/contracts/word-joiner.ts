/** WORD JOINER (U+2060), an invisible character that prevents a line break. */
export const WORD_JOINER = '\u2060';

/** The longest hyphenated word, in characters, that is kept on one line: it fits on a narrow screen. */
export const MAX_UNBROKEN_LENGTH = 12;
