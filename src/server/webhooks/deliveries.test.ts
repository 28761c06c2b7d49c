import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import { sampleCall, sampleSubmission } from '../../../tests/contracts/storage.ts';
import {
  type Behaviour,
  type Receiver,
  respondWith,
  startReceiver,
  TEST_SECRET,
  verified,
  webhookTo,
} from '../../../tests/contracts/webhook-receiver.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import type { WebhookCall } from '../storage/deliveries.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite.ts';
import type { BackupStorage } from '../storage/storage.ts';
import { WebhookDeliveries } from './deliveries.ts';
import { callPause, RETRY_MINUTES } from './schedule.ts';

const MEMORY = '/dev/shm';
const MINUTE = 60_000;
let storage: BackupStorage;
let deliveries: WebhookDeliveries;
let config: ServerConfig;
let folder: string;
const receivers: Receiver[] = [];

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-01-05T08:00:00Z'),
  });
  folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'webhooks-'));
  storage = await openSqliteStorage(folder);
  config = sampleConfig();
  const { log } = Fastify({ logger: false });
  deliveries = new WebhookDeliveries({
    storage,
    log,
    getConfig: () => config,
    secretOf: () => TEST_SECRET,
  });
});

afterEach(async () => {
  vi.useRealTimers();
  const stopping = deliveries.stop();
  for (const one of receivers.splice(0)) await one.close();
  await stopping;
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

async function receiver(behaviour?: Behaviour): Promise<Receiver> {
  const started = await startReceiver(behaviour);
  receivers.push(started);
  return started;
}

/** Polls `check` until real connections have had their effect, while the fake clock stands still. */
async function until(check: () => unknown): Promise<void> {
  for (const end = performance.now() + 10_000; ; ) {
    try {
      return void (await check());
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** Gives the queue time to look for deliveries, in tests that expect none. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}

let stored = 0;
async function store(count: number, webhook = 'crm'): Promise<WebhookCall[]> {
  const id = `K-${stored++}`;
  const createdAt = new Date().toISOString();
  const webhooks = Array.from({ length: count }, () => sampleCall(id, { webhook, createdAt }));
  await storage.save({ ...sampleSubmission(id), webhooks });
  return webhooks;
}

const idsOf = ({ received }: Receiver) => received.map(({ headers }) => headers['webhook-id']);
const counts = () => storage.countQueue('webhook');
const states = async () => (await storage.undeliveredCalls()).map(({ status, reason }) => [status, reason]);

async function passMinutes(minutes: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(minutes * MINUTE);
}

test('calls are made one after the other, each once and signed, however often the queue is woken', async () => {
  let atOnce = 0;
  let most = 0;
  const crm = await receiver((_request, response) => {
    most = Math.max(most, ++atOnce);
    setImmediate(() => {
      atOnce--;
      response.writeHead(200).end('thanks');
    });
  });
  config.integrations.webhooks = [webhookTo(crm)];
  const calls = await store(10);
  for (let times = 0; times < 5; times++) deliveries.wake();
  await until(async () => expect(await counts()).toEqual({ queued: 0, dead: 0 }));
  expect(idsOf(crm).sort()).toEqual(calls.map((call) => call.messageId).sort());
  for (const call of crm.received) expect(verified(call)).toMatchObject({ type: 'submission.created' });
  expect(most).toBe(1);
});

test('a receiver that hangs delays no other receiver', async () => {
  const hung = await receiver(() => {});
  const crm = await receiver();
  config.integrations.webhooks = [webhookTo(hung, { name: 'hung' }), webhookTo(crm)];
  await store(20, 'hung');
  const calls = await store(20);
  deliveries.wake();
  await until(() => expect(crm.received).toHaveLength(calls.length));
  expect(hung.received).toHaveLength(1);
});

test('a call to a receiver that is down is retried on the schedule with the same id, and then is dead', async () => {
  const crm = await receiver(respondWith(500));
  config.integrations.webhooks = [webhookTo(crm)];
  const failed = vi.spyOn(storage, 'markFailed');
  const [call] = await store(1);
  deliveries.wake();
  const tried = (times: number) => until(() => expect(failed.mock.settledResults).toHaveLength(times));
  await tried(1);
  for (const [place, minutes] of RETRY_MINUTES.entries()) {
    vi.setSystemTime(Date.now() + minutes * 0.99 * MINUTE);
    deliveries.wake();
    await settle();
    expect(crm.received).toHaveLength(place + 1);
    vi.setSystemTime(Date.now() + minutes * 0.22 * MINUTE);
    deliveries.wake();
    await tried(place + 2);
  }
  expect(await states()).toEqual([['dead', 'answered 500']]);
  expect(new Set(idsOf(crm))).toEqual(new Set([call?.messageId]));
  vi.setSystemTime(Date.now() + 10_000 * MINUTE);
  deliveries.wake();
  await settle();
  expect(crm.received).toHaveLength(RETRY_MINUTES.length + 1);
});

test('a receiver that answers 410 is not called again; a call that staff retry arrives within a minute', async () => {
  const crm = await receiver((_request, response, number) => void response.writeHead(number === 1 ? 410 : 200).end());
  config.integrations.webhooks = [webhookTo(crm)];
  const [call] = await store(1);
  deliveries.start();
  await until(async () =>
    expect(await states()).toEqual([['dead', expect.stringMatching(/^answered 410: .* take it out/)]]),
  );
  await passMinutes(600);
  expect(crm.received).toHaveLength(1);
  expect(await storage.retryCalls({ webhook: 'crm' }, new Date())).toBe(1);
  await passMinutes(1.1);
  await until(async () => expect(await states()).toEqual([]));
  expect(idsOf(crm)).toEqual([call?.messageId, call?.messageId]);
});

test('a pause that the receiver requests is respected', async () => {
  const crm = await receiver((_request, response, number) =>
    number === 1 ? void response.writeHead(429, { 'retry-after': '3600' }).end() : void response.writeHead(200).end(),
  );
  config.integrations.webhooks = [webhookTo(crm)];
  await store(1);
  deliveries.wake();
  await until(async () => expect(await states()).toEqual([['queued', 'answered 429']]));
  await passMinutes(59);
  expect(crm.received).toHaveLength(1);
  await passMinutes(2);
  await until(async () => expect(await states()).toEqual([]));
});

test('calls to a removed webhook are kept, and made once it is back', async () => {
  const crm = await receiver();
  await store(1);
  deliveries.start();
  await until(async () => expect(await states()).toEqual([['queued', 'not in integrations.json']]));
  config.integrations.webhooks = [webhookTo(crm)];
  await passMinutes(1);
  await until(async () => expect(await states()).toEqual([]));
  expect(crm.received).toHaveLength(1);
});

test('a waiting call is not made if its person is erased', async () => {
  const crm = await receiver();
  config.integrations.webhooks = [webhookTo(crm)];
  await store(3);
  const claim = storage.claim.bind(storage);
  let erasing: Promise<unknown> | undefined;
  vi.spyOn(storage, 'claim').mockImplementationOnce(async (...args) => {
    const calls = await claim(...args);
    erasing = storage.erase({ email: 'amina@example.com' });
    while ((await counts()).queued > 0);
    return calls;
  });
  deliveries.wake();
  await until(() => expect(erasing).toBeDefined());
  await erasing;
  await passMinutes(10);
  expect(crm.received).toEqual([]);
  expect(await storage.list({})).toEqual([]);
});

test('stop() waits for the call in flight and starts no other', async () => {
  const waiting: (() => void)[] = [];
  const crm = await receiver((_request, response) => void waiting.push(() => response.writeHead(200).end()));
  config.integrations.webhooks = [webhookTo(crm)];
  await store(3);
  deliveries.start();
  await until(() => expect(crm.received).toHaveLength(1));
  let isStopped = false;
  const stopping = deliveries.stop().then(() => {
    isStopped = true;
  });
  await passMinutes(1);
  expect(isStopped).toBe(false);
  for (const respond of waiting) respond();
  await stopping;
  deliveries.wake();
  await passMinutes(10);
  expect(crm.received).toHaveLength(1);
  expect(await counts()).toEqual({ queued: 2, dead: 0 });
});

test('the pauses add up to three days, with random jitter', () => {
  expect(callPause(1, () => 0)).toBe(5000);
  expect(callPause(2, () => 1)).toBe(6 * MINUTE);
  expect(callPause(RETRY_MINUTES.length + 1)).toBeUndefined();
  const days = RETRY_MINUTES.reduce((sum, minutes) => sum + minutes, 0) / (24 * 60);
  expect(days).toBeGreaterThan(3);
});
