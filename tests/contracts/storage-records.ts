import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackupStorage, DumpedRow } from '../../src/server/storage/storage.ts';
import { at, type StorageOpeners, sampleMail, sampleSubmission } from './storage.ts';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(at(0).getTime() + hours * HOUR);

/** Guarantees of the audit trail, state values and known times. `run` runs SQL on the last empty storage directly. */
export function recordsContract(
  name: string,
  { open, reopen }: StorageOpeners<BackupStorage>,
  run: (statement: string) => Promise<unknown>,
): void {
  describe(`records in ${name}`, () => {
    let storage: BackupStorage;
    beforeEach(async () => {
      storage = await open();
    });
    afterEach(() => storage.close());

    const entry = (action: string) => ({
      at: at(0).toISOString(),
      actor: 'kilele',
      action,
      details: { submissions: 2, id: 'K-1', encrypted: true },
    });
    const ours = async (action: string) => (await storage.auditTrail()).filter((one) => one.action === action);

    test('audit entries cannot be changed, even by SQL, and survive a restart', async () => {
      const id = await storage.record(entry('kept'));
      const expected = [{ ...entry('kept'), id }];
      const attacks = [
        `update audit set actor = 'nobody' where id = '${id}'`,
        'update audit set details = details',
        `delete from audit where id = '${id}'`,
        'delete from audit',
        ...(name === 'SQLite'
          ? [`insert or replace into audit values ('${id}', '', 'nobody', 'kept', '{}')`]
          : ['truncate audit', 'truncate audit, submissions cascade']),
        `insert into audit values ('${id}', '', 'nobody', 'kept', '{}') on conflict (id) do update set actor = 'nobody'`,
      ];
      for (const attack of attacks) await expect(run(attack), attack).rejects.toThrow(/only ever added to/);
      expect(await ours('kept')).toEqual(expected);
      await storage.erase({ receivedBefore: at(3600) });
      await storage.close();
      storage = await reopen();
      expect(await ours('kept')).toEqual(expected);
    });

    test('the audit trail is part of a backup, and restored into the same or another database, each entry once', async () => {
      await storage.record(entry('carried'));
      const rows: DumpedRow[] = [];
      await storage.dump(async (row) => void rows.push(JSON.parse(JSON.stringify(row))));
      const before = await ours('carried');
      expect(rows.filter((row) => row.table === 'audit' && row.row.action === 'carried')).toHaveLength(1);
      async function* all() {
        yield* rows;
      }
      await storage.load(all());
      expect(await ours('carried')).toEqual(before);
    });

    test('a state value is shared by all servers', async () => {
      const other = await reopen();
      await storage.writeState('test', 'one');
      await other.writeState('test', 'two');
      expect([await storage.readState('test'), await storage.readState('none')]).toEqual(['two', undefined]);
      await storage.writeState('test', null);
      expect(await other.readState('test')).toBeUndefined();
      await other.close();
    });

    test('finds the newest submission between two times', async () => {
      for (const hour of [1, 2, 3])
        await storage.save(sampleSubmission(`K-${hour}`, { receivedAt: later(hour).toISOString() }));
      expect(await storage.newestReceived(new Date(0), later(9))).toEqual(later(3));
      expect(await storage.newestReceived(later(1), later(2))).toEqual(later(2));
      expect(await storage.newestReceived(later(2), later(2.5))).toBeUndefined();
    });

    test('a storage that works reports that, even after it refused a submission', async () => {
      await storage.check();
      const mail = sampleMail('K-1');
      await storage.save({ ...sampleSubmission('K-1'), mails: [mail] });
      await expect(storage.save({ ...sampleSubmission('K-2'), mails: [mail] })).rejects.toThrow();
      await storage.check();
    });

    test('a mail postponed while the clock was years ahead does not wait for years', async () => {
      const mails = [sampleMail('K-1'), sampleMail('K-1'), sampleMail('K-1')];
      await storage.save({ ...sampleSubmission('K-1'), mails });
      const ahead = later(26_000);
      const claimed = await storage.claim('mail', ahead, 2, 60_000);
      const [failed, held] = claimed;
      if (!failed || !held) throw new Error('both are due');
      await storage.markFailed(failed.id, 'ETIMEDOUT', new Date(ahead.getTime() + 12 * HOUR));
      const again = await storage.claim('mail', later(1), 9, 60_000);
      expect(again.map((mail) => mail.id).sort()).toEqual(mails.map((mail) => mail.id).sort());
      for (const { id } of mails) if (id !== failed.id) await storage.markSent(id, later(1));
      const wait = later(13);
      await storage.markFailed(failed.id, 'ETIMEDOUT', wait);
      expect(await storage.claim('mail', later(2), 9, 60_000)).toEqual([]);
      expect((await storage.claim('mail', wait, 9, 60_000)).map((mail) => mail.id)).toEqual([failed.id]);
    });

    test('claims of another server are respected, even if its clock is years ahead', async () => {
      await storage.save({ ...sampleSubmission('K-1'), mails: [sampleMail('K-1')] });
      const other = await reopen();
      expect(await other.claim('mail', later(26_000), 1, 60_000)).toHaveLength(1);
      expect(await storage.claim('mail', later(1), 1, 60_000)).toEqual([]);
      await other.close();
    });
  });
}
