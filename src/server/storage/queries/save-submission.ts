import type { Transaction } from 'kysely';
import type { NewSubmission } from '../records.ts';
import type { SaveResult } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { fromMail, fromSubmission, fromWebhookCall } from './rows.ts';
import { signUp } from './subscribers.ts';
import type { WriteStep } from './write-together.ts';

async function insert(db: Transaction<Tables>, item: NewSubmission): Promise<boolean> {
  const { submission, documents, mails, webhooks } = item;
  const inserted = await db
    .insertInto('submissions')
    .values(fromSubmission(submission))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  for (const document of documents) {
    const row = { ...document, submission_id: submission.id };
    await db.insertInto('documents').values(row).execute();
  }
  const deliveries = [...mails.map(fromMail), ...webhooks.map(fromWebhookCall)];
  if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();
  return true;
}

/**
 * The digest of a known submission. For a sign-up its row is locked, so that it cannot be erased before its new mail is
 * stored.
 */
async function digestOf(
  db: Transaction<Tables>,
  { submission, signUp: held }: NewSubmission,
): Promise<string | undefined> {
  const { id } = submission;
  const row = held
    ? db
        .updateTable('submissions')
        .set(({ ref }) => ({ digest: ref('digest') }))
        .where('id', '=', id)
        .returning('digest')
    : db.selectFrom('submissions').select('digest').where('id', '=', id);
  return (await row.executeTakeFirst())?.digest;
}

/** Stores one submission. The insertion comes first, so that the transaction begins by taking the write lock. */
async function saveOne(db: Transaction<Tables>, item: NewSubmission): Promise<SaveResult> {
  for (;;) {
    if (await insert(db, item)) return 'stored';
    const known = await digestOf(db, item);
    if (known !== undefined) return known === item.submission.digest ? 'repeated' : 'conflict';
    // The submission existed when it was inserted, but has been erased since, so this tries again.
  }
}

/** The steps that store a submission; `resolve` is called with the result. */
export function saveSteps(item: NewSubmission, resolve: (result: SaveResult) => void): WriteStep[] {
  const { submission, signUp: wanted } = item;
  const save = async (db: Transaction<Tables>) => resolve(await saveOne(db, item));
  return [
    { kind: 'submission', key: submission.id, run: save },
    ...(wanted
      ? [{ kind: 'signUp' as const, key: wanted.email, run: (db: Transaction<Tables>) => signUp(db, wanted) }]
      : []),
  ];
}
