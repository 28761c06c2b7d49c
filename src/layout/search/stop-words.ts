/**
 * Whether a query ends with the first letters of a common word, such as 'th'. It matches every occurrence of that word
 * too and takes ten times as long, so it is only run once the visitor pauses.
 */
export function endsLikeStopWord(question: string, commonWords: readonly string[]): boolean {
  const last = question.toLowerCase().split(/\s+/).at(-1);
  return last !== undefined && last !== '' && commonWords.some((word) => word.startsWith(last));
}

/**
 * Removes words that nearly every page contains, which match all pages at the cost of all their occurrences. A quoted
 * phrase is searched as it is.
 * @param commonWords small letters, from navigation.json
 * @returns an empty string when no word is left
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
