import type { Kysely, Transaction } from 'kysely';
import type { NewSubmission, SaveResult } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { fromMail, fromSubmission, fromWebhookCall } from './rows.ts';
import { signUp } from './subscribers.ts';

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

/** The digest of a known submission. With a sign-up its row is held, so that it cannot be erased before its new mail is stored. */
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

/** The insertion comes first, so that the transaction begins by taking the lock for writing. */
async function saveOne(db: Transaction<Tables>, item: NewSubmission): Promise<SaveResult> {
  for (;;) {
    if (await insert(db, item)) return 'stored';
    const known = await digestOf(db, item);
    if (known !== undefined) return known === item.submission.digest ? 'repeated' : 'conflict';
    // It was there, and has been erased in this moment.
  }
}

/**
 * Stores all in one transaction, or none; a result for each, in their order. They are inserted in the order of their
 * ids, then signed up in the order of their addresses: two servers that store the same ones at once wait for each
 * other, and never in a circle.
 */
export function saveTogether(db: Kysely<Tables>, items: NewSubmission[]): Promise<SaveResult[]> {
  const places = items.map((item, place) => ({ item, place }));
  places.sort((one, other) => (one.item.submission.id < other.item.submission.id ? -1 : 1));
  return db.transaction().execute(async (transaction) => {
    const results = new Map<number, SaveResult>();
    for (const { item, place } of places) results.set(place, await saveOne(transaction, item));
    const signUps = items.flatMap((item) => item.signUp ?? []);
    signUps.sort((one, other) => (one.email < other.email ? -1 : 1));
    for (const one of signUps) await signUp(transaction, one);
    return items.flatMap((_item, place) => results.get(place) ?? []);
  });
}
