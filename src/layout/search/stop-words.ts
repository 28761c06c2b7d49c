/**
 * Whether a question ends with the first letters of a common word, such as 'th': it finds all places of that word too,
 * and takes ten times as long as others. It is only asked once nobody types on.
 */
export function endsLikeStopWord(question: string, commonWords: readonly string[]): boolean {
  const last = question.toLowerCase().split(/\s+/).at(-1);
  return last !== undefined && last !== '' && commonWords.some((word) => word.startsWith(last));
}

/**
 * What the index is asked for: the question without words that nearly every page has. Such a word finds all pages, at the
 * price of all places where it stands. What stands in quotation marks is looked for as it is.
 * @param commonWords small letters, from navigation.json
 * @returns nothing when nothing is left
 */
export function withoutStopWords(question: string, commonWords: readonly string[]): string {
  if (/^".+"$/.test(question)) return question;
  const common = new Set(commonWords);
  const isCommon = (word: string) => common.has(word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return question
    .split(/\s+/)
    .filter((word) => !isCommon(word))
    .join(' ');
}
