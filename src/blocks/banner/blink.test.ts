import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBlinking } from './blink.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('alternates the colour at every interval until it is stopped', () => {
  const seen: boolean[] = [];
  const end = startBlinking(2000, (bright) => seen.push(bright));
  vi.advanceTimersByTime(1999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([true]);
  vi.advanceTimersByTime(4000);
  expect(seen).toEqual([true, false, true]);
  end();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([true, false, true]);
});
