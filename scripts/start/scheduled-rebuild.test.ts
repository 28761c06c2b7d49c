import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleRebuilds } from './scheduled-rebuild.ts';

const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A site with these publication times; records the day of each build. */
function siteWith(moments: number[], { works = true } = {}) {
  const builds: number[] = [];
  let built = 0;
  const nextPublishing = () => {
    const next = moments.find((moment) => moment > built);
    return next === undefined ? undefined : new Date(next);
  };
  const build = () => {
    builds.push(Date.now() / DAY);
    if (works) built = Date.now();
    return Promise.resolve();
  };
  scheduleRebuilds({ nextPublishing, build });
  return builds;
}

test('a site is built at each of its publication times, even those beyond the range of a timer', async () => {
  const builds = siteWith([3 * DAY, 4 * DAY, 26 * DAY]);
  await vi.advanceTimersByTimeAsync(27 * DAY);
  expect(builds).toEqual([3, 4, 26]);
});

test('a failed build is not repeated in a loop', async () => {
  const builds = siteWith([DAY], { works: false });
  await vi.advanceTimersByTimeAsync(1.1 * DAY);
  expect(builds).toEqual([1]);
});

test('a site without publication times is not rebuilt', async () => {
  const builds = siteWith([]);
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(builds).toEqual([]);
});
