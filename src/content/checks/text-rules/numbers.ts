import type { TextRule } from './text-rule.ts';
import { Sign } from './text-signs.ts';

/** A currency code or sign before an amount. */
const CURRENCY = '(?:[A-Z]{3}|[KTU]?[Ss]h\\.?|[$€£¥])';

const UNITS =
  'million|billion|hours?|days?|weeks?|months?|years?|minutes?|km|metres?|acres?|rooms?|people|guests?|percent';

const FIGURE = '(\\d[\\d,]*(?:\\.\\d+)?)';

/** Behind a figure: nothing that makes it another one. */
const NO_MORE = '(?![\\d.,]*\\d| ?(?:million|billion|thousand|[MKBmkb]\\b|%))';

/** Words of a sum that becomes smaller. */
const FALLING =
  '\\b(?:fell|fall(?:s|en|ing)?|drop\\w*|cut\\w*|reduc\\w+|lower\\w*|down|decreas\\w+|sank|discount\\w*|cheaper|less|went|goes?|came|chang\\w+|br(?:ought|ings?)|sav\\w+)\\b';

/** Malformed numbers, and ranges in the wrong order. */
export const numbers: readonly TextRule[] = [
  {
    code: 'odd-number',
    severity: 'warning',
    find: new RegExp(
      // Sums in euros are quoted as they are written where they are paid.
      `(?<![\\w.,])${CURRENCY} ?(?:\\d{1,3}(?:,\\d{3})*,(?:\\d{1,2}|\\d{4,})(?![\\d,])|(?<!(?:€|EUR) ?)\\d{1,3}\\.\\d{3},\\d{2}(?!\\d))`,
    ),
    signs: Sign.digit,
    message: (piece) => `The commas of ${piece} do not separate thousands.`,
    suggestion: (piece) =>
      `Check the digits, and write a comma before every three, such as ${piece.replace(/[\d.,]+$/, '1,500,000')}.`,
  },
  {
    code: 'odd-number',
    severity: 'warning',
    find: new RegExp(
      `(?<!\\w)${CURRENCY}[ .]?(?:(?<!(?:€|EUR) ?)\\d{1,3}\\.\\d{3}(?![\\d%])|\\d*[OoIl][\\d,OoIl]*\\d)`,
    ),
    signs: Sign.digit,
    message: (piece) => `${piece} has a point or a letter where a comma or a digit belongs.`,
    put: ([piece]) => rightAmount(piece),
  },
  {
    code: 'odd-number',
    severity: 'warning',
    find: /(?<![\p{L}\d.,/-])\d[\d,]*[Oo][\dOo,]*(?![\p{L}\d])/u,
    signs: Sign.digit,
    message: (piece) => `${piece} has the letter O where the digit 0 belongs.`,
    put: ([piece]) => piece.replace(/o/gi, '0'),
  },
  {
    code: 'odd-number',
    severity: 'warning',
    // Groups of two are how sums are written in India: 2,50,000.
    find: /(?<![\p{L}\d.,:/-])(?:\d{1,3}(?:,\d{3})+,(?:\d{1,2}|\d{4,})(?![\d,])|\d{1,3},(?:\d{2}\+|\d{4,})(?![\d,])|\d{1,3}\.\d{3},\d{3}(?!\d))/u,
    signs: Sign.digit,
    message: (piece) => `The commas of ${piece} do not separate thousands.`,
    suggestion: () => 'Check the digits, and write a comma before every three of them, such as 1,500,000.',
  },
  {
    code: 'odd-number',
    severity: 'warning',
    find: /(?<![\p{L}\d.,/-])(?:\d*[lI]\d+|\d+[lI]\d*)(?:,\d{3})+\b|(?<![\p{L}\d.,/-])\d{1,3},(?:\d[lI]\d|\d{2}[lI]|[lI]\d{2})\b/u,
    signs: Sign.digit,
    message: (piece) => `${piece} has a letter where the digit 1 belongs.`,
    put: ([piece]) => piece.replace(/[lI]/g, '1'),
  },
  {
    code: 'odd-number',
    severity: 'warning',
    find: /(?<![\w−–-])[−–-]{2,}(?=\d)/,
    signs: Sign.digit,
    message: (piece) =>
      `There are ${piece.length} signs before the number, so it is not clear whether it is below zero.`,
    put: () => '−',
  },
  {
    code: 'odd-number',
    severity: 'warning',
    find: /(?<=\d\+?)%(?:[%+]*%)/,
    signs: Sign.digit,
    message: (piece) => `"${piece}" has the sign twice.`,
    put: () => '%',
  },
  {
    code: 'odd-number',
    severity: 'warning',
    find: /(\d[\d,.]*)\+%/,
    signs: Sign.template,
    message: (piece) => `${piece} has the plus sign before the percent sign.`,
    put: ([, figure = '']) => `${figure}%+`,
  },
  {
    code: 'odd-number',
    severity: 'warning',
    language: /^en/,
    find: /(?<![\w%&=?/.{}-])%(\d{1,3}(?:\.\d+)?)(?![\w.]*\w)/,
    signs: Sign.template,
    message: (piece) => `${piece} has the percent sign before the number.`,
    put: ([, figure = '']) => `${figure}%`,
  },
  {
    code: 'more-than-all',
    severity: 'warning',
    language: /^en/,
    find: /(?<![\d.,])(?:10[1-9]|1[1-9]\d|[2-9]\d\d)% of (?:(?:our|the|all|these|those|its|their) )*(?:homes|flats|houses|tenants|guests|farmers|people|customers|clients|owners|hosts|households|employees|staff|members|applicants|graduates|trainees|families|them|us)\b/,
    signs: Sign.template,
    message: (piece) => `${piece} are more than all of them.`,
    suggestion: () => 'Correct the number.',
  },
  {
    code: 'percent-without-sign',
    severity: 'warning',
    find: /\{percent(?:age)?\}(?!\s?(?:[%٪‰]|per\s?cent))/i,
    signs: Sign.brace,
    message: (piece) => `${piece} is a number only, and nothing behind it says that it is a percentage.`,
    put: ([piece]) => `${piece}%`,
  },
  reversedRange(
    `(?:${CURRENCY} ?)?(\\d[\\d,]*(?:\\.\\d+)?)( ?(?:[–—-]|to) ?)(\\d[\\d,]*(?:\\.\\d+)?)(?= ?%| (?:${UNITS})\\b)`,
    'larger number',
  ),
  reversedRange(`${CURRENCY} ?${FIGURE}([–—-]| ?[–—-] ?${CURRENCY} ?)${FIGURE}${NO_MORE}`, 'larger number'),
  reversedRange(
    `(?<=\\b[Bb]etween )${CURRENCY} ?${FIGURE}( and (?:${CURRENCY} ?)?)${FIGURE}${NO_MORE}`,
    'larger number',
  ),
  reversedRange(
    `(?<=\\b[Ff]rom )(?<!${FALLING}[^.]*)${CURRENCY} ?${FIGURE}( to (?:${CURRENCY} ?)?)${FIGURE}${NO_MORE}(?![^.]*${FALLING})`,
    'larger number',
  ),
  reversedRange(`${FIGURE}(%[–—-])${FIGURE}(?=%)`, 'larger number'),
  reversedRange(
    '((?:19|20)\\d\\d)( ?(?:[–—-]|to|until) ?|(?<=between .{4}) and )((?:19|20)\\d\\d)(?![\\w/.-]*\\d)',
    'later year',
  ),
];

/** An amount with points for commas, or with letters for digits: USD 2.500, USD 1O,OOO. */
const rightAmount = (piece: string) =>
  piece
    .replace(/(?<=\d)\.(?=\d)/g, ',')
    .replace(/(?<=[\d, ])[\dOoIl,]+$/, (figures) => figures.replace(/[Oo]/g, '0').replace(/[Il]/g, '1'));

/**
 * A rule for ranges in the wrong order.
 * @param pattern what finds them: the first number, what is between, and the last
 * @param first what they begin with
 */
function reversedRange(pattern: string, first: string): TextRule {
  const range = new RegExp(`(?<![\\w.,:/+-])(?:${pattern})`, 'g');
  const figure = (text = '') => Number(text.replaceAll(',', ''));
  const isReversed = ([, from, , to]: RegExpExecArray) => figure(from) > figure(to);
  return {
    code: 'reversed-range',
    severity: 'warning',
    find: { exec: (text) => [...text.matchAll(range)].find(isReversed) ?? null },
    signs: Sign.digit,
    message: (piece) => `${piece} begins with the ${first}.`,
    put: ([piece, from = '', between = '', to = '']) =>
      piece.replace(`${from}${between}${to}`, `${to}${between}${from}`),
  };
}
