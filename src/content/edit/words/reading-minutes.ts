/** Words that are read in a minute. */
const PACE = 220;

/** Words of a text; signs alone are none. */
export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** Minutes that it takes to read so many words. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PACE));
}
