/** The formats that schemas name: what JSON Schema's "format" means here. */
import { isEmail } from '../../forms/rules/check-values.ts';
import { isMoment } from '../references/publishing/publishing-window.ts';

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that the calendar has, written year-month-day. */
export function isDate(text: string): boolean {
  if (!day.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** True for a time zone that dates can be written in. */
function isTimeZone(text: string): boolean {
  // Short names such as EST stand for several zones, or for one without summer time.
  if (!/^(?:UTC|GMT|[A-Za-z_]+\/.+)$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** True for a text that the forms' own rule takes for an e-mail address. */
function emailMatches(text: string): boolean {
  return isEmail(text);
}

/** Every format, by the name that schemas give it. */
export const FORMATS = { date: isDate, email: emailMatches, moment: isMoment, 'time-zone': isTimeZone };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The days that may be meant by a day that is written in another way: two where day and month could be mistaken. */
export function possibleDays(text: string): string[] {
  const two = (part: number) => String(part).padStart(2, '0');
  const dayOf = (year: string, month: number, ofMonth: number) =>
    `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(ofMonth)}`;
  const written = text.trim().replace(/(?<=\d)(?:T.*| \d{1,2}:.*)$/, '');
  const [, year, second = '', third = ''] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(written) ?? [];
  const [, first = '', sign = '', middle = '', later] =
    /^(\d{1,2})([-/. ]+)(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(written) ?? [];
  const [, named, name = '', ofYear = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ .-]+([a-z]{3,9})\.?,?[ -]+(\d{4})$/i.exec(written) ?? [];
  const [, spoken = '', ofMonth, inYear = ''] =
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(written) ?? [];
  const monthOf = (word: string) => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  const days =
    year !== undefined
      ? [dayOf(year, Number(second), Number(third)), dayOf(year, Number(third), Number(second))].slice(
          0,
          isDate(dayOf(year, Number(second), Number(third))) ? 1 : 2,
        )
      : later !== undefined
        ? [
            dayOf(later, Number(middle), Number(first)),
            ...(sign.includes('.') ? [] : [dayOf(later, Number(first), Number(middle))]),
          ]
        : ofMonth !== undefined
          ? [dayOf(inYear, monthOf(spoken), Number(ofMonth))]
          : named !== undefined
            ? [dayOf(ofYear, monthOf(name), Number(named))]
            : [];
  return [...new Set(days.filter(isDate))];
}
