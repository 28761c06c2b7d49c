import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackupStorage, DumpedRow } from '../../src/server/storage/storage.ts';
import { at, type StorageOpeners, sampleCall, sampleMail, sampleSubmission } from './storage.ts';

/** Webhook calls: those that wait or have failed, and what staff can do with them. */
export function callsContract(name: string, { open }: StorageOpeners<BackupStorage>): void {
  describe(`calls of webhooks in ${name}`, () => {
    let storage: BackupStorage;
    beforeEach(async () => {
      storage = await open();
    });
    afterEach(() => storage.close());

    const claim = (recipient?: string, seconds = 0) => storage.claim('webhook', at(seconds), 9, 60_000, recipient);
    const store = async (id: string, names: string[]) => {
      const webhooks = names.map((webhook) => sampleCall(id, { webhook }));
      await storage.save({ ...sampleSubmission(id), webhooks });
      return webhooks;
    };
    /** Stores a call and lets it fail for good. */
    const storeDead = async (id: string, webhook: string) => {
      const [call] = await store(id, [webhook]);
      await claim(webhook);
      await storage.markFailed(call?.id ?? '', 'answered 410', null);
      return call;
    };
    const states = async (id: string) =>
      (await storage.webhooksOf(id)).map(({ webhook, status, attempts, reason }) => [
        webhook,
        status,
        attempts,
        reason,
      ]);

    test('calls are stored with their submission, unchanged and once, with their state', async () => {
      const [call] = await store('K-1', ['crm']);
      await storage.save({ ...sampleSubmission('K-1'), webhooks: [sampleCall('K-1')] });
      const fresh = { ...call, status: 'queued', attempts: 0, reason: null, sentAt: null };
      expect(await storage.webhooksOf('K-1')).toEqual([fresh]);
      expect(await claim('crm')).toEqual([{ ...call, attempts: 1 }]);
      await storage.markFailed(call?.id ?? '', 'answered 500', at(5));
      expect(await states('K-1')).toEqual([['crm', 'queued', 1, 'answered 500']]);
      await claim('crm', 5);
      await storage.markSent(call?.id ?? '', at(6));
      expect(await storage.webhooksOf('K-1')).toMatchObject([
        { status: 'sent', attempts: 2, sentAt: at(6).toISOString() },
      ]);
      expect(await storage.undeliveredCalls()).toEqual([]);
    });

    test('mails and the calls of each webhook are claimed separately', async () => {
      await store('K-1', ['crm', 'chat', 'crm']);
      await storage.save({ ...sampleSubmission('K-2'), mails: [sampleMail('K-2')] });
      expect(await storage.queuedRecipients('webhook')).toEqual(['chat', 'crm']);
      expect(await storage.nextDue('webhook', 'sheet')).toBeUndefined();
      expect((await claim('crm')).map(({ webhook }) => webhook)).toEqual(['crm', 'crm']);
      expect([await storage.nextDue('webhook', 'crm'), await storage.nextDue('webhook', 'chat')]).toEqual([
        at(60),
        at(0),
      ]);
      expect([await claim('crm'), await claim('sheet')]).toEqual([[], []]);
      expect(await claim()).toMatchObject([{ webhook: 'chat' }]);
      expect(await storage.countQueue('mail')).toEqual({ queued: 1, dead: 0 });
      expect(await storage.claim('mail', at(0), 9, 1000)).toHaveLength(1);
    });

    test('dead calls can be retried by webhook, submission or id, as if they were new; others are unchanged', async () => {
      const dead = [await storeDead('K-1', 'crm'), await storeDead('K-2', 'crm'), await storeDead('K-3', 'chat')];
      await store('K-4', ['crm']);
      expect(await storage.countQueue('webhook')).toEqual({ queued: 1, dead: 3 });
      expect((await storage.undeliveredCalls()).map(({ status }) => status).sort()).toEqual([
        'dead',
        'dead',
        'dead',
        'queued',
      ]);
      const messageId = dead[0]?.messageId ?? '';
      for (const which of [{ webhook: 'none' }, { submissionId: 'K-4' }, { messageId: 'msg_none' }]) {
        expect(await storage.retryCalls(which, at(90))).toBe(0);
      }
      expect(await storage.retryCalls({ messageId }, at(90))).toBe(1);
      expect(await storage.retryCalls({ submissionId: 'K-3' }, at(90))).toBe(1);
      expect(await storage.retryCalls({ webhook: 'crm' }, at(90))).toBe(1);
      expect(await claim('chat', 89)).toEqual([]);
      expect(await claim('chat', 90)).toMatchObject([{ messageId: dead[2]?.messageId, attempts: 1 }]);
    });

    test('dropped calls are no longer delivered, but a call in flight is not affected', async () => {
      await storeDead('K-1', 'crm');
      await store('K-2', ['crm', 'chat']);
      const [taken] = await claim('crm');
      await store('K-3', ['crm']);
      expect(await storage.dropCalls({ webhook: 'crm' })).toBe(2);
      expect(await storage.countQueue('webhook')).toEqual({ queued: 2, dead: 0 });
      expect([await states('K-1'), await storage.retryCalls({ webhook: 'crm' }, at(0))]).toEqual([
        [['crm', 'dropped', 1, 'answered 410']],
        0,
      ]);
      expect(await storage.confirmClaim(taken?.id ?? '')).toBe(true);
      await storage.markSent(taken?.id ?? '', at(1));
      expect(await storage.dropCalls({ submissionId: 'K-2' })).toBe(1);
      expect(await storage.countQueue('webhook')).toEqual({ queued: 0, dead: 0 });
    });

    test('erasing removes calls, and reports which webhooks received the submission', async () => {
      await storeDead('K-1', 'crm');
      await store('K-2', ['chat', 'sheet', 'idle']);
      const [told] = await claim('chat');
      await storage.markSent(told?.id ?? '', at(1));
      const [tried] = await claim('sheet');
      await storage.markFailed(tried?.id ?? '', 'TIMED_OUT', at(90));
      await storage.dropCalls({ webhook: 'sheet' });
      await storage.retryCalls({ webhook: 'crm' }, at(90));
      const erased = await storage.erase({ email: 'amina@example.com' });
      expect(erased).toMatchObject({ submissions: 2, inFlight: 0, calledWebhooks: ['chat', 'crm', 'sheet'] });
      expect(erased.mails).toHaveLength(4);
      expect([await storage.webhooksOf('K-2'), await storage.undeliveredCalls()]).toEqual([[], []]);
    });

    test('erasing waits for a call in flight, and stops one that is not', async () => {
      const [begun, notBegun] = await store('K-1', ['crm', 'crm']);
      await storage.claim('webhook', new Date(), 2, 60_000, 'crm');
      expect(await storage.confirmClaim(begun?.id ?? '')).toBe(true);
      const erasing = storage.erase({ email: 'amina@example.com' });
      await expect.poll(() => storage.confirmClaim(notBegun?.id ?? '')).toBe(false);
      expect(await storage.retryCalls({ webhook: 'crm' }, at(0))).toBe(0);
      await storage.markSent(begun?.id ?? '', new Date());
      expect(await erasing).toMatchObject({ submissions: 1, inFlight: 0, calledWebhooks: ['crm'] });
      expect(await storage.find('K-1')).toBeUndefined();
    });

    test('calls are part of a dump', async () => {
      const [call] = await store('K-1', ['crm']);
      const rows: DumpedRow[] = [];
      await storage.dump(async (row) => void rows.push(JSON.parse(JSON.stringify(row))));
      await storage.erase({ id: 'K-1' });
      async function* all() {
        yield* rows;
      }
      await storage.load(all());
      expect(await claim('crm', 1)).toMatchObject([{ messageId: call?.messageId, body: call?.body }]);
    });
  });
}
