/** Reads English names of days, and times, in the opening hours of a company. */

/** The days of the week in lower case, starting with Monday. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The index of a day by its name, its plural or an abbreviation; -1 for other words. */
export function dayNumber(word: string): number {
  return word.length < 3
    ? -1
    : DAYS.findIndex((day) => day.startsWith(word.toLowerCase()) || `${day}s` === word.toLowerCase());
}

/** The indexes of the days in a text, including all days of ranges such as 'Monday to Friday'. */
export function weekdaysIn(text: string): number[] {
  const words = [...text.matchAll(/(\p{L}+)(\s*(?:to|until|through|till|[-–—])\s*)?/gu)];
  const found: number[] = [];
  let from: number | undefined;
  for (const [, word = '', range] of words) {
    const day = dayNumber(word);
    if (day < 0) continue;
    if (from === undefined) found.push(day);
    else for (let next = (from + 1) % 7; ; next = (next + 1) % 7) if (found.push(next) && next === day) break;
    from = range === undefined ? undefined : day;
  }
  return found;
}

/** Whether two texts contain the same days. False if they contain none. */
export function sameDays(one: string, other: string): boolean {
  const days = weekdaysIn(one);
  return days.length > 0 && days.join() === weekdaysIn(other).join();
}

/** The times in a line as minutes of the day, joined to a text for comparison; the line itself if it has none. */
export function timesIn(text = ''): string {
  const times = [...text.matchAll(/(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m)?/gi)].map(([, hour, minute, half]) => {
    const isAfternoon = /^p/i.test(half ?? '') && Number(hour) < 12;
    return (Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(minute ?? 0);
  });
  return times.length > 0 ? times.join() : text.trim().toLowerCase();
}
