import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Channel, Claimed, Deliveries } from '../storage.ts';
import type { DeliveryTable, Tables } from '../tables.ts';
import { toMail, toWebhookCall } from './rows.ts';

/** Whose claims there are, and which of them are left behind. */
export interface ClaimTraits {
  /** The name of this storage among the owners of claims. */
  owner: string;
  /** Those of the owners that are gone for certain, so that what they had taken may be taken by others. */
  findGone: (db: Kysely<Tables>, owners: string[]) => Promise<string[]>;
  /** Whether rows that another server is just taking have to be passed over. */
  skipsLocked: boolean;
}

/** Whom a claim is for, and until when. */
interface ClaimTerms {
  now: Date;
  limit: number;
  leaseMs: number;
  recipient: string | undefined;
}

/** What a row of each channel is. */
const FROM_ROW: { [C in Channel]: (row: Selectable<DeliveryTable>) => Deliveries[C] } = {
  mail: toMail,
  webhook: toWebhookCall,
};

/**
 * No delivery waits so long, in milliseconds: one that is due later still was put off while the clock was wrong. What
 * another server has taken is left to it.
 */
const LONGEST_WAIT = 48 * 60 * 60 * 1000;

function isBeyond(row: ExpressionBuilder<Tables, 'deliveries'>, owner: string, now: Date) {
  const isFree = row.or([row('claimed', '=', 0), row('owner', '=', owner)]);
  return row.and([row('due_at', '>', new Date(now.getTime() + LONGEST_WAIT).toISOString()), isFree]);
}

/** See Storage.claim. Rows are chosen once and for all before they are changed, which a subquery does not promise. */
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

/** See Storage.markFailed. What another server has taken since is left to it. */
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
