import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FairSemaphore } from './fair-semaphore.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('limits how many run at the same time, and prefers clients that have used less time', async () => {
  const turns = new FairSemaphore(2);
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const begin = (client: string, name: string) =>
    turns.acquire(client).then((end) => {
      begun.push(name);
      endings.push(end);
    });
  const settle = () => new Promise(setImmediate);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void begin(name.charAt(0), name);
  await settle();
  expect(begun).toEqual(['a1', 'a2']);
  for (const [at, next] of ['b1', 'c1', 'a3', 'b2', 'a4'].entries()) {
    vi.advanceTimersByTime(300);
    endings[at]?.();
    endings[at]?.();
    await settle();
    expect(begun.slice(2 + at)).toEqual([next]);
  }
  for (const end of endings) end();
  await Promise.all([begin('d', 'd1'), begin('d', 'd2')]);
  expect(begun.slice(-2)).toEqual(['d1', 'd2']);
});

test('a client that has used much time gets only one slot, so that the other is free for lighter clients', async () => {
  const turns = new FairSemaphore(2);
  const spoil = await turns.acquire('greedy');
  vi.advanceTimersByTime(5000);
  spoil();
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const begin = (client: string) =>
    turns.acquire(client).then((end) => {
      begun.push(client);
      endings.set(client, end);
    });
  void begin('greedy');
  void begin('greedy');
  void begin('light');
  await new Promise(setImmediate);
  expect(begun).toEqual(['greedy', 'light']);
  endings.get('light')?.();
  await new Promise(setImmediate);
  expect(begun).toEqual(['greedy', 'light']);
  endings.get('greedy')?.();
  await new Promise(setImmediate);
  expect(begun).toEqual(['greedy', 'light', 'greedy']);
});
