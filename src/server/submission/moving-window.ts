const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Maximum number within any hour, and within any day. */
export interface Allowance {
  hour: number;
  day: number;
}

/** Counts events by key over the last hour and the last day. Keys are forgotten when a day has passed. */
export class MovingWindow {
  /** Milliseconds of each event, the oldest first. */
  readonly #times = new Map<string, number[]>();

  /** Whether another event is allowed at `now`, in milliseconds. */
  hasRoom(key: string, { hour, day }: Allowance, now: number): boolean {
    const times = this.#recent(key, now);
    const withinHour = times.length - times.findLastIndex((time) => time <= now - HOUR) - 1;
    return times.length < day && withinHour < hour;
  }

  add(key: string, time: number): void {
    const times = this.#times.get(key) ?? [];
    const place = times.findLastIndex((known) => known <= time) + 1;
    times.splice(place, 0, time);
    this.#times.set(key, times);
  }

  /** Removes an event that was added with this time. */
  remove(key: string, time: number): void {
    const times = this.#times.get(key) ?? [];
    const place = times.lastIndexOf(time);
    if (place >= 0) times.splice(place, 1);
    if (times.length === 0) this.#times.delete(key);
  }

  /** Removes every key without an event in the last day. */
  sweep(now: number): void {
    for (const key of this.#times.keys()) this.#recent(key, now);
  }

  get size(): number {
    return this.#times.size;
  }

  #recent(key: string, now: number): number[] {
    const times = this.#times.get(key) ?? [];
    const recent = times.slice(times.findLastIndex((time) => time <= now - DAY) + 1);
    if (recent.length === 0) this.#times.delete(key);
    else this.#times.set(key, recent);
    return recent;
  }
}
