import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import { startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const health = async () => {
  const answer = await server.app.inject({ url: '/healthz' });
  return [answer.statusCode, answer.json()];
};

test('all is well without mails, and with young ones', async () => {
  expect(await health()).toEqual([
    200,
    { status: 'ok', mails: { queued: 0, dead: 0, oldestQueuedMinutes: 0 }, alarms: [] },
  ]);
  const createdAt = new Date(Date.now() - 59.5 * 60_000).toISOString();
  await server.storage.save({ ...sampleSubmission('K-1'), mails: [sampleMail('K-1', { createdAt })] });
  expect(await health()).toEqual([
    200,
    { status: 'ok', mails: { queued: 1, dead: 0, oldestQueuedMinutes: 59 }, alarms: [] },
  ]);
});

test('a mail that waits for more than an hour and mails that failed for good are alarms in words, and still 200', async () => {
  const old = new Date(Date.now() - 90.5 * 60_000).toISOString();
  const dead = sampleMail('K-2');
  await server.storage.save({ ...sampleSubmission('K-2'), mails: [sampleMail('K-2', { createdAt: old }), dead] });
  // Only who has taken a mail can give it up; the two others are due again at once.
  for (const mail of await server.storage.claim('mail', new Date(), 9, 1000)) {
    await server.storage.markFailed(mail.id, 'EENVELOPE 550', mail.id === dead.id ? null : new Date());
  }
  expect(await health()).toEqual([
    200,
    {
      status: 'degraded',
      mails: { queued: 2, dead: 1, oldestQueuedMinutes: 90 },
      alarms: [messages.alarmDead.replace('{count}', '1'), messages.alarmWaiting.replace('{minutes}', '90')],
    },
  ]);
});

test('a storage that does not answer is 503', async () => {
  vi.spyOn(server.storage, 'countQueue').mockRejectedValueOnce(new Error('disk'));
  expect(await health()).toEqual([503, { status: 'storage unavailable' }]);
});
