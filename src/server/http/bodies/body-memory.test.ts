import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpError } from '../http-error.ts';
import { BodyMemory } from './body-memory.ts';
import { IncomingBody } from './incoming-body.ts';

const LIMITS = { all: 100, client: 60 };
let memory: BodyMemory;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  memory = new BodyMemory(LIMITS, (incoming, error) => incoming.fail(error));
  return () => vi.useRealTimers();
});

/** A body with this speed, in bytes during its first second. */
function body(speed: number, isOver = false): IncomingBody {
  let bytes = 0;
  const socket = new Socket();
  Object.defineProperty(socket, 'bytesRead', { get: () => bytes });
  const request = new IncomingMessage(socket);
  const incoming = new IncomingBody(request, performance.now());
  bytes = speed;
  request.complete = isOver;
  return incoming;
}

const statusOf = (taking: () => void) => {
  try {
    taking();
    return 'taken';
  } catch (error) {
    return error instanceof HttpError ? error.statusCode : error;
  }
};

test('the slowest body is dropped for a faster one, and a new one is refused if it is the slowest', () => {
  const [slow, slower, fast] = [body(20), body(10), body(30)];
  memory.reserve(slow, 'a', 50);
  memory.reserve(slower, 'b', 50);
  expect(statusOf(() => memory.reserve(fast, 'c', 40))).toBe('taken');
  expect([slow.error, slower.error?.statusCode]).toEqual([undefined, 503]);
  expect(slower.error?.details.headers).toEqual({ 'retry-after': '10' });
  expect(memory.bytes).toBe(90);
  memory.reserve(body(9), 'd', 10);
  expect(statusOf(() => memory.reserve(body(5), 'e', 50))).toBe(503);
  expect(memory.bytes).toBe(100);
  expect(statusOf(() => memory.reserve(slower, 'b', 1))).toBe(503);
});

test('drops as many bodies as necessary, and no more', () => {
  const all = [1, 2, 3, 4].map((speed) => body(speed));
  for (const [at, one] of all.entries()) memory.reserve(one, `client ${at}`, 25);
  memory.reserve(body(9), 'e', 40);
  expect(all.map(({ error }) => error?.statusCode)).toEqual([503, 503, undefined, undefined]);
});

test('a body that is being processed is never dropped', () => {
  memory.reserve(body(0, true), 'a', 60);
  memory.reserve(body(0, true), 'b', 40);
  expect(statusOf(() => memory.reserve(body(1000), 'c', 1))).toBe(503);
});

test('a client over its own limit displaces only its own bodies', () => {
  const [own, other] = [body(5), body(1)];
  memory.reserve(other, 'a', 30);
  memory.reserve(own, 'b', 50);
  memory.reserve(body(9), 'b', 20);
  expect([own.error?.statusCode, other.error]).toEqual([503, undefined]);
  memory.reserve(body(0, true), 'c', 50);
  expect(statusOf(() => memory.reserve(body(99), 'c', 20))).toBe(503);
});

test('released memory is available again', () => {
  const first = body(1);
  memory.reserve(first, 'a', 30);
  memory.reserve(first, 'a', 30);
  memory.release(first);
  memory.release(first);
  expect(memory.bytes).toBe(0);
  expect(statusOf(() => memory.reserve(body(1, true), 'a', 60))).toBe('taken');
});

describe('when completely received bodies fill the memory', () => {
  /** Receives a body of a client, if there is room, and marks it as waiting. */
  function wait(client: string, bytes: number): { incoming: IncomingBody; status: unknown } {
    const incoming = body(bytes, true);
    const status = statusOf(() => memory.reserve(incoming, client, bytes));
    memory.setWaiting(incoming, true);
    return { incoming, status };
  }
  const refusedOf = (all: { incoming: IncomingBody }[]) => all.map(({ incoming }) => incoming.error?.statusCode ?? 0);

  test('the last waiting body of the client that holds most is dropped for a client that holds less', () => {
    const greatest = [wait('a', 20), wait('a', 20), wait('a', 15)];
    const others = [wait('b', 25), wait('c', 20)];
    expect(statusOf(() => memory.reserve(body(1), 'd', 5))).toBe('taken');
    expect([...refusedOf(greatest), ...refusedOf(others)]).toEqual([0, 0, 503, 0, 0]);
    expect(memory.bytes).toBe(90);
  });

  test('no body is dropped for a client that would hold just as much', () => {
    const all = ['a', 'b', 'c', 'd'].map((client) => wait(client, 25));
    expect(wait('e', 25).status).toBe(503);
    expect(refusedOf(all)).toEqual([0, 0, 0, 0]);
  });

  test('a body that is being processed is kept, even if its client holds most', () => {
    const [under, waiting] = [wait('a', 50), wait('b', 40)];
    memory.setWaiting(under.incoming, false);
    wait('c', 10);
    expect(statusOf(() => memory.reserve(body(1), 'd', 20))).toBe('taken');
    expect(refusedOf([under, waiting])).toEqual([0, 503]);
  });

  test('a client that holds other bodies only displaces its own', () => {
    const slow = body(1);
    memory.reserve(slow, 'a', 30);
    wait('b', 40);
    wait('c', 30);
    expect(wait('b', 10).status).toBe(503);
    expect(slow.error).toBeUndefined();
  });

  test.each([8, 50])('one client among %s that send without end always finds room, and keeps it', (attackers) => {
    const all = Array.from({ length: attackers * 5 }, (_, index) => wait(`attacker ${index % attackers}`, 12));
    expect(all.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    const genuine = wait('genuine', 2);
    expect(genuine.status).toBe('taken');
    const later = Array.from({ length: attackers * 5 }, (_, index) => wait(`attacker ${index % attackers}`, 12));
    expect(refusedOf([genuine])).toEqual([0]);
    for (const { incoming } of [...all, genuine, ...later]) memory.release(incoming);
    expect([memory.bytes, memory.count]).toEqual([0, 0]);
  });
});
