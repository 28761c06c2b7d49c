import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elapsedBeforeScript, every } from './slide-interval.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('calls back at every interval, earlier the first time if some of it has passed, and never after stop()', () => {
  const call = vi.fn();
  const stop = every(1000, 400, call);
  vi.advanceTimersByTime(599);
  expect(call).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1001);
  expect(call).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledTimes(3);
});

test('the time since the document started counts for the first slide, unless it is longer than an interval', () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(3600).mockReturnValueOnce(6000);
  expect(elapsedBeforeScript(6000)).toBe(3600);
  expect(elapsedBeforeScript(6000)).toBe(0);
});
