import { SHORT_MONTHS } from './month-names.ts';

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const ORDINAL = '(?:st|nd|rd|th)?';

/** "3 October 2026", "October 3rd, 2026", "October 2026", "03/10/2026", "first half of 2026", "by 2026". */
const DAY = new RegExp(
  [
    `(?<![\\w-])(?<first>\\d{1,2})${ORDINAL} (?:of )?(?<month>${MONTH}),? (?<year>20\\d\\d)(?![\\w-])`,
    `\\b(?<month>${MONTH}) (?:(?<first>\\d{1,2})${ORDINAL},? )?(?<year>20\\d\\d)(?![\\w-])`,
    `(?<![\\w/.-])(?<one>\\d{1,2})[/.](?<other>\\d{1,2})[/.](?<year>20\\d\\d)(?![\\w/-])`,
    `\\b(?:the )?(?<part>early|(?:first|second|third) quarter of|first half of) (?<year>20\\d\\d)(?![\\w–-])`,
    `(?<=\\b(?:in|by|for|before|during|until|half of|end of|quarter of|course of) )(?<year>20\\d\\d)(?![\\w–-])`,
  ].join('|'),
  'g',
);

/** The last month that can be meant by a part of a year. */
const LAST_MONTH_OF: Readonly<Record<string, string>> = {
  early: '06',
  'first quarter of': '03',
  'first half of': '06',
  'second quarter of': '06',
  'third quarter of': '09',
};

/** A date in a text: a day with its year, a month, or only a year. */
export interface DayInText {
  /** As written: "3 October 2026". */
  written: string;
  index: number;
  /** The last day that can be meant, such as 2026-10-31 for October 2026. */
  last: string;
  isYear: boolean;
}

/** The days, months and years in an English text; days without a year are left out. */
export function datesIn(text: string): DayInText[] {
  return [...text.matchAll(DAY)].map(({ 0: written, index, groups = {} }) => {
    const { month, one } = groups;
    return { written, index, last: lastOf(groups), isYear: month === undefined && one === undefined };
  });
}

function lastOf({ first, month, year, one, other, part }: Record<string, string | undefined>): string {
  if (one !== undefined && other !== undefined) {
    // Which number is the day depends on the country, so the later of both dates is used.
    const [small, large] = [Number(one), Number(other)].sort((left, right) => left - right);
    return `${year}-${twoDigits((large ?? 0) > 12 ? (small ?? 0) : (large ?? 0))}-${twoDigits((large ?? 0) > 12 ? (large ?? 0) : (small ?? 0))}`;
  }
  if (part !== undefined) return `${year}-${LAST_MONTH_OF[part]}-31`;
  const place = month === undefined ? 12 : SHORT_MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return `${year}-${twoDigits(place)}-${twoDigits(Number(first ?? 31))}`;
}

const WEEKDAY = '(?:(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?';
const SEPARATOR = ` ?(?:to|until|till|through|and|&|–|—|-) ?${WEEKDAY}`;
const YEAR = '(?:,? (?<year>20\\d\\d))?(?![\\w–-])';
const FIRST_YEAR = '(?:,? (?<firstYear>20\\d\\d))?';

/** "24 to 28 December 2026", "24 December to 3 January", "December 24–28", "24 December". */
const SPAN = new RegExp(
  [
    `(?<![\\w–-])(?<first>\\d{1,2})${ORDINAL}(?: (?<firstMonth>${MONTH})${FIRST_YEAR})?${SEPARATOR}(?<last>\\d{1,2})${ORDINAL} (?:of )?(?<month>${MONTH})${YEAR}`,
    `\\b(?<firstMonth>${MONTH}) (?<first>\\d{1,2})${ORDINAL}${FIRST_YEAR}${SEPARATOR}(?:(?<month>${MONTH}) )?(?<last>\\d{1,2})${ORDINAL}${YEAR}`,
    `(?<![\\w–-])(?<first>\\d{1,2})${ORDINAL} (?:of )?(?<firstMonth>${MONTH})${YEAR}`,
    `\\b(?<firstMonth>${MONTH}) (?<first>\\d{1,2})${ORDINAL}${YEAR}`,
  ].join('|'),
  'g',
);

/** One or several days in a row in a text. */
export interface DaySpan {
  written: string;
  index: number;
  /** Such as 2026-12-24. */
  first: string;
  last: string;
}

/**
 * The days in an English text, each with the one up to which it goes on.
 * @param near a day such as 2026-12-20; days without a year are taken for the nearest
 */
export function daySpansIn(text: string, near: string): DaySpan[] {
  return [...text.matchAll(SPAN)].map(({ 0: written, index, groups = {} }) => {
    const { first = '', last = first, firstMonth, month = firstMonth, year, firstYear } = groups;
    const [from, to] = [dayOfYear(first, firstMonth ?? month), dayOfYear(last, month)];
    const turns = from > to ? 1 : 0;
    const begin = firstYear ?? (year === undefined ? nearestYear(from, near) : String(Number(year) - turns));
    // A full stop belongs to an abbreviated month, or to the sentence.
    return {
      written: written.replace(/\.$/, ''),
      index,
      first: `${begin}-${from}`,
      last: `${year ?? Number(begin) + turns}-${to}`,
    };
  });
}

const dayOfYear = (day: string, month = '') =>
  `${twoDigits(SHORT_MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1)}-${twoDigits(Number(day))}`;

/** The year in which a day such as 12-24 is nearest to another. */
function nearestYear(day: string, near: string): string {
  const years = [-1, 0, 1].map((step) => String(Number(near.slice(0, 4)) + step));
  const distance = (year: string) => Math.abs(Date.parse(`${year}-${day}`) - Date.parse(near));
  const [nearest = ''] = years.toSorted((one, other) => distance(one) - distance(other));
  return nearest;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
