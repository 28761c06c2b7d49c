import type { Storage } from '../storage/storage.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How far the clock may be ahead of the latest known moment. */
const MAX_LEAP_MS = 40 * DAY;

/** Values in the storage: when the clock was last trusted, and since when it has not been. They survive a restart. */
const TRUSTED = 'clock-trusted';
const DOUBTED = 'clock-doubted';

type ClockStorage = Pick<Storage, 'readState' | 'writeState' | 'newestReceived'>;

/** The clock is too far ahead of the latest known moment for anything to be erased. */
export class ClockNotTrusted extends Error {
  /** The latest moment that is known to have passed. */
  readonly trusted: Date;

  constructor(trusted: Date) {
    super('the clock may be wrong');
    this.trusted = trusted;
  }
}

function latest(...moments: (Date | undefined)[]): Date | undefined {
  const times = moments.flatMap((moment) => moment?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/**
 * Follows the submissions from a moment on until there is a gap longer than the clock may jump. Timestamps of a wrong
 * clock come after such a gap, so they prove nothing.
 */
async function follow(storage: ClockStorage, from: Date, now: Date): Promise<Date> {
  for (let known = from; ; ) {
    const end = Math.min(known.getTime() + MAX_LEAP_MS, now.getTime());
    const next = await storage.newestReceived(known, new Date(end));
    if (!next) return known;
    known = next;
  }
}

/** The latest moment that is known to have passed; undefined if nothing was built and nothing was submitted yet. */
async function latestKnown(
  storage: ClockStorage,
  sourcesChangedAt: Date | undefined,
  now: Date,
): Promise<Date | undefined> {
  const trusted = await storage.readState(TRUSTED);
  if (trusted === undefined) return latest(sourcesChangedAt, await storage.newestReceived(new Date(0), now));
  const known = latest(new Date(trusted), sourcesChangedAt) ?? now;
  return (await storage.readState(DOUBTED)) === undefined ? follow(storage, known, now) : known;
}

/**
 * Trusts the clock if it is at most forty days ahead of the latest known moment: when it was last trusted, the
 * submissions that continue from there, or the build. A clock that was set back is trusted, since it erases nothing.
 * @param sourcesChangedAt when the newest source of the running build was changed
 * @throws ClockNotTrusted at every call until the clock is right, the site is built, or staff confirm the clock
 */
export async function checkClock(storage: ClockStorage, sourcesChangedAt: Date | undefined, now: Date): Promise<void> {
  const known = (await latestKnown(storage, sourcesChangedAt, now)) ?? now;
  const isTrusted = now.getTime() <= known.getTime() + MAX_LEAP_MS;
  const trusted = isTrusted ? (latest(known, now) ?? now) : known;
  await storage.writeState(TRUSTED, trusted.toISOString());
  if (isTrusted) return storage.writeState(DOUBTED, null);
  if ((await storage.readState(DOUBTED)) === undefined) await storage.writeState(DOUBTED, now.toISOString());
  throw new ClockNotTrusted(known);
}

/** Trusts the clock because staff confirmed it, whatever was known before. */
export async function trustClock(storage: ClockStorage, now: Date): Promise<void> {
  await storage.writeState(TRUSTED, now.toISOString());
  await storage.writeState(DOUBTED, null);
}
