import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { DatabaseTraits } from './database-traits.ts';
import { StorageError } from './errors.ts';
import { GroupCommit } from './group-commit.ts';
import { migrations } from './migrations.ts';
import { auditTrail, record } from './queries/audit.ts';
import { claim, confirmClaim, markFailed, markSent, releaseClaims } from './queries/delivery-claims.ts';
import { eraseRows } from './queries/erase-submission.ts';
import { dumpRows, loadRows } from './queries/export-rows.ts';
import { newestReceived, readMark, writeMark } from './queries/marks.ts';
import { countQueue, mailsSince, nextDue, oldestQueued, queuedRecipients } from './queries/queue-reading.ts';
import { documentsOf, findSubmission, listSubmissions, mailsOf, webhooksOf } from './queries/read-submissions.ts';
import { saveSteps } from './queries/save-submission.ts';
import {
  confirmSubscriber,
  countSignUpMails,
  findSubscriber,
  leaveList,
  listSubscribers,
  purgeSubscribers,
} from './queries/subscribers.ts';
import { dropCalls, retryCalls, undeliveredCalls } from './queries/webhook-calls.ts';
import { type WriteStep, writeTogether } from './queries/write-together.ts';
import type {
  AuditEntry,
  BackupStorage,
  CallsOf,
  Channel,
  Claimed,
  Deliveries,
  DumpedRow,
  Erasure,
  ErasureFilter,
  Mail,
  NewAuditEntry,
  NewSubmission,
  SaveResult,
  StoredDocument,
  Submission,
  TracedCall,
} from './storage.ts';
import type { ConfirmResult, Subscriber, SubscriberStatus } from './subscriber.ts';
import type { Tables } from './tables.ts';

/** Characters that are written to test whether storing works again: more than all answers of a form. */
const PROBE = 256 * 1024;

/** Storage in any database that Kysely speaks to. */
export class KyselyStorage implements BackupStorage {
  readonly #db: Kysely<Tables>;
  readonly #traits: DatabaseTraits;
  readonly #writes: GroupCommit<WriteStep[]>;
  /** Whether rows were deleted whose bytes may still be on the disk. */
  #isForgetting = false;
  /** Whether the last submission could not be stored. */
  #isFailing = false;

