import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail, WebhookCall } from '../../src/server/storage/deliveries.ts';
import type { NewSubmission } from '../../src/server/storage/records.ts';
import type { Storage } from '../../src/server/storage/storage.ts';

/** A time in the tests. */
export const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5, 8, 0, seconds));

export function sampleMail(submissionId: string, changes: Partial<Mail> = {}): Mail {
  const id = randomUUID();
  return {
    id,
    submissionId,
    templateId: 'template_confirmation',
    recipient: 'amina@example.com',
    replyTo: null,
    subject: 'Thank you',
    body: 'Karibu.\n\nWe have your message.',
    html: null,
    messageId: `<${id}@kilele.example>`,
    createdAt: at(0).toISOString(),
    ...changes,
  };
}

export function sampleCall(submissionId: string, changes: Partial<WebhookCall> = {}): WebhookCall {
  const id = randomUUID();
  const data = { id: submissionId, fields: { fullName: "Amina O'Hara 😀 Œ" } };
  return {
    id,
    submissionId,
    webhook: 'crm',
    body: JSON.stringify({ type: 'submission.created', timestamp: at(1).toISOString(), data }),
    messageId: `msg_${id.replaceAll('-', '')}`,
    createdAt: at(0).toISOString(),
    ...changes,
  };
}

export function sampleSubmission(id: string, changes: Partial<NewSubmission['submission']> = {}): NewSubmission {
  return {
    submission: {
      id,
      kind: 'submission',
      form: 'contact',
      source: 'contact',
      status: 'accepted',
      email: 'amina@example.com',
      fields: {
        fullName: "Amina O'Hara 😀 Œ",
        interests: ['Smart Home Technology'],
        newsletter: true,
        portfolio: null,
      },
      digest: 'a'.repeat(64),
      submittedAt: at(0).toISOString(),
      receivedAt: at(1).toISOString(),
      ...changes,
    },
    documents: [],
    mails: [],
    webhooks: [],
  };
}

/** How the tests open storages. The tests close them. */
export interface StorageOpeners<Opened extends Storage = Storage> {
  /** Opens an empty storage. */
  open: () => Promise<Opened>;
  /** Opens another storage on the data of the last empty one, possibly at the same time. */
  reopen: () => Promise<Opened>;
}

