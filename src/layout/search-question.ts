/** Letters of a question from which on it is asked with each key: fewer begin thousands of words, and take ten times as long. */
const LONG = 4;

/** Whether a question is so short that it is only asked once nobody types on. */
export const isShort = (question: string): boolean => question.length < LONG;

/**
 * What the index is asked for: the question without words that nearly every page has. Such a word finds all pages, at the
 * price of all places where it stands. What stands in quotation marks is looked for as it is.
 * @param commonWords small letters, from navigation.json
 * @returns nothing when nothing is left
 */
export function wordsToAsk(question: string, commonWords: readonly string[]): string {
  if (/^".+"$/.test(question)) return question;
  const common = new Set(commonWords);
  const isCommon = (word: string) => common.has(word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return question
    .split(/\s+/)
    .filter((word) => !isCommon(word))
    .join(' ');
}
