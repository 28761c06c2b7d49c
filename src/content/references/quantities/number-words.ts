import { SMALL_NUMBERS } from './durations.ts';

const [ONES, TEENS] = [SMALL_NUMBERS.slice(1, 10), SMALL_NUMBERS.slice(10, 20)];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const VALUES = new Map<string, number>([
  ...ONES.map((word, index): [string, number] => [word, index + 1]),
  ...TEENS.map((word, index): [string, number] => [word, index + 10]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['hundred', 100],
]);

/** A pattern for English number words from two to nine hundred. Not for "one", which usually is not a number. */
export const NUMBER_IN_WORDS = `(?:(?:${TENS.join('|')})(?:[- ](?:${ONES.join('|')}))?|${TEENS.join('|')}|${ONES.slice(1).join('|')}|(?:(?:a|${ONES.join('|')}) )?hundred)`;

/** The number in words or digits; NaN for other texts. */
export function wordsToNumber(text: string): number {
  if (/\d/.test(text)) return Number(text.replaceAll(',', ''));
  const words = text
    .toLowerCase()
    .split(/[- ]/)
    .filter((word) => word !== 'a');
  if (words.at(-1) === 'hundred') return 100 * (VALUES.get(words.at(-2) ?? 'one') ?? Number.NaN);
  return words.reduce((sum, word) => sum + (VALUES.get(word) ?? Number.NaN), 0);
}
