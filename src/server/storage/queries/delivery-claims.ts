import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Channel, Claimed, Deliveries } from '../deliveries.ts';
import type { DeliveryTable, Tables } from '../tables.ts';
import { toMail, toWebhookCall } from './rows.ts';

/** The owners of claims, and which of their claims are abandoned. */
export interface ClaimTraits {
  /** The name under which this storage claims deliveries. */
  owner: string;
  /** The owners that are certainly gone, so that others may take over their claims. */
  findGone: (db: Kysely<Tables>, owners: string[]) => Promise<string[]>;
  /** Whether rows that another server is just claiming must be skipped. */
  skipsLocked: boolean;
}

/** The owner of a claim, and when it expires. */
interface ClaimTerms {
  now: Date;
  limit: number;
  leaseMs: number;
  recipient: string | undefined;
}

/** Converts a row to a delivery, by channel. */
const FROM_ROW: { [C in Channel]: (row: Selectable<DeliveryTable>) => Deliveries[C] } = {
  mail: toMail,
  webhook: toWebhookCall,
};

/**
 * Milliseconds, longer than any delivery waits. One that is due even later was postponed while the clock was wrong.
 * Claims of other servers are not affected.
 */
const MAX_WAIT_MS = 48 * 60 * 60 * 1000;

function isBeyond(row: ExpressionBuilder<Tables, 'deliveries'>, owner: string, now: Date) {
  const isFree = row.or([row('claimed', '=', 0), row('owner', '=', owner)]);
  return row.and([row('due_at', '>', new Date(now.getTime() + MAX_WAIT_MS).toISOString()), isFree]);
}

/** See Storage.claim. Rows are selected before they are changed, since a subquery might be evaluated more than once. */
export async function claim<C extends Channel>(
  db: Kysely<Tables>,
  { owner, skipsLocked }: ClaimTraits,
  channel: C,
  { now, limit, leaseMs, recipient }: ClaimTerms,
): Promise<Claimed<Deliveries[C]>[]> {
  const rows = await db
    .with(
      (name) => name('due').materialized(),
      (query) => {
        const due = query
          .selectFrom('deliveries')
          .select('id')
          .where('channel', '=', channel)
          .where('status', '=', 'queued')
          .where((row) => row.or([row('due_at', '<=', now.toISOString()), isBeyond(row, owner, now)]))
          .orderBy('due_at')
          .limit(limit);
        const theirs = recipient === undefined ? due : due.where('recipient', '=', recipient);
        return skipsLocked ? theirs.forUpdate().skipLocked() : theirs;
      },
    )
    .updateTable('deliveries')
    .set((update) => ({
      due_at: new Date(now.getTime() + leaseMs).toISOString(),
      claimed: 1,
      owner,
      attempts: update('attempts', '+', 1),
    }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...FROM_ROW[channel](row), attempts: row.attempts }));
}

/** See Storage.markSent. */
export async function markSent(db: Kysely<Tables>, deliveryId: string, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ status: 'sent', sent_at: now.toISOString(), claimed: 0, owner: null, reason: null })
    .where('id', '=', deliveryId)
    .execute();
}

/** See Storage.confirmClaim. */
export async function confirmClaim(db: Kysely<Tables>, owner: string, deliveryId: string): Promise<boolean> {
  const query = db.selectFrom('deliveries').select('status').where('id', '=', deliveryId).where('owner', '=', owner);
  const row = await query.executeTakeFirst();
  if (row?.status === 'queued') return true;
  if (row) {
    const letGo = db.updateTable('deliveries').set({ claimed: 0, owner: null });
    await letGo.where('id', '=', deliveryId).where('owner', '=', owner).execute();
  }
  return false;
}

/** See Storage.markFailed. Deliveries that another server has claimed since are not changed. */
export async function markFailed(
  db: Kysely<Tables>,
  owner: string,
  deliveryId: string,
  outcome: { reason: string; next: Date | null },
): Promise<void> {
  const until = outcome.next ? { due_at: outcome.next.toISOString() } : { status: 'dead' as const };
  await db
    .updateTable('deliveries')
    .set({ ...until, claimed: 0, owner: null, reason: outcome.reason })
    .where('id', '=', deliveryId)
    .where('owner', '=', owner)
    .execute();
}

/** See Storage.releaseClaims. */
export async function releaseClaims(db: Kysely<Tables>, { findGone }: ClaimTraits, now: Date): Promise<void> {
  const claimed = await db.selectFrom('deliveries').select('owner').distinct().where('claimed', '=', 1).execute();
  const gone = await findGone(
    db,
    claimed.flatMap(({ owner }) => owner ?? []),
  );
  await db
    .updateTable('deliveries')
    .set({ due_at: now.toISOString(), claimed: 0, owner: null })
    .where('claimed', '=', 1)
    .where((row) => row.or([row('owner', 'is', null), ...gone.map((owner) => row('owner', '=', owner))]))
    .execute();
}
