import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import { startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { sampleCall, sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { Notices } from '../logging/notices.ts';
import { StorageUnavailable } from '../storage/errors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const health = async () => {
  const response = await server.app.inject({ url: '/healthz' });
  return [response.statusCode, response.json()];
};

/** An empty queue. */
const EMPTY = { queued: 0, dead: 0, oldestQueuedMinutes: 0 };

test('reports no alarm without mails or with recent ones', async () => {
  expect(await health()).toEqual([200, { status: 'ok', mails: EMPTY, webhooks: EMPTY, alarms: [] }]);
  const createdAt = new Date(Date.now() - 59.5 * 60_000).toISOString();
  await server.storage.save({ ...sampleSubmission('K-1'), mails: [sampleMail('K-1', { createdAt })] });
  expect(await health()).toEqual([
    200,
    { status: 'ok', mails: { queued: 1, dead: 0, oldestQueuedMinutes: 59 }, webhooks: EMPTY, alarms: [] },
  ]);
});

test('a mail that has waited for over an hour and dead mails raise alarms with messages, and status 200', async () => {
  const old = new Date(Date.now() - 90.5 * 60_000).toISOString();
  const dead = sampleMail('K-2');
  await server.storage.save({ ...sampleSubmission('K-2'), mails: [sampleMail('K-2', { createdAt: old }), dead] });
  // Only the server that claimed a mail can mark it as failed; the two others are due again at once.
  for (const mail of await server.storage.claim('mail', new Date(), 9, 1000)) {
    await server.storage.markFailed(mail.id, 'EENVELOPE 550', mail.id === dead.id ? null : new Date());
  }
  expect(await health()).toEqual([
    200,
    {
      status: 'degraded',
      mails: { queued: 2, dead: 1, oldestQueuedMinutes: 90 },
      webhooks: EMPTY,
      alarms: [messages.alarmDead.replace('{count}', '1'), messages.alarmWaiting.replace('{minutes}', '90')],
    },
  ]);
});

test('webhook calls that have waited for over an hour or are dead raise their own alarms', async () => {
  for (const mail of await server.storage.claim('mail', new Date(), 9, 1000)) {
    await server.storage.markSent(mail.id, new Date());
  }
  await server.storage.erase({ id: 'K-2' });
  const createdAt = new Date(Date.now() - 90.5 * 60_000).toISOString();
  const dead = sampleCall('K-3', { webhook: 'chat' });
  await server.storage.save({ ...sampleSubmission('K-3'), webhooks: [sampleCall('K-3', { createdAt }), dead] });
  await server.storage.claim('webhook', new Date(), 9, 1000, 'chat');
  await server.storage.markFailed(dead.id, 'answered 410', null);
  expect(await health()).toEqual([
    200,
    {
      status: 'degraded',
      mails: EMPTY,
      webhooks: { queued: 1, dead: 1, oldestQueuedMinutes: 90 },
      alarms: [messages.alarmCallsDead.replace('{count}', '1'), messages.alarmCallWaiting.replace('{minutes}', '90')],
    },
  ]);
});

test('a storage that does not respond is 503 with a message', async () => {
  const count = vi.spyOn(server.storage, 'countQueue').mockRejectedValueOnce(new Error('disk'));
  expect(await health()).toEqual([503, { status: 'storage unavailable', alarms: [] }]);
  count.mockRejectedValueOnce(new StorageUnavailable('08006'));
  expect(await health()).toEqual([503, { status: 'storage unavailable', alarms: [messages.storageAway] }]);
  vi.spyOn(server.storage, 'check').mockRejectedValueOnce(new StorageUnavailable('SQLITE_13', 'full'));
  expect(await health()).toEqual([503, { status: 'storage unavailable', alarms: [messages.storageFull] }]);
});

test('an alarm is reported until its problem is solved', async () => {
  const notices = new Notices();
  const other = await startTestServer({ notices });
  const alarms = async () => (await other.app.inject({ url: '/healthz' })).json().alarms;
  let isOver = false;
  notices.set('alarmClock', { now: '2029-11-22', trusted: '2026-11-22' }, async () => isOver);
  notices.set('alarmOutbox', { code: 'EACCES' });
  expect(await alarms()).toEqual([
    messages.alarmClock.replace('{now}', '2029-11-22').replace('{trusted}', '2026-11-22'),
    messages.alarmOutbox.replace('{code}', 'EACCES'),
  ]);
  isOver = true;
  notices.clear('alarmOutbox');
  expect(await alarms()).toEqual([]);
  await other.close();
});
