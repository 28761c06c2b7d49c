import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineError } from './call.ts';
import { Connection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection to a server that a test can make respond, refuse connections, or hang. */
function connected() {
  const server: { is: 'there' | 'gone' | 'stuck' } = { is: 'there' };
  const ping = vi.fn(async () => {
    if (server.is === 'gone') throw new OfflineError();
    if (server.is === 'stuck') await new Promise(() => undefined);
  });
  return { server, ping, connection: new Connection(ping) };
}

const never = new Promise<void>(() => undefined);

test('detects during a call that the server hangs, and that it responds again', async () => {
  const { server, connection } = connected();
  void connection.watchServerDuring(never);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connection.isOnline.get(), 'one call takes long').toBe(true);
  server.is = 'stuck';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connection.isOnline.get()).toBe(false);
  server.is = 'there';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connection.isOnline.get()).toBe(true);
});

test('`tryNow` skips the pause before the next attempt', async () => {
  const { server, ping, connection } = connected();
  server.is = 'gone';
  const back = connection.whenOnline();
  await vi.advanceTimersByTimeAsync(60_000);
  ping.mockClear();
  server.is = 'there';
  connection.tryNow();
  await back;
  expect([ping.mock.calls.length, connection.isOnline.get()]).toEqual([1, true]);
});

test('`whileAvailable` rejects at once if the server is offline or the disk is full', async () => {
  const { server, connection } = connected();
  expect(await connection.whileAvailable(Promise.resolve('done'))).toBe('done');
  const waiting = expect(connection.whileAvailable(never)).rejects.toThrow(OfflineError);
  server.is = 'gone';
  void connection.whenOnline();
  await waiting;
  const full = new Connection(async () => undefined);
  full.fault.set('The disk is full.');
  await expect(full.whileAvailable(never)).rejects.toThrow('The disk is full.');
});
