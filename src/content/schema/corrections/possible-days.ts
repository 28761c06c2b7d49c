import { isMoment } from '../../references/publishing/publishing-window.ts';
import { SHORT_MONTHS } from '../../references/quantities/month-names.ts';
import { isDate } from '../formats.ts';

/** The dates that a text in another format can mean. There are two if it is unclear which number is the day. */
export function possibleDays(text: string): string[] {
  const written = text
    .trim()
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=\d)(?:T.*| \d{1,2}:.*)$/, '');
  const days =
    yearFirst(written) ?? figuresAlone(written) ?? daysOfSheet(written) ?? yearLast(written) ?? inWords(written) ?? [];
  return [...new Set(days.filter(isDate))];
}

/** The same, for a date that may have a time after it. */
export function possibleMoments(text: string): string[] {
  const [, hours = '', minutes = ''] = /[T ](\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?Z?$/.exec(text.trim()) ?? [];
  return possibleDays(text).map((day) => {
    const moment = `${day}T${hours.padStart(2, '0')}:${minutes}`;
    return hours !== '' && isMoment(moment) ? moment : day;
  });
}

function dayOf(year: string, month: number, day: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
}

/** The first of the two-digit numbers that mean a year at the beginning, as in 26-11-10; smaller ones mean a day. */
const YEARS_FROM = 24;

/** Reads 2026/3/1, 2026.03.01 and 26-03-01. */
function yearFirst(text: string): string[] | undefined {
  const [, year = '', second, third] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? /^(\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const inOrder = dayOf(year, Number(second), Number(third));
  if (year.length === 2) return Number(year) >= YEARS_FROM && isDate(inOrder) ? [inOrder] : undefined;
  if (year === '') return undefined;
  return isDate(inOrder) ? [inOrder] : [dayOf(year, Number(third), Number(second))];
}

/** Reads 20260301. */
function figuresAlone(text: string): string[] | undefined {
  const [, year, month, day] = /^((?:19|20)\d\d)([01]\d)([0-3]\d)$/.exec(text) ?? [];
  return year === undefined ? undefined : [dayOf(year, Number(month), Number(day))];
}

/**
 * Reads numbers such as 46272, the days since the end of 1899: spreadsheets show this if a date has lost its format.
 */
function daysOfSheet(text: string): string[] | undefined {
  if (!/^[345]\d{4}$/.test(text)) return undefined;
  return [new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)];
}

/** The last day of the month, for a day that the month does not have: 2026-11-30 for 2026-11-31. */
export function lastDayOfMonth(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)$/.exec(text.trim()) ?? [];
  if (year === '' || isDate(text.trim()) || Number(day) === 0) return undefined;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

/** Reads 1.3.2026, in which the day is first, and also 1/3/2026 and 1-3-26, in which it may be first or second. */
function yearLast(text: string): string[] | undefined {
  const [, first, sign = '', second, year] = /^(\d{1,2})([-/. ]+)(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const dayFirst = dayOf(year, Number(second), Number(first));
  return sign.includes('.') ? [dayFirst] : [dayFirst, dayOf(year, Number(first), Number(second))];
}

/** The number of a month, from its name or an abbreviation; January is 1. */
export function monthNumber(name: string): number | undefined {
  const number = /^[a-z]{3,9}\.?$/i.test(name.trim())
    ? SHORT_MONTHS.indexOf(name.trim().slice(0, 3).toLowerCase()) + 1
    : 0;
  return number > 0 ? number : undefined;
}

/** The first day of a month, for a date without a day: March 2026, 2026-03, 03/2026. */
export function firstDayOfMonth(text: string): string | undefined {
  const [, name = '', ofName] = /^([a-z]{3,9})\.?,? ?((?:19|20)\d\d)$/i.exec(text.trim()) ?? [];
  const [, ofNumber, number] = /^((?:19|20)\d\d)[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  const [, before, last] = /^(\d{1,2})[-/.]((?:19|20)\d\d)$/.exec(text.trim()) ?? [];
  const [year, month] = [ofName ?? ofNumber ?? last, monthNumber(name) ?? Number(number ?? before)];
  const day = year === undefined ? '' : dayOf(year, month, 1);
  return isDate(day) ? day : undefined;
}

/** Reads 1 March 2026, 1st of March 2026, March 1, 2026. */
function inWords(text: string): string[] | undefined {
  const {
    day,
    month = '',
    year = '',
  } = (
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ .-]+(?:of )?(?<month>[a-z]{3,9})\.?,?[ -]+(?<year>\d{4})$/i.exec(text) ??
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i.exec(text)
  )?.groups ?? {};
  if (day === undefined) return undefined;
  return [dayOf(year, SHORT_MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, Number(day))];
}
