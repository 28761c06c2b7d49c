import { readingMinutes, wordCountOf } from '../../../edit/words/reading-minutes.ts';
import { isObject, property } from '../../../read/json.ts';
import { likelyValue } from '../../../report/fixes.ts';
import type { Rule } from '../../rule.ts';

/** The factor by which a stated time may differ from the computed one, because tables and charts take time too. */
const FACTOR = 2;
/** Tolerance for short texts, in minutes. */
const MARGIN = 4;

/** Checks stated reading times against the length of the text. */
export const rule: Rule = {
  codes: { 'reading-time': 'warning' },
  *onDocument({ data }) {
    const minutes = property(data, 'readMinutes');
    const body = property(data, 'body');
    if (typeof minutes !== 'number' || !Array.isArray(body)) return;
    const words = wordsOf(body);
    const counted = readingMinutes(words);
    if (minutes <= counted * FACTOR + MARGIN && minutes >= counted / FACTOR - 1) return;
    yield {
      code: 'reading-time',
      message: `This text has ${words} words, about ${counted} ${counted === 1 ? 'minute' : 'minutes'} of reading, not ${minutes}.`,
      ...likelyValue('/readMinutes', counted),
    };
  },
};

function wordsOf(value: unknown): number {
  if (typeof value === 'string') return wordCountOf(value);
  const inside = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return inside.reduce((sum: number, one) => sum + wordsOf(one), 0);
}
