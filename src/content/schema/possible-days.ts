import { isMoment } from '../references/publishing/publishing-window.ts';
import { SHORT_MONTHS } from '../references/quantities/month-names.ts';
import { isDate } from './formats.ts';

/** The possible dates for a date in another format: two if day and month are ambiguous. */
export function possibleDays(text: string): string[] {
  const written = text
    .trim()
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=\d)(?:T.*| \d{1,2}:.*)$/, '');
  const days =
    yearFirst(written) ?? figuresAlone(written) ?? daysOfSheet(written) ?? yearLast(written) ?? inWords(written) ?? [];
  return [...new Set(days.filter(isDate))];
}

/** The same, with the time of day that follows, where a time is allowed. */
export function possibleMoments(text: string): string[] {
  const [, hours = '', minutes = ''] = /[T ](\d{1,2})[:.](\d{2})$/.exec(text.trim()) ?? [];
  return possibleDays(text).map((day) => {
    const moment = `${day}T${hours.padStart(2, '0')}:${minutes}`;
    return hours !== '' && isMoment(moment) ? moment : day;
  });
}

function dayOf(year: string, month: number, day: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
}

/** From this number on, two digits before a hyphen are a year rather than a day: 26-11-10. */
const YEARS_FROM = 24;

/** 2026/3/1, 2026.03.01, 26-03-01. */
function yearFirst(text: string): string[] | undefined {
  const [, year = '', second, third] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? /^(\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const inOrder = dayOf(year, Number(second), Number(third));
  if (year.length === 2) return Number(year) >= YEARS_FROM && isDate(inOrder) ? [inOrder] : undefined;
  if (year === '') return undefined;
  return isDate(inOrder) ? [inOrder] : [dayOf(year, Number(third), Number(second))];
}

/** 20260301. */
function figuresAlone(text: string): string[] | undefined {
  const [, year, month, day] = /^((?:19|20)\d\d)([01]\d)([0-3]\d)$/.exec(text) ?? [];
  return year === undefined ? undefined : [dayOf(year, Number(month), Number(day))];
}

/** 46272: the days since the end of 1899, which spreadsheets show for a day without its format. */
function daysOfSheet(text: string): string[] | undefined {
  if (!/^[345]\d{4}$/.test(text)) return undefined;
  return [new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)];
}

/** The last day of the month of a day that its month does not have: 30 for 2026-11-31. */
export function lastDayFor(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)$/.exec(text.trim()) ?? [];
  if (year === '' || isDate(text.trim()) || Number(day) === 0) return undefined;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

/** 1.3.2026, with the day first; 1/3/2026 and 1-3-26, which are ambiguous. */
function yearLast(text: string): string[] | undefined {
  const [, first, sign = '', second, year] = /^(\d{1,2})([-/. ]+)(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const dayFirst = dayOf(year, Number(second), Number(first));
  return sign.includes('.') ? [dayFirst] : [dayFirst, dayOf(year, Number(first), Number(second))];
}

/** The number of a month from 1, by its name or the beginning of it. */
export function monthNumber(name: string): number | undefined {
  const number = /^[a-z]{3,9}\.?$/i.test(name.trim())
    ? SHORT_MONTHS.indexOf(name.trim().slice(0, 3).toLowerCase()) + 1
    : 0;
  return number > 0 ? number : undefined;
}

/** The first day of a month, for a date without its day: March 2026, 2026-03, 03/2026. */
export function firstDay(text: string): string | undefined {
  const [, name = '', ofName] = /^([a-z]{3,9})\.?,? ?((?:19|20)\d\d)$/i.exec(text.trim()) ?? [];
  const [, ofNumber, number] = /^((?:19|20)\d\d)[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  const [, before, last] = /^(\d{1,2})[-/.]((?:19|20)\d\d)$/.exec(text.trim()) ?? [];
  const [year, month] = [ofName ?? ofNumber ?? last, monthNumber(name) ?? Number(number ?? before)];
  const day = year === undefined ? '' : dayOf(year, month, 1);
  return isDate(day) ? day : undefined;
}

/** 1 March 2026, 1st of March 2026, March 1, 2026. */
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
