const MINUTE = 60_000;

/** Minutes to wait after each attempt that failed: what the specification suggests, three days in all. */
export const RETRY_MINUTES = [5 / 60, 5, 30, 120, 300, 600, 840, 1200, 1440];
/** How much longer a wait may be, so that calls that failed together do not come again together. */
const JITTER = 0.2;

/** Calls of one webhook on their way at once: so many may arrive twice when the server dies. */
export const CALLS_AT_ONCE = 1;

/** Milliseconds to wait after this many attempts; undefined after the last. @param random from 0 to 1 */
export function callPause(attempts: number, random = Math.random): number | undefined {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? undefined : Math.round(minutes * MINUTE * (1 + JITTER * random()));
}