/** Guarantees of every storage, for any database. */
export function storageContract(name: string, { open, reopen }: StorageOpeners): void {
  describe(`storage in ${name}`, () => {
    let storage: Storage;
    beforeEach(async () => {
      storage = await open();
    });
    afterEach(async () => {
      await storage.close();
    });

    test('stored data is found again unchanged, even after closing', async () => {
      const item = sampleSubmission('K-1');
      expect(await storage.save(item)).toBe('stored');
      expect(await storage.find('K-1')).toEqual(item.submission);
      await storage.close();
      storage = await reopen();
      expect(await storage.find('K-1')).toEqual(item.submission);
      expect(await storage.find('K-2')).toBeUndefined();
    });

    test('the same id with the same content is a repeat, with other content a conflict; the first content is kept', async () => {
      const mails = [sampleMail('K-1')];
      await storage.save({ ...sampleSubmission('K-1'), mails });
      expect(await storage.save({ ...sampleSubmission('K-1'), mails: [sampleMail('K-1')] })).toBe('repeated');
      expect(await storage.save(sampleSubmission('K-1', { digest: 'b'.repeat(64), source: 'x' }))).toBe('conflict');
      expect((await storage.find('K-1'))?.source).toBe('contact');
      expect(await storage.mailsOf('K-1')).toEqual(mails);
    });

    test('twenty concurrent saves with one id store one record', async () => {
      const results = await Promise.all(
        Array.from({ length: 20 }, () => storage.save({ ...sampleSubmission('K-1'), mails: [sampleMail('K-1')] })),
      );
      expect(results.filter((result) => result === 'stored')).toHaveLength(1);
      expect(results.filter((result) => result === 'repeated')).toHaveLength(19);
      expect(await storage.list({})).toHaveLength(1);
      expect(await storage.mailsOf('K-1')).toHaveLength(1);
    });

    test('three hundred concurrent saves with different ids are all stored', async () => {
      const ids = Array.from({ length: 300 }, (_, number) => `K-${number}`);
      const results = await Promise.all(ids.map((id) => storage.save(sampleSubmission(id))));
      expect(new Set(results)).toEqual(new Set(['stored']));
      expect(await storage.list({})).toHaveLength(300);
    });

    test('submission, document and mails are stored together or not at all', async () => {
      const mail = sampleMail('K-1');
      const good = { ...sampleSubmission('K-1'), mails: [mail] };
      const bad = { ...sampleSubmission('K-2'), mails: [sampleMail('K-2', { messageId: mail.messageId })] };
      const results = await Promise.allSettled([
        storage.save(good),
        storage.save(bad),
        storage.save(sampleSubmission('K-3')),
      ]);
      expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await storage.find('K-2')).toBeUndefined();
      expect((await storage.list({})).map((one) => one.id)).toEqual(['K-1', 'K-3']);
    });

    test('a document is returned byte for byte', async () => {
      const content = Uint8Array.from({ length: 70_000 }, (_, place) => place % 256);
      const document = { field: 'documents', name: 'cv.pdf', type: 'application/pdf', size: content.length, content };
      await storage.save({ ...sampleSubmission('K-1'), documents: [document] });
      await storage.save(sampleSubmission('K-2'));
      const found = await storage.documentsOf('K-1');
      expect(found.map((one) => ({ ...one, content: Uint8Array.from(one.content) }))).toEqual([document]);
      expect(await storage.documentsOf('K-2')).toEqual([]);
    });

    test('lists submissions newest first, all or by source', async () => {
      await storage.save(sampleSubmission('K-old', { receivedAt: at(1).toISOString() }));
      await storage.save(sampleSubmission('K-new', { receivedAt: at(3).toISOString(), source: 'career' }));
      await storage.save(sampleSubmission('K-middle', { receivedAt: at(2).toISOString() }));
      expect((await storage.list({})).map((one) => one.id)).toEqual(['K-new', 'K-middle', 'K-old']);
      expect((await storage.list({ source: 'contact' })).map((one) => one.id)).toEqual(['K-middle', 'K-old']);
    });

    test('a mail is claimed by one worker only, until the claim expires', async () => {
      const mails = [1, 2, 3].map(() => sampleMail('K-1'));
      await storage.save({ ...sampleSubmission('K-1'), mails });
      const claims = await Promise.all([1, 2, 3, 4].map(() => storage.claim('mail', at(0), 1, 60_000)));
      const ids = claims.flat().map((mail) => mail.id);
      expect(new Set(ids)).toEqual(new Set(mails.map((mail) => mail.id)));
      expect(ids).toHaveLength(3);
      expect(await storage.claim('mail', at(59), 10, 60_000)).toEqual([]);
      const again = await storage.claim('mail', at(60), 10, 60_000);
      expect(again.map((mail) => mail.attempts)).toEqual([2, 2, 2]);
    });

    test('a mail that is not due is not claimed', async () => {
      const mail = sampleMail('K-1', { createdAt: at(30).toISOString() });
      await storage.save({ ...sampleSubmission('K-1'), mails: [mail] });
      expect(await storage.nextDue('mail')).toEqual(at(30));
      expect(await storage.claim('mail', at(29), 10, 1000)).toEqual([]);
      expect(await storage.claim('mail', at(30), 10, 1000)).toEqual([{ ...mail, attempts: 1 }]);
    });

    test('sent, postponed and dead mails are counted and claimed accordingly', async () => {
      const [sent, postponed, dead] = [sampleMail('K-1'), sampleMail('K-1'), sampleMail('K-1')];
      await storage.save({ ...sampleSubmission('K-1'), mails: [sent, postponed, dead] });
      expect(await storage.countQueue('mail')).toEqual({ queued: 3, dead: 0 });
      await storage.claim('mail', at(0), 10, 60_000);
      await storage.markSent(sent.id, at(1));
      await storage.markFailed(postponed.id, 'ETIMEDOUT', at(120));
      await storage.markFailed(dead.id, '550', null);
      expect(await storage.countQueue('mail')).toEqual({ queued: 1, dead: 1 });
      expect(await storage.nextDue('mail')).toEqual(at(120));
      expect((await storage.claim('mail', at(119), 10, 1000)).length).toBe(0);
      expect((await storage.claim('mail', at(120), 10, 1000)).map((mail) => mail.id)).toEqual([postponed.id]);
    });

    test('lists the mails of given templates since a time, oldest first', async () => {
      const mails = [20, 0, 10].map((seconds) => sampleMail('K-1', { createdAt: at(seconds).toISOString() }));
      const other = sampleMail('K-1', { templateId: 'template_order', createdAt: at(20).toISOString() });
      const call = { id: 'c', submissionId: 'K-1', webhook: 'template_confirmation', body: '{}', messageId: 'c' };
      const webhooks = [{ ...call, createdAt: at(20).toISOString() }];
      await storage.save({ ...sampleSubmission('K-1'), mails: [...mails, other], webhooks });
      const times = async (templates: string[], since: Date) =>
        (await storage.mailsSince(templates, since)).map(({ createdAt }) => createdAt);
      expect(await times(['template_confirmation'], at(5))).toEqual([at(10), at(20)].map((time) => time.toISOString()));
      expect(await times(['template_confirmation'], at(20))).toEqual([]);
      expect(await times(['template_order', 'none'], at(0))).toHaveLength(1);
      expect(await times([], at(0))).toEqual([]);
      expect((await storage.mailsSince(['template_order'], at(0)))[0]?.recipient).toBe('amina@example.com');
    });

    test('releasing claims does not make a mail due that waits for a retry', async () => {
      const mail = sampleMail('K-1');
      await storage.save({ ...sampleSubmission('K-1'), mails: [mail] });
      await storage.claim('mail', at(0), 10, 1000);
      await storage.markFailed(mail.id, 'ETIMEDOUT', at(3600));
      await storage.releaseClaims(at(5));
      expect(await storage.nextDue('mail')).toEqual(at(3600));
    });

    test('texts are returned unchanged: all scripts, special characters, and long texts', async () => {
      const fields = {
        signs: '👩🏾‍🌾🇰🇪 Œ ½ \\ \\u0000 \t\n\r\u2028 % _ \u0085 e\u0301 \uFEFF',
        arabic: 'مرحبا',
        long: 'Ж😀'.repeat(200_000),
        list: ['', ' ', "'"],
      };
      const mail = sampleMail('K-1', { subject: fields.signs, body: fields.long });
      await storage.save({ ...sampleSubmission('K-1', { fields }), mails: [mail] });
      expect((await storage.find('K-1'))?.fields).toEqual(fields);
      expect(await storage.mailsOf('K-1')).toEqual([mail]);
    });

    test('the size of the database grows with stored data', async () => {
      const before = await storage.size();
      // Random bytes, which no database can compress.
      const content = new Uint8Array(randomBytes(1_000_000));
      const document = { field: 'documents', name: 'cv.pdf', type: '', size: content.length, content };
      await storage.save({ ...sampleSubmission('K-1'), documents: [document] });
      const grown = (await storage.size()) - before;
      expect(before).toBeGreaterThan(0);
      expect(grown).toBeGreaterThanOrEqual(1_000_000);
      expect(grown).toBeLessThan(4_000_000);
    });

    test('texts that look like SQL are stored as text', async () => {
      const nasty = "x'); drop table submissions; --";
      await storage.save(sampleSubmission(nasty, { source: nasty, fields: { fullName: nasty } }));
      expect((await storage.list({ source: nasty }))[0]?.fields).toEqual({ fullName: nasty });
    });
  });
}
