/** A word with its apostrophes: owner’s, don’t. */
export const WORDS = /\p{L}[\p{L}’']*/gu;

/** A word without accents, and with a straight apostrophe, as the dictionary has it. */
export const plainWord = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
