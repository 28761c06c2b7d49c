/**
 * Whether a query ends with the first letters of a common word, such as 'th'. It would match every occurrence of that
 * word and take ten times as long, so it is only run once the visitor pauses.
 */
export function endsLikeStopWord(question: string, commonWords: readonly string[]): boolean {
  const last = question.toLowerCase().split(/\s+/).at(-1);
  return last !== undefined && last !== '' && commonWords.some((word) => word.startsWith(last));
}

/**
 * Removes words that nearly every page contains: they match all pages, and finding all their occurrences is slow. A
 * quoted phrase is not changed.
 * @param commonWords in lower case, from navigation.json
 * @returns an empty string if no word is left
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