  /** Brings the tables up to date. Rejects when the database cannot be opened or is of a newer version. */
  static async open(db: Kysely<Tables>, traits: DatabaseTraits): Promise<KyselyStorage> {
    const migrate = async () => {
      const { error } = await new Migrator({ db, provider: migrations(traits.types) }).migrateToLatest();
      if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
        throw new StorageError(
          'The database was created by a newer version of this program. Please update the program.',
        );
      }
      if (error) throw error;
    };
    await (traits.alone ? traits.alone(migrate) : migrate());
    return new KyselyStorage(db, traits);
  }

  private constructor(db: Kysely<Tables>, traits: DatabaseTraits) {
    this.#db = db;
    this.#traits = traits;
    this.#writes = new GroupCommit((all) => writeTogether(db, all), traits.isUnavailable);
  }

  async save(submission: NewSubmission): Promise<SaveResult> {
    try {
      const result = await this.#together<SaveResult>((resolve) => saveSteps(submission, resolve));
      this.#isFailing = false;
      return result;
    } catch (error) {
      this.#isFailing = true;
      throw error;
    }
  }

  find(id: string): Promise<Submission | undefined> {
    return findSubmission(this.#db, id);
  }

  list({ source }: { source?: string }): Promise<Submission[]> {
    return listSubmissions(this.#db, source);
  }

  documentsOf(submissionId: string): Promise<StoredDocument[]> {
    return documentsOf(this.#db, submissionId);
  }

  mailsOf(submissionId: string): Promise<Mail[]> {
    return mailsOf(this.#db, submissionId);
  }

  webhooksOf(submissionId: string): Promise<TracedCall[]> {
    return webhooksOf(this.#db, submissionId);
  }

  undeliveredCalls(): Promise<TracedCall[]> {
    return undeliveredCalls(this.#db);
  }

  retryCalls(which: CallsOf, now: Date): Promise<number> {
    return retryCalls(this.#db, which, now);
  }

  dropCalls(which: CallsOf): Promise<number> {
    return dropCalls(this.#db, which);
  }

  claim<C extends Channel>(
    channel: C,
    now: Date,
    limit: number,
    leaseMs: number,
    recipient?: string,
  ): Promise<Claimed<Deliveries[C]>[]> {
    const run = (db: Kysely<Tables>) => claim(db, this.#traits, channel, { now, limit, leaseMs, recipient });
    return this.#together((resolve) => [{ kind: 'delivery', key: '', run: async (db) => resolve(await run(db)) }]);
  }

  confirmClaim(deliveryId: string): Promise<boolean> {
    return confirmClaim(this.#db, this.#traits.owner, deliveryId);
  }

  markSent(deliveryId: string, now: Date): Promise<void> {
    return this.#writes.run([{ kind: 'delivery', key: deliveryId, run: (db) => markSent(db, deliveryId, now) }]);
  }

  markFailed(deliveryId: string, reason: string, next: Date | null): Promise<void> {
    return markFailed(this.#db, this.#traits.owner, deliveryId, { reason, next });
  }

  releaseClaims(now: Date): Promise<void> {
    return releaseClaims(this.#db, this.#traits, now);
  }

  nextDue(channel: Channel, recipient?: string): Promise<Date | undefined> {
    return nextDue(this.#db, channel, recipient);
  }

  queuedRecipients(channel: Channel): Promise<string[]> {
    return queuedRecipients(this.#db, channel);
  }

  mailsSince(templateIds: string[], since: Date): Promise<Pick<Mail, 'recipient' | 'createdAt'>[]> {
    return mailsSince(this.#db, templateIds, since);
  }

  countQueue(channel: Channel): Promise<{ queued: number; dead: number }> {
    return countQueue(this.#db, channel);
  }

  oldestQueued(channel: Channel): Promise<Date | undefined> {
    return oldestQueued(this.#db, channel);
  }

  findSubscriber(email: string): Promise<Subscriber | undefined> {
    return findSubscriber(this.#db, email);
  }

  listSubscribers(status?: SubscriberStatus): Promise<Subscriber[]> {
    return listSubscribers(this.#db, status);
  }

  confirmSubscriber(confirmToken: string, now: Date, askedAfter: Date): Promise<ConfirmResult> {
    return confirmSubscriber(this.#db, confirmToken, now, askedAfter);
  }

  leaveList(token: string, now: Date): Promise<boolean> {
    return leaveList(this.#db, token, now);
  }

  countSignUpMails(since: Date): Promise<number> {
    return countSignUpMails(this.#db, since);
  }

  async purgeSubscribers(askedBefore: Date, leftBefore: Date): Promise<number> {
    const count = await purgeSubscribers(this.#db, askedBefore, leftBefore);
    await this.#forget(count > 0);
    return count;
  }

  async erase(which: ErasureFilter): Promise<Erasure> {
    const erasure = await eraseRows(this.#db, which, () => this.releaseClaims(new Date()));
    await this.#forget(erasure.submissions > 0 || !('receivedBefore' in which));
    return erasure;
  }

  /** Removes the bytes of deleted rows from the disk; the next erasure makes up for one that was interrupted. */
  async #forget(isDue: boolean): Promise<void> {
    this.#isForgetting ||= isDue;
    if (this.#isForgetting) await this.#traits.forget();
    this.#isForgetting = false;
  }

  record(entry: NewAuditEntry): Promise<string> {
    return record(this.#db, entry);
  }

  auditTrail(): Promise<AuditEntry[]> {
    return auditTrail(this.#db);
  }

  readMark(name: string): Promise<string | undefined> {
    return readMark(this.#db, name);
  }

  writeMark(name: string, value: string | null): Promise<void> {
    return writeMark(this.#db, name, value);
  }

  newestReceived(after: Date, until: Date): Promise<Date | undefined> {
    return newestReceived(this.#db, after, until);
  }

  async check(): Promise<void> {
    if (!this.#isFailing) return;
    await this.writeMark('check', 'x'.repeat(PROBE));
    await this.writeMark('check', null);
    this.#isFailing = false;
  }

  async dump(write: (row: DumpedRow) => Promise<void>): Promise<void> {
    const { snapshot } = this.#traits;
    const transaction = this.#db.transaction();
    const seen = snapshot ? transaction.setIsolationLevel(snapshot) : transaction;
    await seen.execute((db) => dumpRows(db, write));
  }

  async load(rows: AsyncIterable<DumpedRow>): Promise<void> {
    await this.#db.transaction().execute((db) => loadRows(db, rows));
  }

  size(): Promise<number> {
    return this.#traits.size(this.#db);
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    this.#traits.closed?.();
  }

  /** Writes in one transaction together with everything else that is waiting; resolves with the result of the steps. */
  async #together<Result>(steps: (resolve: (result: Result) => void) => WriteStep[]): Promise<Result> {
    const results: Result[] = [];
    await this.#writes.run(steps((result) => results.splice(0, 1, result)));
    const [result] = results;
    if (result === undefined) throw new Error('a transaction ended without a result');
    return result;
  }
}
