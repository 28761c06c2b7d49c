import type { TextRule } from './text-rule.ts';
import { Sign } from './text-signs.ts';

/** A sum of money, with three capitals or a sign before it. */
const CURRENCY = '(?:[A-Z]{3}|[KTU]?[Ss]h\\.?|[$€£¥])';

const UNITS =
  'million|billion|hours?|days?|weeks?|months?|years?|minutes?|km|metres?|acres?|rooms?|people|guests?|percent';

/** Figures that cannot be read, or stand the wrong way round. */
export const numbers: readonly TextRule[] = [
  {
    code: 'odd-number',
    severity: 'warning',
    find: new RegExp(
      `(?<![\\w.,])${CURRENCY} ?(?:\\d{1,3}(?:,\\d{3})*,(?:\\d{1,2}|\\d{4,})(?![\\d,])|\\d{1,3}\\.\\d{3},\\d{2}(?!\\d))`,
    ),
    signs: Sign.digit,
    message: (piece) => `The commas of ${piece} do not separate thousands.`,
    suggestion: (piece) =>
      `Count its figures, and write a comma before each three, such as ${piece.replace(/[\d.,]+$/, '1,500,000')}.`,
  },
  {
    code: 'odd-number',
    severity: 'warning',
    find: new RegExp(`(?<!\\w)${CURRENCY}[ .]?(?:\\d{1,3}\\.\\d{3}(?![\\d%])|\\d*[OoIl][\\d,OoIl]*\\d)`),
    signs: Sign.digit,
    message: (piece) => `${piece} has a point or a letter where it should have a comma or a figure.`,
    suggestion: () => 'Write it with figures and commas alone, such as USD 20,000.',
  },
  {
    code: 'odd-number',
    severity: 'warning',
    find: /(?<![\p{L}\d.,/-])\d[\d,]*O[\dO,]*(?![\p{L}\d])/u,
    signs: Sign.digit,
    message: (piece) => `${piece} has the letter O where it should have the figure 0.`,
    put: ([piece]) => piece.replaceAll('O', '0'),
  },
  {
    code: 'impossible-time',
    severity: 'warning',
    find: /(?<![\d:/.-])(?:(?:2[5-9]|[3-9]\d):[0-5]\d|[0-2]?\d:[6-9]\d)(?![\d:])/,
    signs: Sign.digit,
    message: (piece) => `No clock shows ${piece}.`,
    suggestion: () => 'Correct the time.',
  },
  {
    code: 'impossible-day',
    severity: 'warning',
    find: /\b(?:(?:3[2-9]|[4-9]\d)(?:st|nd|rd|th) (?:of )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|3[01](?:st|th)? (?:of )?Feb(?:ruary)?|31(?:st)? (?:of )?(?:April|June|September|November))\b/,
    signs: Sign.digit,
    message: (piece) => `There is no ${piece} in the calendar.`,
    suggestion: () => 'Correct the day.',
  },
  {
    code: 'reversed-range',
    severity: 'warning',
    find: reversed(),
    signs: Sign.digit,
    message: (piece) => `${piece} begins with the larger figure.`,
    put: ([piece, first = '', between = '', last = '']) =>
      piece.replace(`${first}${between}${last}`, `${last}${between}${first}`),
  },
];

/** Two figures of one unit with a dash or "to" between them, of which the first is larger. */
function reversed(): TextRule['find'] {
  const range = new RegExp(
    `(?<![\\w.,:/+-])(?:${CURRENCY} ?)?(\\d[\\d,]*(?:\\.\\d+)?)( ?(?:[–—-]|to) ?)(\\d[\\d,]*(?:\\.\\d+)?)(?= ?%| (?:${UNITS})\\b)`,
    'g',
  );
  const figure = (text = '') => Number(text.replaceAll(',', ''));
  const isReversed = ([, first, , last]: RegExpExecArray) => figure(first) > figure(last);
  return { exec: (text) => [...text.matchAll(range)].find(isReversed) ?? null };
}
