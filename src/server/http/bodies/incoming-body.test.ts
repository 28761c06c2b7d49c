import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { IncomingBody, SAMPLES, SPEED_LIMITS } from './incoming-body.ts';

const KB = 1000;
const MINUTE = 60_000;
const STEP = SPEED_LIMITS.window / SAMPLES;

/**
 * Feeds a body with `bytesAt(ms)` bytes. Returns after how many milliseconds it is found too slow; undefined if never.
 */
function followed(bytesAt: (ms: number) => number, until: number): number | undefined {
  let bytes = 5 * KB;
  const socket = new Socket();
  Object.defineProperty(socket, 'bytesRead', { get: () => bytes });
  const incoming = new IncomingBody(new IncomingMessage(socket), 0);
  for (let now = STEP; now <= until; now += STEP) {
    bytes = 5 * KB + bytesAt(now);
    if (incoming.sample(now, SPEED_LIMITS)) return now;
  }
  return undefined;
}

const DOCUMENT = 14_000 * KB;

test.each<[string, number, number]>([
  ['at 3 kB a second, the speed of the slowest mobile networks', 3, DOCUMENT / 3],
  ['at 2 kB a second', 2, DOCUMENT / 2],
])('the largest document is accepted %s', (_what, speed, ms) => {
  expect(followed((now) => now * speed, ms)).toBeUndefined();
});

test('a phone may lose its network for 40 seconds of a minute', () => {
  const on = (now: number) => Math.floor(now / MINUTE) * 20_000 + Math.min(now % MINUTE, 20_000);
  expect(followed((now) => on(now) * 3.2, 40 * MINUTE)).toBeUndefined();
});

test.each<[string, (ms: number) => number, number]>([
  ['a byte a second', (ms) => ms / 1000, 80_000],
  ['nothing', () => 0, 80_000],
  ['just below the slowest speed', (ms) => ms * 0.99, 80_000],
  ['nearly all at once, then a byte a second', (ms) => DOCUMENT - 10_000 + ms / 1000, 80_000],
  ['fast enough for ten minutes, then nothing', (ms) => Math.min(ms, 10 * MINUTE) * 10, 11 * MINUTE - STEP],
  ['just fast enough, without an end', (ms) => ms * 1.1, 120 * MINUTE + STEP],
])('a client that sends %s is detected', (_what, bytesAt, when) => {
  expect(followed(bytesAt, 180 * MINUTE)).toBe(when);
});
