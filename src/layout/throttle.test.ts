import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('passes on the first call at once, further ones at most every 100 ms, and always the last', () => {
  const callback = vi.fn();
  const throttled = throttle(callback, 100);
  throttled();
  throttled();
  throttled();
  expect(callback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(callback).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(2);
});

it('stop() cancels a pending call', () => {
  const callback = vi.fn();
  const throttled = throttle(callback, 100);
  throttled();
  throttled();
  throttled.stop();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});
