import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { figuresIn } from '../../../tests/contracts/watched-server.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { EventMetrics, exposition } from './serve-metrics.ts';

/** Milliseconds; every source that does not hang responds within them, even on a busy machine. */
const TIMEOUT = 1000;
const log = { warn: vi.fn() };
let folder: ReturnType<typeof temporaryFolder>;
let storage: Storage;
beforeEach(async () => {
  folder = temporaryFolder();
  storage = await openSqliteStorage(folder.path);
});
afterEach(async () => {
  await storage.close();
  folder[Symbol.dispose]();
});

function scraping(dataDir = folder.path) {
  const sources = { health: { storage }, dataDir, buildRecord: undefined, log, timeout: TIMEOUT };
  const expose = exposition(new EventMetrics([]), sources);
  return async () => figuresIn((await expose()).text);
}

const queue = (channel: string, state: string) => `website_queue_deliveries{channel="${channel}",state="${state}"}`;
const age = (channel: string) => `website_queue_oldest_age_seconds{channel="${channel}"}`;

test('reports queues by channel, and alarms of /healthz while they are raised', async () => {
  const scrape = scraping();
  const createdAt = new Date(Date.now() - 7_200_000).toISOString();
  const mails = [sampleMail('K-1', { createdAt }), sampleMail('K-1', { createdAt }), sampleMail('K-1', { createdAt })];
  await storage.save({ ...sampleSubmission('K-1'), mails });
  const [first, ...others] = await storage.claim('mail', new Date(), 3, 1000);
  await storage.markFailed(first?.id ?? '', 'EENVELOPE 550', null);
  const before = await scrape();
  expect([before.get(queue('mail', 'queued')), before.get(queue('mail', 'dead'))]).toEqual([2, 1]);
  expect([before.get(queue('webhook', 'queued')), before.get(queue('webhook', 'dead'))]).toEqual([0, 0]);
  expect(before.get(age('mail'))).toBeCloseTo(7200, -2);
  expect(before.get(age('webhook'))).toBe(0);
  expect(before.get('website_alarm{alarm="alarmDead"}')).toBe(1);
  expect(before.get('website_alarm{alarm="alarmWaiting"}')).toBe(1);
  for (const { id } of others) await storage.markSent(id, new Date());
  const after = await scrape();
  expect(after.get('website_alarm{alarm="alarmDead"}')).toBe(1);
  expect(after.has('website_alarm{alarm="alarmWaiting"}')).toBe(false);
});

test('a storage that hangs is reported as down after the timeout, without its values but with all others', async () => {
  const scrape = scraping();
  expect((await scrape()).get('website_storage_up')).toBe(1);
  const counting = vi.spyOn(storage, 'countQueue').mockReturnValue(new Promise(() => {}));
  for (let times = 0; times < 2; times++) {
    const found = await scrape();
    expect(found.get('website_storage_up')).toBe(0);
    expect([...found.keys()].filter((key) => /^website_(queue|alarm)/.test(key))).toEqual([]);
    expect(found.get('website_data_dir_up')).toBe(1);
    expect(found.get('website_database_size_bytes')).toBeGreaterThan(0);
  }
  // Once per channel: a query that hangs is not repeated.
  expect(counting).toHaveBeenCalledTimes(2);
});

test('a storage that fails is reported as down, and as up once it responds again', async () => {
  const scrape = scraping();
  vi.spyOn(storage, 'oldestQueued').mockRejectedValueOnce(new Error('SQLITE_IOERR'));
  expect((await scrape()).get('website_storage_up')).toBe(0);
  expect(log.warn).toHaveBeenCalledWith(new Error('SQLITE_IOERR'), 'the storage could not be measured');
  const found = await scrape();
  expect([found.get('website_storage_up'), found.get(queue('mail', 'queued'))]).toEqual([1, 0]);
});

test('a disk that does not respond is not reported as full', async () => {
  const found = await scraping('/nothing/of/this/name')();
  expect(found.get('website_data_dir_up')).toBe(0);
  expect([found.has('website_disk_free_bytes'), found.has('website_disk_used_bytes')]).toEqual([false, false]);
  expect(found.get('website_storage_up')).toBe(1);
});
