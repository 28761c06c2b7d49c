const MINUTE = 60_000;

/** Minutes to wait after each failed attempt, as the specification suggests; three days in total. */
export const RETRY_MINUTES = [5 / 60, 5, 30, 120, 300, 600, 840, 1200, 1440];
/** The share by which a wait is randomly extended, so that calls that failed together are not repeated together. */
const JITTER = 0.2;

/** Milliseconds to wait after this many attempts; undefined after the last. @param random from 0 to 1 */
export function callPause(attempts: number, random = Math.random): number | undefined {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? undefined : Math.round(minutes * MINUTE * (1 + JITTER * random()));
}
