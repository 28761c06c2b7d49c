import { noteKind } from '../../cache/notes.ts';
import { property, textProperty } from '../../read/json.ts';

/** The publishing dates of an entry or a section, as in its file. */
export interface PublishingDates {
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
}

export const publishingDates = noteKind<PublishingDates>('publishing-dates');

/** When visitors see something, in milliseconds; the end is exclusive. */
export interface PublishingWindow {
  from?: number;
  until?: number;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(Z|[+-]\d{2}:\d{2})?)?$/;
const DAY = 86_400_000;

/** Whether a text is a date, which may have a time: 2026-12-01, 2026-12-01T08:00 or 2026-12-01T08:00+03:00. */
export function isMoment(text: string): boolean {
  const [, day = '', time = '00:00'] = MOMENT.exec(text) ?? [];
  const date = new Date(`${day}T${time}:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T${time}`);
}

/**
 * The publishing window of an entry or a section, from `publishFrom` and `publishUntil` (specification 10). A date
 * without a time includes the whole day.
 * @param timeZone for dates and times without one, such as Europe/Lisbon
 * @returns undefined if it is always published
 */
export function publishingWindow(data: unknown, timeZone: string): PublishingWindow | undefined {
  const from = momentOf(textProperty(data, 'publishFrom'), timeZone);
  const until = momentOf(textProperty(data, 'publishUntil'), timeZone, DAY);
  if (from === undefined && until === undefined) return undefined;
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/** The time in which both windows are open. */
export function whileBoth(one: PublishingWindow, other: PublishingWindow): PublishingWindow {
  const from = Math.max(one.from ?? -Infinity, other.from ?? -Infinity);
  const until = Math.min(one.until ?? Infinity, other.until ?? Infinity);
  return { ...(from !== -Infinity && { from }), ...(until !== Infinity && { until }) };
}

/** Whether a window is open at this time. */
export function isPublishedAt({ from = -Infinity, until = Infinity }: PublishingWindow, now: number): boolean {
  return from <= now && now < until;
}

/** The next time at which one of the windows opens or closes; undefined if none does. */
export function nextChange(windows: Iterable<PublishingWindow>, now: number): number | undefined {
  const moments = [...windows].flatMap(({ from, until }) => [from ?? 0, until ?? 0]).filter((moment) => moment > now);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/**
 * A time in milliseconds; undefined for an invalid text.
 * @param timeZone used if the text has none, such as Europe/Lisbon
 * @param wholeDay milliseconds to add to a date without a time
 */
export function momentOf(text: string | undefined, timeZone: string, wholeDay = 0): number | undefined {
  const [, day, time, offset] = (text !== undefined && isMoment(text) && MOMENT.exec(text)) || [];
  if (day === undefined) return undefined;
  if (offset !== undefined) return Date.parse(`${day}T${time}:00${offset}`);
  const clock = Date.parse(`${day}T${time ?? '00:00'}:00Z`) + (time === undefined ? wholeDay : 0);
  return clock - offsetAt(clock - offsetAt(clock, timeZone), timeZone);
}

/** The UTC offset of a time zone in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** The company's time zone, which applies to dates in the content. */
export function timeZoneOf(site: unknown): string {
  const zone = property(site, 'timeZone');
  return typeof zone === 'string' && zone !== '' ? zone : 'UTC';
}
