import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1, () => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits until the frame has been drawn, and calls back once', () => {
  const callback = vi.fn();
  afterFrame(callback);
  vi.advanceTimersByTime(100);
  frames[0]?.();
  expect(callback).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('calls back even in a tab that gets no frames', () => {
  const callback = vi.fn();
  afterFrame(callback);
  vi.advanceTimersByTime(1000);
  frames[0]?.();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test.each([false, true])('can be cancelled (after the frame: %j)', (late) => {
  const callback = vi.fn();
  const stop = afterFrame(callback);
  if (late) frames[0]?.();
  stop();
  frames[0]?.();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(0);
});
