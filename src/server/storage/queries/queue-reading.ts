import type { Kysely } from 'kysely';
import type { Channel, Mail } from '../storage.ts';
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
