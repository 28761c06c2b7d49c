import type { Kysely } from 'kysely';
import type { Channel, Mail } from '../deliveries.ts';
import type { Tables } from '../tables.ts';

/** See Storage.mailsSince. */
export async function mailsSince(
  db: Kysely<Tables>,
  templateIds: string[],
  since: Date,
): Promise<Pick<Mail, 'recipient' | 'createdAt'>[]> {
  if (templateIds.length === 0) return [];
  return db
    .selectFrom('deliveries')
    .select(['recipient', 'created_at as createdAt'])
    .where('channel', '=', 'mail')
    .where('template_id', 'in', templateIds)
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at')
    .execute();
}

/** See Storage.countQueue. */
export async function countQueue(db: Kysely<Tables>, channel: Channel): Promise<{ queued: number; dead: number }> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .where('channel', '=', channel)
    .where('status', 'in', ['queued', 'dead'])
    .groupBy('status')
    .execute();
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { queued: count('queued'), dead: count('dead') };
}

function queued(db: Kysely<Tables>, channel: Channel) {
  return db.selectFrom('deliveries').where('channel', '=', channel).where('status', '=', 'queued');
}

/** See Storage.nextDue. */
export async function nextDue(db: Kysely<Tables>, channel: Channel, recipient?: string): Promise<Date | undefined> {
  const all = queued(db, channel).select('due_at').orderBy('due_at').limit(1);
  const theirs = recipient === undefined ? all : all.where('recipient', '=', recipient);
  const row = await theirs.executeTakeFirst();
  return row && new Date(row.due_at);
}

/** See Storage.queuedRecipients. */
export async function queuedRecipients(db: Kysely<Tables>, channel: Channel): Promise<string[]> {
  const rows = await queued(db, channel).select('recipient').distinct().orderBy('recipient').execute();
  return rows.map((row) => row.recipient);
}

/** See Storage.oldestQueued. */
export async function oldestQueued(db: Kysely<Tables>, channel: Channel): Promise<Date | undefined> {
  const row = await queued(db, channel).select('created_at').orderBy('created_at').limit(1).executeTakeFirst();
  return row && new Date(row.created_at);
}
