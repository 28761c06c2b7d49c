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
export function daysIn(text: string): DayInText[] {
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

const twoDigits = (number: number) => String(number).padStart(2, '0');
