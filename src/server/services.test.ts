import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleConfig } from '../../tests/contracts/server-config.ts';
import { sampleMail, sampleSubmission } from '../../tests/contracts/storage.ts';
import { Notices } from './logging/notices.ts';
import { openMails } from './services.ts';
import { openSqliteStorage } from './storage/sqlite/sqlite.ts';
import type { Storage } from './storage/storage.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'services-'));
  storage = await openSqliteStorage(folder);
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

test('while the outbox is not writable, there is an alarm and mails wait; it ends with the next mail that is written', async () => {
  const outbox = join(folder, 'outbox');
  writeFileSync(outbox, 'a file in its place');
  const [notices, log] = [new Notices(), { info: vi.fn(), warn: vi.fn(), error: vi.fn() }];
  const settings = { dataDir: folder, databaseUrl: undefined, smtpUrl: undefined };
  const mails = openMails(settings, storage, notices, sampleConfig, log);
  await storage.save({ ...sampleSubmission('K-1'), mails: [sampleMail('K-1')] });
  mails.wake();
  await expect.poll(() => notices.all()).toEqual([{ name: 'alarmOutbox', values: { code: 'EEXIST' } }]);
  expect(await storage.countQueue('mail')).toEqual({ queued: 1, dead: 0 });
  rmSync(outbox);
  await storage.save({ ...sampleSubmission('K-2'), mails: [sampleMail('K-2')] });
  mails.wake();
  await expect.poll(() => notices.all()).toEqual([]);
  expect(readdirSync(outbox)).toHaveLength(1);
  // A folder that disappears while the server runs is created again.
  rmSync(outbox, { recursive: true });
  await storage.save({ ...sampleSubmission('K-3'), mails: [sampleMail('K-3')] });
  mails.wake();
  await expect.poll(() => readdirSync(outbox)).toHaveLength(1);
  mkdirSync(outbox, { recursive: true });
  await mails.close();
});
