import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { StoredFields } from '../records.ts';
import type { Erasure, ErasureFilter } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { eraseSubscribers } from './subscribers.ts';
import { calledWebhooks, ERASED } from './webhook-calls.ts';

/** How many ids a statement contains at most. */
const AT_ONCE = 500;
/** Milliseconds to wait for deliveries in flight, longer than a webhook call may take, and between two checks. */
const TIMEOUT = 20_000;
const POLL_INTERVAL = 50;

interface Chosen {
  /** Addresses of subscribers to the newsletter. */
  subscribers: string[];
  submissions: string[];
  mails: string[];
  mentionedIn: string[];
}

function chunks(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, place) =>
    ids.slice(place * AT_ONCE, (place + 1) * AT_ONCE),
  );
}

/** Whether an answer is exactly this address. */
function holdsAddress(fields: StoredFields, email: string): boolean {
  return Object.values(fields)
    .flat()
    .some((value) => typeof value === 'string' && value.trim().toLowerCase() === email);
}

/** Escapes a text for a pattern with `like … escape '!'`. */
function likePart(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}

/** The submissions that are selected before their mails. */
type ChosenRows = Omit<Chosen, 'mails' | 'subscribers'>;

async function choosePerson(db: Kysely<Tables>, email: string): Promise<ChosenRows> {
  const quoted = JSON.stringify(email).slice(1, -1);
  const pattern = `%${likePart(quoted)}%`;
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'email', 'fields'])
    .where((row) =>
      row.or([sql<boolean>`lower(email) = ${email}`, sql<boolean>`lower(fields) like ${pattern} escape '!'`]),
    )
    .execute();
  const isTheirs = (row: (typeof rows)[number]) =>
    row.email?.toLowerCase() === email || holdsAddress(JSON.parse(row.fields), email);
  return {
    submissions: rows.filter(isTheirs).map((row) => row.id),
    mentionedIn: rows.filter((row) => !isTheirs(row)).map((row) => row.id),
  };
}

async function chooseSignUps(db: Kysely<Tables>, email: string): Promise<ChosenRows> {
  const all = db.selectFrom('submissions').select('id').where('kind', '=', 'subscription');
  const rows = await all.where(sql<boolean>`lower(email) = ${email}`).execute();
  return { submissions: rows.map((row) => row.id), mentionedIn: [] };
}

async function chooseRows(
  db: Kysely<Tables>,
  which: Extract<ErasureFilter, { id: string } | { receivedBefore: Date }>,
): Promise<ChosenRows> {
  const all = db.selectFrom('submissions').select('id');
  const query =
    'id' in which ? all.where('id', '=', which.id) : all.where('received_at', '<', which.receivedBefore.toISOString());
  return { submissions: (await query.execute()).map((row) => row.id), mentionedIn: [] };
}

/** Mails to a person, and those with their address as Reply-To: a notice to an inbox is about that person. */
async function mailsWith(db: Kysely<Tables>, email: string): Promise<string[]> {
  const named = `%<${likePart(email)}>`;
  const isAnswered = sql<boolean>`(lower(reply_to) = ${email} or lower(reply_to) like ${named} escape '!')`;
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('channel', '=', 'mail')
    .where(sql<boolean>`${isAnswered} or (lower(recipient) = ${email} and (reply_to is null or ${isAnswered}))`)
    .execute();
  return rows.map((row) => row.id);
}

/** Selects the rows of a filter, the address of the subscriber that goes with them, and further mails. */
async function chooseBy(db: Kysely<Tables>, which: ErasureFilter): Promise<Chosen> {
  if ('email' in which) {
    const email = which.email.trim().toLowerCase();
    return { ...(await choosePerson(db, email)), subscribers: [email], mails: await mailsWith(db, email) };
  }
  if ('subscriber' in which) {
    const email = which.subscriber.trim().toLowerCase();
    return { ...(await chooseSignUps(db, email)), subscribers: [email], mails: [] };
  }
  return { ...(await chooseRows(db, which)), subscribers: [], mails: [] };
}

async function choose(db: Kysely<Tables>, which: ErasureFilter): Promise<Chosen> {
  const { mails, ...chosen } = await chooseBy(db, which);
  for (const ids of chunks(chosen.submissions)) {
    const rows = await db.selectFrom('deliveries').select('id').where('submission_id', 'in', ids).execute();
    mails.push(...rows.map((row) => row.id));
  }
  return { ...chosen, mails: [...new Set(mails)].sort(), submissions: chosen.submissions.sort() };
}

/** Prevents all servers from starting to deliver these mails. */
async function stopMails(db: Kysely<Tables>, mails: string[]): Promise<void> {
  for (const ids of chunks(mails)) {
    const stop = db.updateTable('deliveries').set({ status: 'dead', reason: ERASED });
    await stop.where('id', 'in', ids).where('status', '=', 'queued').execute();
  }
}

async function countInFlight(db: Kysely<Tables>, mails: string[]): Promise<number> {
  let count = 0;
  for (const ids of chunks(mails)) {
    const query = db.selectFrom('deliveries').select(({ fn }) => fn.countAll().as('count'));
    const claimed = query.where('claimed', '=', 1).where('due_at', '>', new Date().toISOString());
    count += Number((await claimed.where('id', 'in', ids).executeTakeFirstOrThrow()).count);
  }
  return count;
}

/**
 * Waits for mails in flight, which cannot be recalled. The database does not notice at once that a server crashed, so
 * `release` is called repeatedly.
 * @returns how many are left
 */
async function waitForDeliveries(
  db: Kysely<Tables>,
  mails: string[],
  release: () => Promise<void>,
  timeout: number,
): Promise<number> {
  const end = performance.now() + timeout;
  let left = await countInFlight(db, mails);
  while (left > 0 && performance.now() < end) {
    await release();
    left = await countInFlight(db, mails);
    if (left > 0) await pause(POLL_INTERVAL);
  }
  return left;
}

/** Returns the webhooks that got any of the submissions. */
async function calledWebhooksOf(db: Kysely<Tables>, submissions: string[]): Promise<string[]> {
  return (await Promise.all(chunks(submissions).map((ids) => calledWebhooks(db, ids)))).flat();
}

/** Deletes the rows of Storage.erase. `release` releases the deliveries claimed by servers that are gone. */
export async function eraseRows(
  db: Kysely<Tables>,
  which: ErasureFilter,
  release: () => Promise<void>,
  timeout = TIMEOUT,
): Promise<Erasure> {
  const { submissions, subscribers, mails, mentionedIn } = await choose(db, which);
  const receiversBefore = await calledWebhooksOf(db, submissions);
  await stopMails(db, mails);
  const inFlight = await waitForDeliveries(db, mails, release, timeout);
  const receivers = new Set([...receiversBefore, ...(await calledWebhooksOf(db, submissions))]);
  const erased = await db.transaction().execute(async (transaction) => {
    for (const ids of chunks(mails)) await transaction.deleteFrom('deliveries').where('id', 'in', ids).execute();
    for (const ids of chunks(submissions)) await transaction.deleteFrom('submissions').where('id', 'in', ids).execute();
    // In the lock order of a sign-up, submission before address, so that there is no deadlock.
    return eraseSubscribers(transaction, subscribers);
  });
  return {
    submissions: submissions.length,
    subscribers: erased,
    mails,
    calledWebhooks: [...receivers].sort(),
    inFlight,
    mentionedIn,
  };
}
