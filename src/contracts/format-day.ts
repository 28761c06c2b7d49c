/**
 * Formats a date such as 2025-11-03 for a language, as in 3 November 2025. The result does not depend on the reader's
 * time zone.
 */
export function formatDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(day));
}
