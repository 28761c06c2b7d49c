import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { BodyMemory } from './body-memory.ts';
import { BodySpeed } from './body-speed.ts';

const LIMITS = { all: 100, client: 60 };
let memory: BodyMemory;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  memory = new BodyMemory(LIMITS, (arrival, refusal) => arrival.fail(refusal));
  return () => vi.useRealTimers();
});

/** A body of this speed, bytes in its first second. */
function body(speed: number, isOver = false): BodySpeed {
  let bytes = 0;
  const socket = new Socket();
  Object.defineProperty(socket, 'bytesRead', { get: () => bytes });
  const request = new IncomingMessage(socket);
  const arrival = new BodySpeed(request, performance.now());
  bytes = speed;
  request.complete = isOver;
  return arrival;
}

const statusOf = (taking: () => void) => {
  try {
    taking();
    return 'taken';
  } catch (error) {
    return error instanceof Refusal ? error.statusCode : error;
  }
};

test('the slowest gives way to the faster, and the newcomer is refused when it is the slowest', () => {
  const [slow, slower, fast] = [body(20), body(10), body(30)];
  memory.take(slow, 'a', 50);
  memory.take(slower, 'b', 50);
  expect(statusOf(() => memory.take(fast, 'c', 40))).toBe('taken');
  expect([slow.refusal, slower.refusal?.statusCode]).toEqual([undefined, 503]);
  expect(slower.refusal?.details.headers).toEqual({ 'retry-after': '10' });
  expect(memory.bytes).toBe(90);
  expect(statusOf(() => memory.take(body(5), 'd', 20))).toBe(503);
  expect(memory.bytes).toBe(90);
  expect(statusOf(() => memory.take(slower, 'b', 1))).toBe(503);
});

test('as many give way as are needed, and no more', () => {
  const all = [1, 2, 3, 4].map((speed) => body(speed));
  for (const [at, one] of all.entries()) memory.take(one, `client ${at}`, 25);
  memory.take(body(9), 'e', 40);
  expect(all.map(({ refusal }) => refusal?.statusCode)).toEqual([503, 503, undefined, undefined]);
});

test('what has arrived gives way to nobody', () => {
  memory.take(body(0, true), 'a', 60);
  memory.take(body(0, true), 'b', 40);
  expect(statusOf(() => memory.take(body(1000), 'c', 1))).toBe(503);
});

test('a client takes from itself alone', () => {
  const [own, other] = [body(5), body(1)];
  memory.take(other, 'a', 30);
  memory.take(own, 'b', 50);
  memory.take(body(9), 'b', 20);
  expect([own.refusal?.statusCode, other.refusal]).toEqual([503, undefined]);
  memory.take(body(0, true), 'c', 50);
  expect(statusOf(() => memory.take(body(99), 'c', 20))).toBe(503);
});

test('what is given back is free again', () => {
  const first = body(1);
  memory.take(first, 'a', 30);
  memory.take(first, 'a', 30);
  memory.release(first);
  memory.release(first);
  expect(memory.bytes).toBe(0);
  expect(statusOf(() => memory.take(body(1, true), 'a', 60))).toBe('taken');
});
