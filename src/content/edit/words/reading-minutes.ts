/** Reading speed in words per minute. */
const PACE = 220;

/** The number of words in a text; punctuation on its own does not count. */
export function wordCountOf(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** The reading time of this many words, in minutes. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PACE));
}
