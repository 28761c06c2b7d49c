/** A day written as 2025-11-03 in the words of a language, such as 3 November 2025; the same wherever the reader is. */
export function formatDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(day));
}
