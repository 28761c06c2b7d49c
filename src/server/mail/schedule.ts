const MINUTE = 60_000;

/** Minutes to wait after each failed attempt; about a day in all. After the last one the mail is dead. */
export const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720];

/** Milliseconds to wait after this many attempts; undefined after the last. */
export function mailPause(attempts: number): number | undefined {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? undefined : minutes * MINUTE;
}
