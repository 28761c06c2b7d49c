import { MONTH_NAMES } from '../../references/quantities/month-names.ts';
import { editDistance } from '../../references/suggestions.ts';
import { TextFeature, withDefaults } from './text-rule.ts';

/** Days and times that do not exist. */
export const days = withDefaults({ code: 'impossible-day', features: TextFeature.digit }, [
  {
    code: 'impossible-time',
    find: /(?<![\d:/.-])(?:(?:2[5-9]|[3-9]\d):[0-5]\d|[0-2]?\d:[6-9]\d)(?![\d:])/,
    message: (piece) => `${piece} is not a time.`,
    suggestion: () => 'Correct the time.',
  },
  {
    code: 'impossible-time',
    find: (text) => [...text.matchAll(TIMES)].find(endsBeforeItBegins),
    message: (piece) => `${piece} ends before it begins.`,
    suggestion: () => 'Correct one of the two times.',
  },
  {
    find: new RegExp(
      `(?<![\\d/])(?:3[2-9]|[4-9]\\d|(?:1[3-9]|2\\d|3[01])(?=/(?:1[3-9]|[2-9]\\d)))/\\d{1,2}/(?:19|20)\\d\\d(?!\\d)` +
        `|\\b(?:(?:3[2-9]|[4-9]\\d)(?:st|nd|rd|th) (?:of )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|(?:3[2-9]|[4-9]\\d) (?:${MONTH_NAMES})(?= (?:19|20)\\d\\d)|3[01](?:st|th)? (?:of )?Feb(?:ruary)?|31(?:st)? (?:of )?(?:April|June|September|November)|(?:3[2-9]|[4-9]\\d)(?:st|nd|rd|th) (?:day )?of (?:each|every|the|that|this) month)\\b`,
    ),
    message: (piece) => `${piece} is not a date${daysOfMonth(piece)}.`,
    suggestion: () => 'Correct the day, or the month.',
  },
  {
    find: (text) => [...text.matchAll(LEAP_DAY)].find(isInOtherYear),
    message: (piece) => `${piece} does not exist: February has 28 days in that year.`,
    suggestion: () => 'Correct the day, or the year.',
  },
  {
    code: 'misspelt-word',
    language: /^en/,
    find: (text) => [...text.matchAll(BEFORE_A_YEAR)].find(({ 0: word }) => monthLike(word)),
    message: (piece) => `"${piece}" is not the name of a month.`,
    put: ([piece]) => monthLike(piece) ?? piece,
  },
  {
    language: /^en/,
    find: (text) => [...text.matchAll(WITH_WEEKDAY)].find(isOtherWeekday),
    message: (piece) => `${piece} is a different day of the week.`,
    suggestion: (piece) => `It is a ${weekdayOf(piece)}: correct the day of the week, or the date.`,
  },
  {
    find: /(?<![\w/-])Q[05-9](?= ?(?:19|20)\d\d\b)/,
    features: TextFeature.digit,
    message: (piece) => `${piece} is not a quarter: a year has Q1 to Q4.`,
    suggestion: () => 'Correct the quarter.',
  },
]);

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WITH_WEEKDAY = new RegExp(
  `\\b(?:${WEEKDAYS.join('|')}|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)\\.?,? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH_NAMES})|(?:${MONTH_NAMES}) \\d{1,2}(?:st|nd|rd|th)?),? (?:19|20)\\d\\d\\b`,
  'g',
);

const TIMES = /(?<![\d:.])(\d{1,2}):(\d\d) ?(?:to|until|–|—|-) ?(\d{1,2}):(\d\d)(?![\d:])(?! ?[ap]\.?m)/g;

/** Whether a time range ends before it begins. A range that ends before seven in the morning may span midnight. */
function endsBeforeItBegins({ 0: piece, 1: from, 2: minutes, 3: to, 4: last, input }: RegExpExecArray): boolean {
  // Opening hours are checked by another rule.
  if (piece === input) return false;
  const [start, end] = [Number(from) * 60 + Number(minutes), Number(to) * 60 + Number(last)];
  return end >= 7 * 60 && start > end && start < 20 * 60;
}

const LEAP_DAY = /\b(?:29(?:th)? (?:of )?Feb(?:ruary)?|Feb(?:ruary)? 29(?:th)?),? ((?:19|20)\d\d)\b/g;

function isInOtherYear({ 1: year = '' }: RegExpExecArray): boolean {
  return new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() !== 1;
}

/** A capitalised word before a year. */
const BEFORE_A_YEAR = /(?<![\p{L}’'-])\p{Lu}\p{Ll}{3,9}(?= (?:19|20)\d\d\b)/gu;

/** The month of which a word is probably a misspelling. */
function monthLike(word: string): string | undefined {
  const months = MONTH_NAMES.split('|');
  if (months.some((month) => month === word || word === month.slice(0, 4))) return undefined;
  return months.find(
    (month) =>
      month[0] === word[0] &&
      (month.length > 5
        ? editDistance(month, word) <= 2
        : word.length === month.length && editDistance(month, word) === 1),
  );
}

/** A message about a day that a month does not have. */
function daysOfMonth(piece: string): string {
  const month = new RegExp(MONTH_NAMES).exec(piece)?.[0];
  if (month === undefined) return '';
  return `: ${month} has ${month === 'February' ? '28 or 29' : /^(?:April|June|September|November)$/.test(month) ? 30 : 31} days`;
}

/** The weekday of a date with a year. */
function weekdayOf(piece: string): string | undefined {
  const [, day] = /\b(\d{1,2})(?!\d)/.exec(piece) ?? [];
  const month = new RegExp(MONTH_NAMES).exec(piece)?.[0];
  return WEEKDAYS[new Date(`${day} ${month} ${piece.slice(-4)} 12:00 UTC`).getUTCDay()];
}

function isOtherWeekday([piece]: RegExpExecArray): boolean {
  const weekday = weekdayOf(piece);
  return weekday !== undefined && !piece.startsWith(weekday.slice(0, 3));
}
