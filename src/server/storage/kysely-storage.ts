import type { Kysely, Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { GroupCommit } from './group-commit.ts';
import { type ColumnTypes, migrations } from './migrations.ts';
import { fromMail, fromSubmission, toMail, toSubmission } from './rows.ts';
import type {
  ClaimedMail,
  Erasure,
  ErasureFilter,
  Mail,
  NewSubmission,
  SaveResult,
  Storage,
  StoredDocument,
  Submission,
} from './storage.ts';
import type { Tables } from './tables.ts';

/** What differs between databases. */
export interface DatabaseTraits {
  types: ColumnTypes;
  /** Removes what the database's own log still holds of erased rows. */
  forget: () => Promise<void>;
}

/** Storage in any database that Kysely speaks to. */
export class KyselyStorage implements Storage {
  readonly #db: Kysely<Tables>;
  readonly #traits: DatabaseTraits;
  readonly #saves: GroupCommit<NewSubmission, SaveResult>;

  /** Brings the tables up to date. Rejects when the database cannot be opened or is of a newer version. */
  static async open(db: Kysely<Tables>, traits: DatabaseTraits): Promise<KyselyStorage> {
    const { error } = await new Migrator({ db, provider: migrations(traits.types) }).migrateToLatest();
    if (error) throw error;
    return new KyselyStorage(db, traits);
  }

  private constructor(db: Kysely<Tables>, traits: DatabaseTraits) {
    this.#db = db;
    this.#traits = traits;
    this.#saves = new GroupCommit((items) =>
      db.transaction().execute(async (transaction) => {
        const results: SaveResult[] = [];
        for (const item of items) results.push(await saveOne(transaction, item));
        return results;
      }),
    );
  }

  save(submission: NewSubmission): Promise<SaveResult> {
    return this.#saves.run(submission);
  }

  async find(id: string): Promise<Submission | undefined> {
    const row = await this.#db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toSubmission(row);
  }

  async list(filter: { source?: string }): Promise<Submission[]> {
    let query = this.#db.selectFrom('submissions').selectAll().orderBy('received_at', 'desc').orderBy('id');
    if (filter.source !== undefined) query = query.where('source', '=', filter.source);
    return (await query.execute()).map(toSubmission);
  }

  async documentsOf(submissionId: string): Promise<StoredDocument[]> {
    return this.#db
      .selectFrom('documents')
      .select(['field', 'name', 'type', 'size', 'content'])
      .where('submission_id', '=', submissionId)
      .orderBy('field')
      .execute();
  }

  async mailsOf(submissionId: string): Promise<Mail[]> {
    const query = this.#db.selectFrom('mails').selectAll().where('submission_id', '=', submissionId);
    return (await query.orderBy('created_at').orderBy('id').execute()).map(toMail);
  }

  async claimMails(now: Date, limit: number, leaseMs: number): Promise<ClaimedMail[]> {
    const due = this.#db
      .selectFrom('mails')
      .select('id')
      .where('status', '=', 'queued')
      .where('due_at', '<=', now.toISOString())
      .orderBy('due_at')
      .limit(limit);
    const rows = await this.#db
      .updateTable('mails')
      .set((update) => ({
        due_at: new Date(now.getTime() + leaseMs).toISOString(),
        claimed: 1,
        attempts: update('attempts', '+', 1),
      }))
      .where('id', 'in', due)
      .returningAll()
      .execute();
    return rows.map((row) => ({ ...toMail(row), attempts: row.attempts }));
  }

  async markSent(mailId: string, now: Date): Promise<void> {
    await this.#db
      .updateTable('mails')
      .set({ status: 'sent', sent_at: now.toISOString(), claimed: 0, reason: null })
      .where('id', '=', mailId)
      .execute();
  }

  async markFailed(mailId: string, reason: string, next: Date | null): Promise<void> {
    const until = next ? { due_at: next.toISOString() } : { status: 'dead' as const };
    await this.#db
      .updateTable('mails')
      .set({ ...until, claimed: 0, reason })
      .where('id', '=', mailId)
      .execute();
  }

  async releaseClaims(now: Date): Promise<void> {
    await this.#db
      .updateTable('mails')
      .set({ due_at: now.toISOString(), claimed: 0 })
      .where('status', '=', 'queued')
      .where('claimed', '=', 1)
      .execute();
  }

  async nextMailDue(): Promise<Date | undefined> {
    const query = this.#db.selectFrom('mails').select('due_at').where('status', '=', 'queued').orderBy('due_at');
    const row = await query.limit(1).executeTakeFirst();
    return row && new Date(row.due_at);
  }

  async countMailsTo(recipient: string, since: Date): Promise<number> {
    const { count } = await this.#db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('recipient', '=', recipient)
      .where('created_at', '>', since.toISOString())
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async countMails(): Promise<{ queued: number; dead: number }> {
    const rows = await this.#db
      .selectFrom('mails')
      .select(({ fn }) => ['status', fn.countAll().as('count')])
      .where('status', 'in', ['queued', 'dead'])
      .groupBy('status')
      .execute();
    const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
    return { queued: count('queued'), dead: count('dead') };
  }

  async erase(which: ErasureFilter): Promise<Erasure> {
    const erasure = await this.#db.transaction().execute(async (db) => {
      const all = db.selectFrom('submissions').select('id');
      const chosen =
        'email' in which
          ? all.where('email', '=', which.email)
          : all.where('received_at', '<', which.receivedBefore.toISOString());
      const mails = await db.deleteFrom('mails').where('submission_id', 'in', chosen).returning('id').execute();
      const gone = await db.deleteFrom('submissions').where('id', 'in', chosen).returning('id').execute();
      return { submissions: gone.length, mails: mails.map((mail) => mail.id) };
    });
    await this.#traits.forget();
    return erasure;
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}

/** The insertion comes first, so that the transaction begins by taking the lock for writing. */
async function saveOne(db: Transaction<Tables>, item: NewSubmission): Promise<SaveResult> {
  const { submission, documents, mails } = item;
  const inserted = await db
    .insertInto('submissions')
    .values(fromSubmission(submission))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) {
    const query = db.selectFrom('submissions').select('digest').where('id', '=', submission.id);
    const { digest } = await query.executeTakeFirstOrThrow();
    return digest === submission.digest ? 'repeated' : 'conflict';
  }
  for (const document of documents) {
    const row = { ...document, submission_id: submission.id };
    await db.insertInto('documents').values(row).execute();
  }
  if (mails.length > 0) await db.insertInto('mails').values(mails.map(fromMail)).execute();
  return 'stored';
}
