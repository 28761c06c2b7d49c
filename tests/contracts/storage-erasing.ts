import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StorageError } from '../../src/server/storage/errors.ts';
import type { Submission } from '../../src/server/storage/records.ts';
import type { BackupStorage, DumpedRow } from '../../src/server/storage/storage.ts';
import { at, type StorageOpeners, sampleMail, sampleSubmission } from './storage.ts';

const INBOX = 'leads@kilele.example';
const content = Uint8Array.from({ length: 5000 }, (_, place) => place % 251);
const documents = [{ field: 'documents', name: 'cv.pdf', type: 'application/pdf', size: content.length, content }];

/** Guarantees of erasing, and of copying everything to another storage. */
export function erasingContract(name: string, { open, reopen }: StorageOpeners<BackupStorage>): void {
  describe(`erasing and saving elsewhere in ${name}`, () => {
    let storage: BackupStorage;
    beforeEach(async () => {
      storage = await open();
    });
    afterEach(() => storage.close());

    const store = (id: string, changes: Partial<Submission>, mails = [sampleMail(id, { recipient: INBOX })]) =>
      storage.save({ ...sampleSubmission(id, changes), documents, mails });
    const left = async () => (await storage.list({})).map((one) => one.id).sort();

    test('a person is erased with documents and mails, in any spelling of the address and in whichever field it is', async () => {
      await store('K-1', {}, [sampleMail('K-1'), sampleMail('K-1', { recipient: INBOX })]);
      await store('K-2', { email: null, fields: { contact: ' Amina@Example.com ' } });
      await store('K-3', { email: 'Amina@Example.com' });
      await store('K-4', { email: 'b@example.com', fields: { partner: ['x', 'AMINA@EXAMPLE.COM'] } });
      const erased = await storage.erase({ email: 'aMina@example.com' });
      expect(erased).toMatchObject({ submissions: 4, inFlight: 0, mentionedIn: [] });
      expect(erased.mails).toHaveLength(5);
      expect(await left()).toEqual([]);
      expect([await storage.documentsOf('K-1'), await storage.mailsOf('K-1')]).toEqual([[], []]);
      expect(await storage.erase({ email: 'amina@example.com' })).toMatchObject({ submissions: 0, mails: [] });
    });

    test('submissions of others are kept, and those that mention the address are reported', async () => {
      const notice = sampleMail('K-2', { recipient: INBOX, replyTo: 'b@example.com' });
      const copy = sampleMail('K-2');
      await store('K-1', { email: 'xamina@example.com', fields: {} });
      await store('K-2', { email: 'b@example.com', fields: { message: 'Ask amina@example.com.' } }, [notice, copy]);
      await store('K-3', { email: 'amina_example.com', fields: { it: 'amina@exampleXcom' } });
      const erased = await storage.erase({ email: 'amina@example.com' });
      const none = { submissions: 0, subscribers: 0, calledWebhooks: [], inFlight: 0 };
      expect(erased).toEqual({ ...none, mails: [copy.id], mentionedIn: ['K-2'] });
      expect(await storage.erase({ email: INBOX })).toMatchObject({ submissions: 0 });
      expect(await storage.mailsOf('K-2')).toEqual([notice]);
      expect(await left()).toEqual(['K-1', 'K-2', 'K-3']);
      expect(await storage.documentsOf('K-3')).toHaveLength(1);
    });

    test('a mail whose Reply-To is the person is erased too, and one with a longer address is kept', async () => {
      const toThem = sampleMail('K-1', { recipient: INBOX, replyTo: 'Amina Wanjiru <Amina@Example.com>' });
      const others = ['Xa Mina <xamina@example.com>', 'A <amina@example.com.example>'].map((replyTo) =>
        sampleMail('K-1', { recipient: INBOX, replyTo }),
      );
      await store('K-1', { email: 'b@example.com', fields: {} }, [toThem, ...others]);
      expect((await storage.erase({ email: 'amina@example.com' })).mails).toEqual([toThem.id]);
      expect((await storage.mailsOf('K-1')).map(({ id }) => id).sort()).toEqual(others.map(({ id }) => id).sort());
    });

    test('only submissions older than the limit are erased', async () => {
      await store('K-1', { receivedAt: at(1).toISOString() });
      await store('K-2', { receivedAt: at(50).toISOString(), email: null });
      expect(await storage.erase({ receivedBefore: at(50) })).toMatchObject({ submissions: 1, mentionedIn: [] });
      expect(await left()).toEqual(['K-2']);
    });

    test('erasing waits for a mail in flight, and stops one that is only queued', async () => {
      const now = new Date();
      const mails = [1, 2].map(() => sampleMail('K-1'));
      await store('K-1', {}, mails);
      const [begun, notBegun] = await storage.claim('mail', now, 2, 60_000);
      if (!begun || !notBegun) throw new Error('both are due');
      expect(await storage.confirmClaim(begun.id)).toBe(true);
      let isErased = false;
      const erasing = storage.erase({ email: 'amina@example.com' }).then((erased) => {
        isErased = true;
        return erased;
      });
      await expect.poll(() => storage.confirmClaim(notBegun.id)).toBe(false);
      expect([await storage.claim('mail', new Date(now.getTime() + 1000), 9, 1000), isErased]).toEqual([[], false]);
      // The mail failed and would be retried, but no longer exists.
      await storage.markFailed(begun.id, 'ETIMEDOUT', now);
      expect(await erasing).toMatchObject({ submissions: 1, inFlight: 0 });
      expect(await storage.claim('mail', new Date(now.getTime() + 1000), 9, 1000)).toEqual([]);
      expect([await left(), await storage.mailsOf('K-1')]).toEqual([[], []]);
    });

    test('claims of a crashed server do not delay an erasure', async () => {
      await store('K-1', {});
      const dead = await reopen();
      await dead.claim('mail', new Date(), 9, 3_600_000);
      await dead.close();
      expect(await storage.erase({ email: 'amina@example.com' })).toMatchObject({ submissions: 1, inFlight: 0 });
    });

    test('everything can be copied to another storage, all or nothing; mails in flight are due again there', async () => {
      await store('K-1', { receivedAt: at(9).toISOString() });
      await store('K-2', {});
      await storage.claim('mail', at(0), 1, 3_600_000);
      const rows: DumpedRow[] = [];
      await storage.dump(async (row) => void rows.push(JSON.parse(JSON.stringify(row))));
      const before = [await storage.list({}), await storage.documentsOf('K-1'), await storage.mailsOf('K-2')];
      async function* all() {
        yield* rows;
      }
      await expect(storage.load(all())).rejects.toThrow(StorageError);
      await storage.erase({ receivedBefore: at(60) });
      async function* broken() {
        yield* rows.slice(0, 4);
        throw new Error('it broke off');
      }
      await expect(storage.load(broken())).rejects.toThrow('it broke off');
      expect(await left()).toEqual([]);
      await storage.load(all());
      expect([await storage.list({}), await storage.documentsOf('K-1'), await storage.mailsOf('K-2')]).toEqual(before);
      expect(await storage.claim('mail', at(1), 9, 1000)).toHaveLength(2);
    });
  });
}
