import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STORAGES } from '../../../tests/amount/amount.ts';
import { sampleSubmission } from '../../../tests/contracts/storage.ts';
import { storagePlace } from '../../../tests/contracts/storage-place.ts';
import type { Storage } from '../storage/storage.ts';
import { ClockNotTrusted, checkClock, trustClock } from './clock.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The day with this number; day 0 is when the site was built. */
const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * DAY);
const YEARS = 1100;

describe.each(STORAGES)('trust in the clock, with %s', (name) => {
  let place: ReturnType<typeof storagePlace>;
  let storage: Storage;
  beforeEach(async () => {
    place = storagePlace(name);
    storage = await place.open();
  });
  afterEach(async () => {
    await storage.close();
    await place.remove();
  });

  let ids = 0;
  const receive = (number: number) =>
    storage.save(sampleSubmission(`K-${ids++}`, { receivedAt: day(number).toISOString() }));
  const restart = async () => {
    await storage.close();
    storage = await place.open();
  };
  const isTrusted = async (number: number, built: Date | undefined = day(0), on = storage) => {
    try {
      await checkClock(on, built, day(number));
      return true;
    } catch (error) {
      if (error instanceof ClockNotTrusted) return false;
      throw error;
    }
  };

  test('neither a start three years ahead, nor restarts and submissions during that time, make the clock trusted', async () => {
    await receive(10);
    expect(await isTrusted(YEARS)).toBe(false);
    for (let later = 0; later < 5; later++) {
      await receive(YEARS + later);
      await restart();
      expect(await isTrusted(YEARS + later)).toBe(false);
    }
    // A corrected clock is trusted.
    expect(await isTrusted(11)).toBe(true);
    expect(await isTrusted(12)).toBe(true);
    expect(await isTrusted(YEARS + 6)).toBe(false);
  });

  test('submissions stored while the clock was ahead do not make it trusted', async () => {
    expect(await isTrusted(10)).toBe(true);
    for (const moment of [YEARS, YEARS + 0.5, YEARS + 0.9]) await receive(moment);
    expect(await isTrusted(YEARS + 1)).toBe(false);
    expect(await isTrusted(YEARS + 39)).toBe(false);
  });

  test('without a stored time and a build, the newest submission counts, unless it is in the future', async () => {
    await receive(10);
    expect(await isTrusted(51, undefined)).toBe(false);
    await restart();
    await storage.writeState('clock-trusted', null);
    await receive(YEARS);
    expect(await isTrusted(45, undefined)).toBe(true);
    expect(await isTrusted(YEARS, undefined)).toBe(false);
  });

  test('a server that runs every day is always trusted, with or without enquiries', async () => {
    for (let number = 1; number < 400; number += 30) expect(await isTrusted(number)).toBe(true);
    for (let number = 401; number < 700; number += 30) await receive(number);
    expect(await isTrusted(705)).toBe(true);
  });

  test('the clock may be at most forty days ahead', async () => {
    expect(await isTrusted(10)).toBe(true);
    expect(await isTrusted(50)).toBe(true);
    expect(await isTrusted(90.01)).toBe(false);
    expect(await isTrusted(90)).toBe(true);
  });

  test('a server that was off for sixty days, without new submissions, needs a newer build', async () => {
    expect(await isTrusted(10)).toBe(true);
    expect(await isTrusted(70)).toBe(false);
    await receive(70);
    expect(await isTrusted(71)).toBe(false);
    expect(await isTrusted(71, day(20))).toBe(false);
    expect(await isTrusted(71, day(71))).toBe(true);
    expect(await isTrusted(72)).toBe(true);
  });

  test('or a confirmation by staff', async () => {
    expect(await isTrusted(10)).toBe(true);
    expect(await isTrusted(70)).toBe(false);
    await trustClock(storage, day(70));
    await restart();
    expect(await isTrusted(71)).toBe(true);
  });

  test('a clock that is set back and then corrected is trusted all the time', async () => {
    await receive(99);
    expect(await isTrusted(100, day(90))).toBe(true);
    for (const number of [-400, -300, 99, 101]) expect(await isTrusted(number, day(90))).toBe(true);
    // The latest known moment is remembered.
    expect(await isTrusted(142, day(90))).toBe(false);
  });

  test('of several servers, only the one with the wrong clock is not trusted', async () => {
    const other = await place.open();
    for (let number = 1; number < 10; number++) {
      expect(await isTrusted(number)).toBe(true);
      expect(await isTrusted(number + YEARS, day(0), other)).toBe(false);
      await receive(number + YEARS);
    }
    await other.close();
  });
});
