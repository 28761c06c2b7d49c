import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenRetryable } from './retry.ts';

const boot: Window['boot'] = { queuedClicks: [], intent: true, noteLostScript: () => {} };

beforeEach(() => {
  boot.intent = true;
  vi.useFakeTimers();
  vi.stubGlobal('window', { boot });
});
afterEach(() => vi.useRealTimers());

/** Signals intent as the starter does. */
function intend(): void {
  if (boot.intent) return;
  boot.intent = true;
  boot.onIntent?.();
}

test('a visitor who does nothing causes no request', () => {
  const callback = vi.fn();
  const stop = whenRetryable(callback);
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  stop();
});

test('an intent after the pause calls back once', () => {
  const callback = vi.fn();
  whenRetryable(callback);
  vi.advanceTimersByTime(1000);
  intend();
  vi.advanceTimersByTime(0);
  expect(callback).toHaveBeenCalledOnce();
  intend();
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledOnce();
});

test('an intent during the pause counts when it is over: a moving pointer causes one request a second', () => {
  const callback = vi.fn();
  whenRetryable(callback);
  for (let move = 0; move < 50; move += 1) intend();
  vi.advanceTimersByTime(999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('a cancelled callback is never called, before or after the intent', () => {
  const callback = vi.fn();
  const stop = whenRetryable(callback);
  intend();
  stop();
  whenRetryable(callback)();
  intend();
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});

test('all waiting callbacks are called at the same intent', () => {
  const callbacks = [vi.fn(), vi.fn()];
  for (const callback of callbacks) whenRetryable(callback);
  intend();
  vi.advanceTimersByTime(1000);
  for (const callback of callbacks) expect(callback).toHaveBeenCalledOnce();
});
