/** A sign that is not seen: the line does not break there. */
export const WORD_JOINER = '\u2060';
