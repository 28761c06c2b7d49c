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
import { countQueue, mailsSince, nextDue, oldestQueued, queuedRecipients } from './queries/queue-reading.ts';
import { documentsOf, findSubmission, listSubmissions, mailsOf, webhooksOf } from './queries/read-submissions.ts';
import { saveSteps } from './queries/save-submission.ts';
import { newestReceived, readState, writeState } from './queries/state.ts';
import {
  confirmSubscriber,
  countSignUpMails,
  findSubscriber,
  listSubscribers,
  purgeSubscribers,
  unsubscribe,
} from './queries/subscribers.ts';
import { dropCalls, retryCalls, undeliveredCalls } from './queries/webhook-calls.ts';
import { type WriteStep, writeTogether } from './queries/write-together.ts';
import type { BackupStorage, SaveResult } from './storage.ts';
import type { Tables } from './tables.ts';

/** Characters that are written to test whether storing works again: more than all answers of a form. */
const PROBE = 256 * 1024;

/** Collects the writes of one transaction, together with others that are waiting. */
type Writes = GroupCommit<WriteStep[]>;

async function migrate(db: Kysely<Tables>, traits: DatabaseTraits): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations(traits.types) }).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StorageError('The database was created by a newer version of this program. Please update the program.');
  }
  if (error) throw error;
}

/** Writes with the next transaction. @returns the results of the steps */
async function together<Result>(
  writes: Writes,
  steps: (resolve: (result: Result) => void) => WriteStep[],
): Promise<Result> {
  const results: Result[] = [];
  await writes.run(steps((result) => results.splice(0, 1, result)));
  const [result] = results;
  if (result === undefined) throw new Error('a transaction ended without a result');
  return result;
}

/** Storing submissions, and checking whether that is possible. */
function savingIn(db: Kysely<Tables>, writes: Writes): Pick<BackupStorage, 'save' | 'check'> {
  let isFailing = false;
  return {
    save: async (submission) => {
      try {
        const result = await together<SaveResult>(writes, (resolve) => saveSteps(submission, resolve));
        isFailing = false;
        return result;
      } catch (error) {
        isFailing = true;
        throw error;
      }
    },
    check: async () => {
      if (!isFailing) return;
      await writeState(db, 'check', 'x'.repeat(PROBE));
      await writeState(db, 'check', null);
      isFailing = false;
    },
  };
}

/** Erasing for good: the bytes of deleted rows are removed from the disk too. */
function erasingIn(db: Kysely<Tables>, traits: DatabaseTraits): Pick<BackupStorage, 'erase' | 'purgeSubscribers'> {
  /**
   * Whether the bytes of deleted rows may still be in the files: if one erasure was interrupted, the next completes it.
   */
  let isForgetting = false;
  const forget = async (isDue: boolean) => {
    isForgetting ||= isDue;
    if (isForgetting) await traits.forget();
    isForgetting = false;
  };
  return {
    erase: async (which) => {
      const erasure = await eraseRows(db, which, () => releaseClaims(db, traits, new Date()));
      await forget(erasure.submissions > 0 || !('receivedBefore' in which));
      return erasure;
    },
    purgeSubscribers: async (askedBefore, unsubscribedBefore) => {
      const count = await purgeSubscribers(db, askedBefore, unsubscribedBefore);
      await forget(count > 0);
      return count;
    },
  };
}

/**
 * Opens storage in any database that Kysely supports, and migrates its tables.
 * @throws StorageError if the database is of a newer version; the database's own error if it cannot be opened
 */
export async function openKyselyStorage(db: Kysely<Tables>, traits: DatabaseTraits): Promise<BackupStorage> {
  await (traits.alone ? traits.alone(() => migrate(db, traits)) : migrate(db, traits));
  const writes: Writes = new GroupCommit((all) => writeTogether(db, all), traits.isUnavailable);
  return {
    ...savingIn(db, writes),
    ...erasingIn(db, traits),
    find: (id) => findSubmission(db, id),
    list: ({ source }) => listSubmissions(db, source),
    documentsOf: (submissionId) => documentsOf(db, submissionId),
    mailsOf: (submissionId) => mailsOf(db, submissionId),
    webhooksOf: (submissionId) => webhooksOf(db, submissionId),
    undeliveredCalls: () => undeliveredCalls(db),
    retryCalls: (which, now) => retryCalls(db, which, now),
    dropCalls: (which) => dropCalls(db, which),
    claim: (channel, now, limit, leaseMs, recipient) =>
      together(writes, (resolve) => [
        {
          kind: 'delivery',
          key: '',
          run: async (open) => resolve(await claim(open, traits, channel, { now, limit, leaseMs, recipient })),
        },
      ]),
    confirmClaim: (deliveryId) => confirmClaim(db, traits.owner, deliveryId),
    markSent: (deliveryId, now) =>
      writes.run([{ kind: 'delivery', key: deliveryId, run: (open) => markSent(open, deliveryId, now) }]),
    markFailed: (deliveryId, reason, next) => markFailed(db, traits.owner, deliveryId, { reason, next }),
    releaseClaims: (now) => releaseClaims(db, traits, now),
    nextDue: (channel, recipient) => nextDue(db, channel, recipient),
    queuedRecipients: (channel) => queuedRecipients(db, channel),
    mailsSince: (templateIds, since) => mailsSince(db, templateIds, since),
    countQueue: (channel) => countQueue(db, channel),
    oldestQueued: (channel) => oldestQueued(db, channel),
    findSubscriber: (email) => findSubscriber(db, email),
    listSubscribers: (status) => listSubscribers(db, status),
    confirmSubscriber: (confirmToken, now, askedAfter) => confirmSubscriber(db, confirmToken, now, askedAfter),
    unsubscribe: (token, now) => unsubscribe(db, token, now),
    countSignUpMails: (since) => countSignUpMails(db, since),
    record: (entry) => record(db, entry),
    auditTrail: () => auditTrail(db),
    readState: (name) => readState(db, name),
    writeState: (name, value) => writeState(db, name, value),
    newestReceived: (after, until) => newestReceived(db, after, until),
    dump: async (write) => {
      const transaction = db.transaction();
      const seen = traits.snapshot ? transaction.setIsolationLevel(traits.snapshot) : transaction;
      await seen.execute((open) => dumpRows(open, write));
    },
    load: (rows) => db.transaction().execute((open) => loadRows(open, rows)),
    size: () => traits.size(db),
    close: async () => {
      await db.destroy();
      traits.closed?.();
    },
  };
}
