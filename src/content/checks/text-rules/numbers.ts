import { editDistance } from '../../references/nearest.ts';
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
    find: /(?<![\p{L}\d.,/-])\d[\d,]*O[\dO,]*(?![\p{L}\d])/u,
    signs: Sign.digit,
    message: (piece) => `${piece} has the letter O where the digit 0 belongs.`,
    put: ([piece]) => piece.replaceAll('O', '0'),
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
    code: 'impossible-time',
    severity: 'warning',
    find: /(?<![\d:/.-])(?:(?:2[5-9]|[3-9]\d):[0-5]\d|[0-2]?\d:[6-9]\d)(?![\d:])/,
    signs: Sign.digit,
    message: (piece) => `${piece} is not a time.`,
    suggestion: () => 'Correct the time.',
  },
  {
    code: 'impossible-time',
    severity: 'warning',
    find: { exec: (text) => [...text.matchAll(TIMES)].find(endsBeforeItBegins) ?? null },
    signs: Sign.digit,
    message: (piece) => `${piece} ends before it begins.`,
    suggestion: () => 'Correct one of the two times.',
  },
  {
    code: 'impossible-day',
    severity: 'warning',
    find: /(?<![\d/])(?:3[2-9]|[4-9]\d|(?:1[3-9]|2\d|3[01])(?=\/(?:1[3-9]|[2-9]\d)))\/\d{1,2}\/(?:19|20)\d\d(?!\d)|\b(?:(?:3[2-9]|[4-9]\d)(?:st|nd|rd|th) (?:of )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|(?:3[2-9]|[4-9]\d) (?:January|February|March|April|May|June|July|August|September|October|November|December)(?= (?:19|20)\d\d)|3[01](?:st|th)? (?:of )?Feb(?:ruary)?|31(?:st)? (?:of )?(?:April|June|September|November)|(?:3[2-9]|[4-9]\d)(?:st|nd|rd|th) (?:day )?of (?:each|every|the|that|this) month)\b/,
    signs: Sign.digit,
    message: (piece) => `${piece} is not a date${daysOfMonth(piece)}.`,
    suggestion: () => 'Correct the day, or the month.',
  },
  {
    code: 'impossible-day',
    severity: 'warning',
    find: { exec: (text) => [...text.matchAll(LEAP_DAY)].find(isInOtherYear) ?? null },
    signs: Sign.digit,
    message: (piece) => `${piece} does not exist: February has 28 days in that year.`,
    suggestion: () => 'Correct the day, or the year.',
  },
  {
    code: 'misspelt-word',
    severity: 'warning',
    language: /^en/,
    find: { exec: (text) => [...text.matchAll(BEFORE_A_YEAR)].find(({ 0: word }) => monthLike(word)) ?? null },
    signs: Sign.digit,
    message: (piece) => `"${piece}" is not the name of a month.`,
    put: ([piece]) => monthLike(piece) ?? piece,
  },
  {
    code: 'impossible-day',
    severity: 'warning',
    language: /^en/,
    find: { exec: (text) => [...text.matchAll(WITH_WEEKDAY)].find(isOtherWeekday) ?? null },
    signs: Sign.digit,
    message: (piece) => `${piece} is a different day of the week.`,
    suggestion: (piece) => `It is a ${weekdayOf(piece)}: correct the day of the week, or the date.`,
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

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const WITH_WEEKDAY = new RegExp(
  `\\b(?:${WEEKDAYS.join('|')}|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)\\.?,? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTHS})|(?:${MONTHS}) \\d{1,2}(?:st|nd|rd|th)?),? (?:19|20)\\d\\d\\b`,
  'g',
);

const TIMES = /(?<![\d:.])(\d{1,2}):(\d\d) ?(?:to|until|–|—|-) ?(\d{1,2}):(\d\d)(?![\d:])(?! ?[ap]\.?m)/g;

/** What ends before seven in the morning may have begun the evening before. */
function endsBeforeItBegins({ 0: piece, 1: from, 2: minutes, 3: to, 4: last, input }: RegExpExecArray): boolean {
  // Opening hours have a rule of their own.
  if (piece === input) return false;
  const [start, end] = [Number(from) * 60 + Number(minutes), Number(to) * 60 + Number(last)];
  return end >= 7 * 60 && start > end && start < 20 * 60;
}

const LEAP_DAY = /\b(?:29(?:th)? (?:of )?Feb(?:ruary)?|Feb(?:ruary)? 29(?:th)?),? ((?:19|20)\d\d)\b/g;

function isInOtherYear({ 1: year = '' }: RegExpExecArray): boolean {
  return new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() !== 1;
}

/** A word with a capital before a year. */
const BEFORE_A_YEAR = /(?<![\p{L}’'-])\p{Lu}\p{Ll}{3,9}(?= (?:19|20)\d\d\b)/gu;

/** The month whose name a word nearly is. */
function monthLike(word: string): string | undefined {
  const months = MONTHS.split('|');
  if (months.some((month) => month === word || word === month.slice(0, 4))) return undefined;
  return months.find((month) => month.length > 5 && month[0] === word[0] && editDistance(month, word) <= 2);
}

/** What is wrong with a day that a month does not have. */
function daysOfMonth(piece: string): string {
  const month = new RegExp(MONTHS).exec(piece)?.[0];
  if (month === undefined) return '';
  return `: ${month} has ${month === 'February' ? '28 or 29' : /^(?:April|June|September|November)$/.test(month) ? 30 : 31} days`;
}

/** The weekday of a date with its year. */
function weekdayOf(piece: string): string | undefined {
  const [, day] = /\b(\d{1,2})(?!\d)/.exec(piece) ?? [];
  const month = new RegExp(MONTHS).exec(piece)?.[0];
  return WEEKDAYS[new Date(`${day} ${month} ${piece.slice(-4)} 12:00 UTC`).getUTCDay()];
}

function isOtherWeekday([piece]: RegExpExecArray): boolean {
  const weekday = weekdayOf(piece);
  return weekday !== undefined && !piece.startsWith(weekday.slice(0, 3));
}

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
