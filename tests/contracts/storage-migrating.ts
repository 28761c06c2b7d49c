import type { Dialect } from 'kysely';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { type ColumnTypes, migrations } from '../../src/server/storage/migrations.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import type { Tables } from '../../src/server/storage/tables.ts';
import { at, sampleMail, sampleSubmission } from './storage.ts';

/** The migration before mails became deliveries. */
const BEFORE = '0002-owners-of-claims';

/** A database without tables. */
export interface EmptyDatabase {
  dialect: Dialect;
  types: ColumnTypes;
  /** Opens a storage on the same database, once nobody else uses it. */
  open: () => Promise<Storage>;
}

const { submission } = sampleSubmission('K-1');
const mails = ['queued', 'claimed', 'sent'].map((subject) => sampleMail('K-1', { subject }));

async function fill(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations(types) }).migrateTo(BEFORE);
  if (error) throw error;
  const { submittedAt, receivedAt, fields, ...rest } = submission;
  const row = { ...rest, fields: JSON.stringify(fields), submitted_at: submittedAt, received_at: receivedAt };
  await db.insertInto('submissions').values(row).execute();
  const content = Uint8Array.from([1, 2, 3]);
  const document = {
    submission_id: 'K-1',
    field: 'documents',
    name: 'cv.pdf',
    type: 'application/pdf',
    size: 3,
    content,
  };
  await db.insertInto('documents').values(document).execute();
  const former = db.withTables<{ mails: Record<string, string | number | null> }>();
  for (const mail of mails) {
    await former
      .insertInto('mails')
      .values({
        id: mail.id,
        submission_id: 'K-1',
        template_id: mail.templateId,
        recipient: mail.recipient,
        reply_to: null,
        subject: mail.subject,
        body: mail.body,
        message_id: mail.messageId,
        status: mail.subject === 'sent' ? 'sent' : 'queued',
        attempts: mail.subject === 'queued' ? 0 : 1,
        due_at: mail.createdAt,
        claimed: mail.subject === 'claimed' ? 1 : 0,
        owner: mail.subject === 'claimed' ? 'gone 1 x' : null,
        created_at: mail.createdAt,
      })
      .execute();
  }
}

/** Guarantee: a database of an earlier version is migrated completely when it is opened. */
export function migratingContract(name: string, make: () => Promise<EmptyDatabase>): void {
  describe(`an earlier version in ${name}`, () => {
    test('submissions, documents and queued mails are migrated completely, and the mails delivered', async () => {
      const { dialect, types, open } = await make();
      const db = new Kysely<Tables>({ dialect });
      await fill(db, types).finally(() => db.destroy());
      const storage = await open();
      expect(await storage.list({})).toEqual([submission]);
      expect((await storage.documentsOf('K-1')).map(({ content }) => [...content])).toEqual([[1, 2, 3]]);
      const bySubject = (await storage.mailsOf('K-1')).sort((one, other) => (one.subject < other.subject ? 1 : -1));
      expect(bySubject).toEqual([mails[2], mails[0], mails[1]]);
      expect(await storage.countQueue('mail')).toEqual({ queued: 2, dead: 0 });
      const due = await storage.claim('mail', at(60), 9, 60_000);
      expect(due.map(({ subject, attempts }) => [subject, attempts]).sort()).toEqual([
        ['claimed', 2],
        ['queued', 1],
      ]);
      expect(await storage.record({ at: at(0).toISOString(), actor: 'x', action: 'x', details: {} })).toBeTruthy();
      await storage.close();
    });
  });
}
