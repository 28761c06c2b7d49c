import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('settles as the promise does if that is in time, and clears its timer', async () => {
  const before = vi.getTimerCount();
  await expect(withTimeout(Promise.resolve('here'), 100)).resolves.toBe('here');
  await expect(withTimeout(Promise.reject('a text'), 100)).rejects.toBe('a text');
  expect(vi.getTimerCount()).toBe(before);
});

test('rejects after the limit, not before', async () => {
  const settled = vi.fn();
  const waiting = withTimeout(new Promise(() => undefined), 100).catch(settled);
  await vi.advanceTimersByTimeAsync(99);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(settled).toHaveBeenCalledWith(expect.any(TimeoutError));
});
