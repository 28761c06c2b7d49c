import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { MailerUnavailable } from '../mail/mailer.ts';
import { mailPause, RETRY_MINUTES } from '../mail/schedule.ts';
import type { Mail } from '../storage/deliveries.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { RetryLater, Undeliverable } from './outcome.ts';
import { DeliveryQueue } from './queue.ts';

/** A RAM disk, if there is one, so that thousands of durable writes are fast. */
const MEMORY = '/dev/shm';
const log = { info: () => {}, warn: () => {}, error: vi.fn() };
let folder: string;
let storage: Storage;
let queue: DeliveryQueue<'mail'>;
let sent: Mail[];
let send: (mail: Mail) => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-01-05T08:00:00Z') });
  folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'queue-'));
  storage = await openSqliteStorage(folder);
  sent = [];
  send = async (mail) => void sent.push(mail);
  queue = new DeliveryQueue({
    channel: 'mail',
    storage,
    deliver: (mail) => send(mail),
    pauseAfter: mailPause,
    log,
  });
});

afterEach(async () => {
  await queue.stop();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

async function store(count: number): Promise<Mail[]> {
  const createdAt = new Date().toISOString();
  const mails = Array.from({ length: count }, () => sampleMail('K-1', { createdAt }));
  await storage.save({ ...sampleSubmission('K-1'), mails });
  return mails;
}

const ids = (mails: Mail[]) => mails.map((mail) => mail.id).sort();

/** Lets the queue's promises settle without advancing the clock. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function passMinutes(minutes: number): Promise<void> {
  vi.advanceTimersByTime(minutes * 60_000);
  await settle();
}

test('delivers every mail once, however often wake() is called', async () => {
  const mails = await store(10);
  for (let times = 0; times < 5; times++) queue.wake();
  await settle();
  expect(ids(sent)).toEqual(ids(mails));
  expect(await storage.countQueue('mail')).toEqual({ queued: 0, dead: 0 });
  queue.wake();
  await passMinutes(60);
  expect(sent).toHaveLength(10);
});

test('retries after each pause with the same Message-ID until the mail server is back', async () => {
  const [mail] = await store(1);
  const tried: string[] = [];
  send = async ({ messageId }) => {
    tried.push(messageId);
    if (tried.length < 4) throw new Error('ETIMEDOUT 0');
  };
  queue.wake();
  await settle();
  expect(tried).toHaveLength(1);
  for (const [place, minutes] of RETRY_MINUTES.slice(0, 3).entries()) {
    await passMinutes(minutes - 0.1);
    expect(tried).toHaveLength(place + 1);
    await passMinutes(0.1);
    expect(tried).toHaveLength(place + 2);
  }
  expect(new Set(tried)).toEqual(new Set([mail?.messageId]));
  expect(await storage.countQueue('mail')).toEqual({ queued: 0, dead: 0 });
});

test('a mail that fails on every attempt is dead after the last one, but kept', async () => {
  await store(1);
  let tried = 0;
  send = async () => {
    tried++;
    throw new Error('ECONNREFUSED 0');
  };
  queue.wake();
  await settle();
  for (const minutes of RETRY_MINUTES) await passMinutes(minutes);
  expect(tried).toBe(RETRY_MINUTES.length + 1);
  expect(await storage.countQueue('mail')).toEqual({ queued: 0, dead: 1 });
  await passMinutes(10_000);
  expect(tried).toBe(RETRY_MINUTES.length + 1);
});

test('a requested delay is respected, and never shortens the planned pause', async () => {
  await store(1);
  const waits = [40 * 60_000, 1000];
  const tried: number[] = [];
  send = async () => {
    tried.push(Date.now());
    const wait = waits.shift();
    if (wait !== undefined) throw new RetryLater('answered 503', wait);
  };
  queue.wake();
  await settle();
  for (let minute = 0; minute < 60; minute++) await passMinutes(1);
  const [first = 0] = tried;
  expect(tried.map((time) => (time - first) / 60_000)).toEqual([0, 40, 45]);
  expect(await storage.countQueue('mail')).toEqual({ queued: 0, dead: 0 });
});

test('a refused mail is dead at once and does not delay the others', async () => {
  const [refused, ...others] = await store(6);
  send = async (mail) => {
    if (mail.id === refused?.id) throw new Undeliverable('EENVELOPE 550');
    sent.push(mail);
  };
  queue.wake();
  await settle();
  expect(ids(sent)).toEqual(ids(others));
  expect(await storage.countQueue('mail')).toEqual({ queued: 0, dead: 1 });
});

test('while the mail channel is unavailable, mails wait without using up attempts', async () => {
  const mails = await store(2);
  const back = Date.now() + 10 * 24 * 60 * 60_000;
  let tried = 0;
  send = async (mail) => {
    tried++;
    if (Date.now() < back) throw new MailerUnavailable('EACCES');
    sent.push(mail);
  };
  queue.wake();
  await settle();
  for (let hour = 0; hour < 239; hour++) await passMinutes(60);
  expect(await storage.countQueue('mail')).toEqual({ queued: 2, dead: 0 });
  expect(tried).toBeGreaterThan(RETRY_MINUTES.length * 4);
  await passMinutes(60);
  await passMinutes(15);
  expect(ids(sent)).toEqual(ids(mails));
});

test('a system clock that is wrong by years for a moment does not delay a mail by years', async () => {
  await store(1);
  const today = Date.now();
  vi.setSystemTime(today + 3 * 365 * 24 * 60 * 60_000);
  send = async () => {
    throw new Error('ETIMEDOUT 0');
  };
  queue.wake();
  await settle();
  vi.setSystemTime(today);
  send = async (mail) => void sent.push(mail);
  await passMinutes(1);
  expect(sent).toHaveLength(1);
});

test('a claimed mail is not sent if its submission is erased meanwhile', async () => {
  await store(2);
  const claim = storage.claim.bind(storage);
  let erasing: Promise<unknown> | undefined;
  vi.spyOn(storage, 'claim').mockImplementationOnce(async (...args) => {
    const mails = await claim(...args);
    erasing = storage.erase({ email: 'amina@example.com' });
    while ((await storage.countQueue('mail')).queued > 0);
    return mails;
  });
  queue.wake();
  await settle();
  await erasing;
  await passMinutes(10);
  expect(sent).toEqual([]);
  expect(await storage.list({})).toEqual([]);
});

test('stop() waits for the mail in flight and claims no other', async () => {
  await store(20);
  const arrivals: (() => void)[] = [];
  send = (mail) => new Promise((resolve) => arrivals.push(() => resolve(void sent.push(mail))));
  queue.wake();
  await settle();
  let stopped = false;
  const stopping = queue.stop().then(() => {
    stopped = true;
  });
  await settle();
  expect(stopped).toBe(false);
  for (const arrive of arrivals) arrive();
  await stopping;
  expect(sent).toHaveLength(1);
  expect(await storage.countQueue('mail')).toEqual({ queued: 19, dead: 0 });
});

test('a database error is retried, and the queue keeps running', async () => {
  await store(1);
  vi.spyOn(storage, 'claim').mockRejectedValueOnce(new Error('disk'));
  queue.wake();
  await settle();
  expect(sent).toEqual([]);
  expect(log.error).toHaveBeenCalled();
  await passMinutes(1);
  expect(sent).toHaveLength(1);
});

test('a mail server that is down for an hour loses none of 500 submissions, and each mail is sent once', async () => {
  const back = Date.now() + 60 * 60_000;
  send = async (mail) => {
    if (Date.now() < back) throw new Error('ECONNREFUSED 0');
    sent.push(mail);
  };
  const all: Mail[] = [];
  for (let minute = 0; minute < 50; minute += 5) {
    const items = Array.from({ length: 50 }, (_, number) => {
      const id = `K-${minute}-${number}`;
      const createdAt = new Date().toISOString();
      const mails = [sampleMail(id, { createdAt }), sampleMail(id, { createdAt })];
      all.push(...mails);
      return { ...sampleSubmission(id), mails };
    });
    expect(new Set(await Promise.all(items.map((item) => storage.save(item))))).toEqual(new Set(['stored']));
    queue.wake();
    await passMinutes(5);
  }
  expect(sent).toEqual([]);
  expect(await storage.countQueue('mail')).toEqual({ queued: 1000, dead: 0 });
  for (let minute = 0; minute < 240 && sent.length < 1000; minute += 5) await passMinutes(5);
  await expect.poll(() => sent).toHaveLength(1000);
  await passMinutes(600);
  expect(ids(sent)).toEqual(ids(all));
  expect(await storage.countQueue('mail')).toEqual({ queued: 0, dead: 0 });
});
