/** The values of "format" that our schemas use, with their tests. */
import { isEmail } from '../../forms/rules/check-values.ts';
import { isMoment } from '../references/publishing/publishing-window.ts';

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a valid date in the form year-month-day. */
export function isDate(text: string): boolean {
  if (!day.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text is the name of a time zone. */
function isTimeZone(text: string): boolean {
  // Short names such as EST mean several zones, or a zone that ignores summer time.
  if (!/^(?:UTC|GMT|[A-Za-z_]+\/.+)$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether a text is an email address according to the rule that forms use. */
function emailMatches(text: string): boolean {
  return isEmail(text);
}

/** All formats by their names in schemas. */
export const FORMATS = { date: isDate, email: emailMatches, moment: isMoment, 'time-zone': isTimeZone };
