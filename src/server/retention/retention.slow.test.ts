import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import { enquiry, SAVE } from '../../../tests/contracts/server.ts';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import { sampleSubmission } from '../../../tests/contracts/storage.ts';
import { createServer } from '../create-server.ts';
import { runLeads } from '../leads/commands.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite.ts';
import type { BackupStorage } from '../storage/storage.ts';

const DAY = 24 * 60 * 60 * 1000;
const TODAY = Date.UTC(2026, 10, 22, 12);
const daysLater = (days: number) => new Date(TODAY + days * DAY);
const YEARS = 3 * 365;

let folder: string;
let storage: BackupStorage;
let app: FastifyInstance | undefined;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY });
  folder = mkdtempSync(join(tmpdir(), 'retention-'));
  storage = await openSqliteStorage(folder);
  const receivedAt = (days: number) => ({ receivedAt: daysLater(days).toISOString() });
  await storage.save(sampleSubmission('K-too-old', receivedAt(-800)));
  await storage.save(sampleSubmission('K-young', receivedAt(-10)));
});

afterEach(async () => {
  await stop();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

async function start(days: number): Promise<FastifyInstance> {
  vi.setSystemTime(daysLater(days));
  const settings = {
    dataDir: folder,
    databaseUrl: undefined,
    smtpUrl: undefined,
    retentionDays: 730,
    secretOf: () => undefined,
  };
  const site = {
    siteUrl: undefined,
    trustProxy: false as const,
    publicDir: undefined,
    rateLimit: 0,
    logLevel: 'silent',
  };
  const sourcesChangedAt = daysLater(-20).toISOString();
  app = await createServer({ ...settings, ...site }, () => sampleConfig({ sourcesChangedAt }));
  await app.ready();
  return app;
}

async function stop(): Promise<void> {
  await app?.close();
  app = undefined;
}

const left = async () => (await storage.list({})).map(({ id }) => id);
const alarmsOf = async (server: FastifyInstance) => (await server.inject('/healthz')).json().alarms;

async function purge(...options: string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const lead = { open: () => openSqliteStorage(folder), outbox: join(folder, 'outbox'), retentionDays: 730 };
  const output = { out: (text: string) => void out.push(text), error: (text: string) => void error.push(text) };
  const code = await runLeads(
    ['purge', ...options],
    { ...lead, sourcesChangedAt: daysLater(-20), actor: 'amina' },
    output,
  );
  return { code, out: out.join(''), error: error.join('') };
}

test('at startup the server erases what is too old, and records it in the audit trail', async () => {
  await start(0);
  await expect.poll(left).toEqual(['K-young']);
  await stop();
  expect(await storage.auditTrail()).toMatchObject([
    { actor: expect.stringMatching(/^server as \w+/), action: 'purge', details: { step: 'begun' } },
    { action: 'purge', details: { step: 'done', submissions: 1, retentionDays: 730 } },
  ]);
  await start(1);
  await stop();
  expect(await storage.auditTrail()).toHaveLength(2);
});

test('a server whose clock is three years ahead erases nothing, raises an alarm, and continues to store', async () => {
  for (let turn = 0; turn < 2; turn++) {
    const server = await start(YEARS + turn);
    expect(await alarmsOf(server)).toContainEqual(
      messages.alarmClock
        .replace(
          '{now}',
          daysLater(YEARS + turn)
            .toISOString()
            .slice(0, 10),
        )
        .replace('{trusted}', daysLater(-10).toISOString().slice(0, 10)),
    );
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    const sent = await server.inject({ method: 'POST', url: SAVE, payload: enquiry() });
    expect(sent.statusCode).toBe(201);
    await stop();
    expect(await left()).toHaveLength(3 + turn);
  }
  expect(await storage.auditTrail()).toEqual([]);
  const server = await start(2);
  expect(await alarmsOf(server)).toEqual([]);
  await expect.poll(left).not.toContain('K-too-old');
  expect(await left()).toHaveLength(3);
});

test('the alarm ends without a restart once staff confirm the clock', async () => {
  const server = await start(60);
  expect(await alarmsOf(server)).toHaveLength(1);
  expect(await purge()).toEqual({
    code: 1,
    out: '',
    error: expect.stringMatching(
      /^Nothing was erased: the system clock says 2027-01-21, but .* 2026-11-12\. .* npm run leads -- purge --clock-is-right\n$/,
    ),
  });
  expect(await left()).toHaveLength(2);
  expect(await purge('--clock-is-right')).toMatchObject({ code: 0, out: expect.stringContaining('Erased 1 ') });
  expect(await alarmsOf(server)).toEqual([]);
  expect(await storage.auditTrail()).toMatchObject([
    { actor: 'amina', action: 'purge', details: { step: 'begun' } },
    { details: { step: 'failed' } },
    { actor: 'amina', action: 'purge', details: { step: 'begun' } },
    { details: { step: 'done', clockIsRight: true, submissions: 1, code: 0 } },
  ]);
});

test('the daily purge does not run if it cannot be recorded in the audit trail', async () => {
  await storage.close();
  const database = new DatabaseSync(join(folder, 'submissions.sqlite'));
  database.exec("create trigger full before insert on audit begin select raise(abort, 'no'); end");
  database.close();
  storage = await openSqliteStorage(folder);
  await start(0);
  await stop();
  expect(await left()).toEqual(['K-young', 'K-too-old']);
});
