/** The formats that schemas name: what JSON Schema's "format" means here. */
import { isEmail } from '../../forms/rules/check-values.ts';
import { isMoment } from '../references/publishing/publishing-window.ts';

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a valid date, written year-month-day. */
export function isDate(text: string): boolean {
  if (!day.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** True for a valid time zone. */
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
