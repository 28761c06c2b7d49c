import type { Kysely } from 'kysely';
import { toMail } from './rows.ts';
import type { ClaimedMail } from './storage.ts';
import type { Tables } from './tables.ts';

/** Whose claims there are, and which of them are left behind. */
export interface ClaimTraits {
  /** The name of this storage among the owners of claims. */
  owner: string;
  /** Those of the owners that are gone for certain, so that what they had taken may be taken by others. */
  findGone: (db: Kysely<Tables>, owners: string[]) => Promise<string[]>;
  /** Whether rows that another server is just taking have to be passed over. */
  skipsLocked: boolean;
}

/** See Storage.claimMails. Rows are chosen once and for all before they are changed, which a subquery does not promise. */
export async function claimMails(
  db: Kysely<Tables>,
  { owner, skipsLocked }: ClaimTraits,
  { now, limit, leaseMs }: { now: Date; limit: number; leaseMs: number },
): Promise<ClaimedMail[]> {
  const rows = await db
    .with(
      (name) => name('due').materialized(),
      (query) => {
        const due = query
          .selectFrom('mails')
          .select('id')
          .where('status', '=', 'queued')
          .where('due_at', '<=', now.toISOString())
          .orderBy('due_at')
          .limit(limit);
        return skipsLocked ? due.forUpdate().skipLocked() : due;
      },
    )
    .updateTable('mails')
    .set((update) => ({
      due_at: new Date(now.getTime() + leaseMs).toISOString(),
      claimed: 1,
      owner,
      attempts: update('attempts', '+', 1),
    }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...toMail(row), attempts: row.attempts }));
}

/** See Storage.confirmClaim. */
export async function confirmClaim(db: Kysely<Tables>, owner: string, mailId: string): Promise<boolean> {
  const query = db.selectFrom('mails').select('status').where('id', '=', mailId).where('owner', '=', owner);
  const row = await query.executeTakeFirst();
  if (row?.status === 'queued') return true;
  if (row) {
    const letGo = db.updateTable('mails').set({ claimed: 0, owner: null });
    await letGo.where('id', '=', mailId).where('owner', '=', owner).execute();
  }
  return false;
}

/** See Storage.markFailed. What another server has taken since is left to it. */
export async function markFailed(
  db: Kysely<Tables>,
  owner: string,
  mailId: string,
  outcome: { reason: string; next: Date | null },
): Promise<void> {
  const until = outcome.next ? { due_at: outcome.next.toISOString() } : { status: 'dead' as const };
  await db
    .updateTable('mails')
    .set({ ...until, claimed: 0, owner: null, reason: outcome.reason })
    .where('id', '=', mailId)
    .where('owner', '=', owner)
    .execute();
}

/** See Storage.releaseClaims. */
export async function releaseClaims(db: Kysely<Tables>, { findGone }: ClaimTraits, now: Date): Promise<void> {
  const claimed = await db.selectFrom('mails').select('owner').distinct().where('claimed', '=', 1).execute();
  const gone = await findGone(
    db,
    claimed.flatMap(({ owner }) => owner ?? []),
  );
  await db
    .updateTable('mails')
    .set({ due_at: now.toISOString(), claimed: 0, owner: null })
    .where('claimed', '=', 1)
    .where((row) => row.or([row('owner', 'is', null), ...gone.map((owner) => row('owner', '=', owner))]))
    .execute();
}
