/** The formats that schemas name: what JSON Schema's "format" means here. */
import { isEmail } from '../../forms/rules/check-values.ts';

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that the calendar has, written year-month-day. */
export function isDate(text: string): boolean {
  if (!day.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** True for a time zone that dates can be written in. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** True for a text that the forms' own rule takes for an e-mail address. */
export function emailMatches(text: string): boolean {
  return isEmail(text);
}

/** Every format, by the name that schemas give it. */
export const FORMATS = { date: isDate, email: emailMatches, 'time-zone': isTimeZone };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as it has to be written, from the ways in which people write one; undefined where day and month could be mistaken. */
export function rightDay(text: string): string | undefined {
  const two = (part: string) => part.padStart(2, '0');
  const [, year, month = '', dayOfMonth = ''] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:T.*)?$/.exec(text.trim()) ?? [];
  const [, first = '', second = '', later] = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})$/.exec(text.trim()) ?? [];
  const [, named = '', name = '', ofYear] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ .-]+([a-z]{3,9})\.?,?[ -]+(\d{4})$/i.exec(text.trim()) ?? [];
  const written =
    year !== undefined
      ? `${year}-${two(month)}-${two(dayOfMonth)}`
      : later !== undefined && Number(first) > 12
        ? `${later}-${two(second)}-${two(first)}`
        : `${ofYear}-${two(String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1))}-${two(named)}`;
  return isDate(written) ? written : undefined;
}
