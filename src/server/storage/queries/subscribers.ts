import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SignUp } from '../records.ts';
import type { ConfirmResult, Subscriber, SubscriberStatus } from '../subscriber.ts';
import type { SubscriberTable, Tables } from '../tables.ts';
import { fromMail } from './rows.ts';

function toSubscriber(row: Selectable<SubscriberTable>): Subscriber {
  const { email, status, token, form, source } = row;
  const times = { createdAt: row.created_at, confirmedAt: row.confirmed_at, leftAt: row.left_at };
  return { email, status, token, form, source, ...times };
}

/** See SubscriberStorage.findSubscriber. */
export async function findSubscriber(db: Kysely<Tables>, email: string): Promise<Subscriber | undefined> {
  const row = await db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst();
  return row && toSubscriber(row);
}

/** See SubscriberStorage.listSubscribers. */
export async function listSubscribers(db: Kysely<Tables>, status?: SubscriberStatus): Promise<Subscriber[]> {
  const all = db.selectFrom('subscribers').selectAll().orderBy('created_at').orderBy('email');
  return (await (status === undefined ? all : all.where('status', '=', status)).execute()).map(toSubscriber);
}

/** The row of an address that was asked to confirm. */
function asked({ confirmToken, form, source, at }: SignUp) {
  const none = { confirmed_at: null, left_at: null };
  return {
    status: 'pending',
    confirm_token: confirmToken,
    form,
    source,
    created_at: at,
    mailed_at: at,
    ...none,
  } as const;
}

async function begin(db: Transaction<Tables>, one: SignUp): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('subscribers')
    .values({ email: one.email, token: one.token, ...asked(one) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Updates an address that may be sent a mail. It gets the token of the new mail, unless another sign-up confirmed it at
 * the same moment; then that sign-up's token stays valid.
 */
async function change(
  db: Transaction<Tables>,
  { email, token, quietSince }: SignUp,
  from: SubscriberStatus[],
  values: Partial<ReturnType<typeof asked>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscribers')
    .set(values)
    .where('email', '=', email)
    .where('token', '=', token)
    .where('status', 'in', from)
    .where('mailed_at', '<=', quietSince)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function mailFor(db: Transaction<Tables>, one: SignUp) {
  if ((await begin(db, one)) || (await change(db, one, ['pending', 'left'], asked(one)))) return one.confirmation;
  if (one.reminder && (await change(db, one, ['confirmed'], { mailed_at: one.at }))) return one.reminder;
  return undefined;
}

/**
 * Applies a sign-up as SubscriberStorage describes, in the transaction that stores the submission. Something is written
 * in every case: a transaction that changes nothing does not wait for the disk, and its duration would reveal a known
 * address.
 */
export async function signUp(db: Transaction<Tables>, one: SignUp): Promise<void> {
  const mail = await mailFor(db, one);
  if (mail) await db.insertInto('deliveries').values(fromMail(mail)).execute();
  await db.updateTable('subscribers').set({ tried_at: one.at }).where('email', '=', one.email).execute();
}

/** See SubscriberStorage.confirmSubscriber. Of several concurrent calls, one confirms; the others find it confirmed. */
export async function confirmSubscriber(
  db: Kysely<Tables>,
  confirmToken: string,
  now: Date,
  askedAfter: Date,
): Promise<ConfirmResult> {
  const { numUpdatedRows } = await db
    .updateTable('subscribers')
    .set({ status: 'confirmed', confirmed_at: now.toISOString() })
    .where('confirm_token', '=', confirmToken)
    .where('status', '=', 'pending')
    .where('mailed_at', '>', askedAfter.toISOString())
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return 'confirmed';
  const query = db.selectFrom('subscribers').select('status').where('confirm_token', '=', confirmToken);
  return (await query.executeTakeFirst())?.status === 'confirmed' ? 'already' : 'expired';
}

/** See SubscriberStorage.unsubscribe. Not a single transaction, because erasing locks mails before addresses. */
export async function unsubscribe(db: Kysely<Tables>, token: string, now: Date): Promise<boolean> {
  await db
    .updateTable('subscribers')
    .set({ status: 'left', confirm_token: null, left_at: now.toISOString() })
    .where('token', '=', token)
    .where('status', '<>', 'left')
    .execute();
  const row = await db.selectFrom('subscribers').select('email').where('token', '=', token).executeTakeFirst();
  if (row) await dropMails(db, row.email, now);
  return row !== undefined;
}

/** Drops queued mails about earlier sign-ups of a person who has unsubscribed. */
async function dropMails(db: Kysely<Tables>, email: string, now: Date): Promise<void> {
  const mails = db.deleteFrom('deliveries').where('recipient', '=', email).where('leave_link', 'is not', null);
  await mails.where('status', '=', 'queued').where('created_at', '<', now.toISOString()).execute();
}

/** See SubscriberStorage.countSignUpMails. */
export async function countSignUpMails(db: Kysely<Tables>, since: Date): Promise<number> {
  const all = db.selectFrom('subscribers').select(({ fn }) => fn.countAll().as('count'));
  return Number((await all.where('mailed_at', '>', since.toISOString()).executeTakeFirstOrThrow()).count);
}

/** See SubscriberStorage.purgeSubscribers. */
export async function purgeSubscribers(
  db: Kysely<Tables>,
  askedBefore: Date,
  unsubscribedBefore: Date,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where((row) =>
      row.or([
        row.and([row('status', '=', 'pending'), row('mailed_at', '<', askedBefore.toISOString())]),
        row.and([row('status', '=', 'left'), row('left_at', '<', unsubscribedBefore.toISOString())]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes addresses (in lower case) with all their data. Returns how many. */
export async function eraseSubscribers(db: Transaction<Tables>, emails: string[]): Promise<number> {
  if (emails.length === 0) return 0;
  const { numDeletedRows } = await db.deleteFrom('subscribers').where('email', 'in', emails).executeTakeFirst();
  return Number(numDeletedRows);
}
