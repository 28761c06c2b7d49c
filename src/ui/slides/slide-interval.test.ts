import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elapsedBeforeScript, every } from './slide-interval.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('calls at every interval, the first time sooner by what is over, and never after it was stopped', () => {
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

test('the first slide was shown since the document began, but not in a document that is older', () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(3600).mockReturnValueOnce(6000);
  expect(elapsedBeforeScript(6000)).toBe(3600);
  expect(elapsedBeforeScript(6000)).toBe(0);
});
