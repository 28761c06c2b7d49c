import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../../src/server/storage/storage.ts';
import { at, type StorageOpeners, sampleMail, sampleSubmission } from './storage.ts';

/** Guarantees for two servers that share a database. */
export function sharingContract(name: string, { open, reopen }: StorageOpeners): void {
  describe(`two servers on one database in ${name}`, () => {
    let one: Storage;
    let other: Storage;
    beforeEach(async () => {
      one = await open();
      other = await reopen();
    });
    afterEach(async () => {
      await Promise.all([one.close(), other.close()]);
    });

    test('the same ids saved at once in opposite orders are each stored once, with their mails, and without a deadlock', async () => {
      const ids = Array.from({ length: 60 }, (_, place) => `K-${place}`);
      const saveAll = (storage: Storage, order: string[]) =>
        Promise.all(order.map((id) => storage.save({ ...sampleSubmission(id), mails: [sampleMail(id)] })));
      const results = (await Promise.all([saveAll(one, ids), saveAll(other, ids.toReversed())])).flat();
      expect(results.filter((result) => result === 'stored')).toHaveLength(60);
      expect(results.filter((result) => result === 'repeated')).toHaveLength(60);
      expect(await one.list({})).toHaveLength(60);
      expect(await one.countQueue('mail')).toEqual({ queued: 60, dead: 0 });
    });

    test('the same id saved at once with different content: one is stored, the others are conflicts', async () => {
      const digests = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64));
      const saves = digests.map((digest, place) => (place % 2 ? one : other).save(sampleSubmission('K-1', { digest })));
      expect((await Promise.all(saves)).sort()).toEqual(['conflict', 'conflict', 'conflict', 'stored']);
    });

    test('each mail is claimed by exactly one server, and all mails are claimed', async () => {
      const mails = Array.from({ length: 90 }, () => sampleMail('K-1'));
      await one.save({ ...sampleSubmission('K-1'), mails });
      const taken: string[] = [];
      const work = async (storage: Storage) => {
        for (let some = 1; some > 0; ) {
          const claimed = await storage.claim('mail', at(0), 4, 60_000);
          expect(claimed.length).toBeLessThanOrEqual(4);
          some = claimed.length;
          taken.push(...claimed.map((mail) => mail.id));
        }
      };
      await Promise.all([work(one), work(other), work(one), work(other)]);
      // A row that the other server had locked at this moment is skipped, and found in the next round.
      await work(one);
      expect(taken.sort()).toEqual(mails.map((mail) => mail.id).sort());
    });

    test('a server whose claim has expired cannot change a delivery that another server claimed', async () => {
      const mail = sampleMail('K-1');
      await one.save({ ...sampleSubmission('K-1'), mails: [mail] });
      await one.claim('mail', at(0), 1, 1000);
      expect(await one.confirmClaim(mail.id)).toBe(true);
      await other.claim('mail', at(1), 1, 1000);
      expect([await one.confirmClaim(mail.id), await other.confirmClaim(mail.id)]).toEqual([false, true]);
      await one.markFailed(mail.id, 'ETIMEDOUT', null);
      expect(await other.countQueue('mail')).toEqual({ queued: 1, dead: 0 });
      await other.markFailed(mail.id, '550', null);
      expect(await other.countQueue('mail')).toEqual({ queued: 0, dead: 1 });
    });

    test('a starting server leaves the claims of a running one, and takes over those of a crashed one', async () => {
      const mail = sampleMail('K-1');
      await one.save({ ...sampleSubmission('K-1'), mails: [mail] });
      await one.claim('mail', at(0), 1, 3_600_000);
      await other.releaseClaims(at(5));
      expect(await other.claim('mail', at(5), 1, 1000)).toEqual([]);
      expect(await one.confirmClaim(mail.id)).toBe(true);
      await one.close();
      one = await reopen();
      await expect
        .poll(async () => {
          await one.releaseClaims(at(5));
          return one.claim('mail', at(5), 1, 1000);
        })
        .toMatchObject([{ id: mail.id, attempts: 2 }]);
    });
  });
}
