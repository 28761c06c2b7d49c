/**
 * The label of a slide: its number and headline.
 * @param words with {number} and {total}
 * @param index from 0
 */
export function slideLabel(words: string, index: number, total: number, headline: string): string {
  return `${words.replace('{number}', String(index + 1)).replace('{total}', String(total))}: ${headline}`;
}
