import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { probe } from './probe.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function probing(query: () => Promise<number>) {
  const shown: (number | undefined)[] = [];
  const failed = vi.fn();
  return { refresh: probe({ query, publish: (result) => void shown.push(result), failed }, 2000), shown, failed };
}

test('shows the result, and clears it after a failure', async () => {
  const query = vi.fn<() => Promise<number>>().mockResolvedValueOnce(7).mockRejectedValueOnce(new Error('disk'));
  const { refresh, shown, failed } = probing(query);
  await refresh();
  await refresh();
  expect(shown).toEqual([7, undefined]);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('disk'));
});

test('a query that hangs is abandoned after the timeout, and not repeated until it has finished', async () => {
  let resolveQuery = (_value: number) => {};
  const query = vi.fn(
    () =>
      new Promise<number>((resolve) => {
        resolveQuery = resolve;
      }),
  );
  const { refresh, shown, failed } = probing(query);
  for (let times = 0; times < 50; times++) {
    const refreshing = refresh();
    await vi.advanceTimersByTimeAsync(2000);
    await refreshing;
  }
  expect(query).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledTimes(50);
  expect(new Set(shown)).toEqual(new Set([undefined]));
  resolveQuery(1);
  await vi.advanceTimersByTimeAsync(0);
  const refreshing = refresh();
  resolveQuery(2);
  await refreshing;
  expect(query).toHaveBeenCalledTimes(2);
  expect(shown.at(-1)).toBe(2);
});

test('simultaneous calls share one query', async () => {
  const query = vi.fn(async () => 3);
  const { refresh, shown } = probing(query);
  await Promise.all([refresh(), refresh()]);
  expect(query).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([3, 3]);
});
