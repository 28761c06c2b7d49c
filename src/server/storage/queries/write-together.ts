import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * The lock order: deliveries, submissions, addresses of subscribers. Erasing uses the same order, so that two servers
 * that change the same rows never deadlock.
 */
const KINDS = ['delivery', 'submission', 'signUp'] as const;

/** One change that is part of a transaction with others. */
export interface WriteStep {
  kind: (typeof KINDS)[number];
  /** The row that the change locks. Changes of one kind are made in the order of their keys. */
  key: string;
  run: (db: Transaction<Tables>) => Promise<void>;
}

function compare(one: WriteStep, other: WriteStep): number {
  const byKind = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
  return byKind === 0 && one.key !== other.key ? (one.key < other.key ? -1 : 1) : byKind;
}

/** Makes all changes in one transaction, or none: making it durable costs far more than the changes themselves. */
export async function writeTogether(db: Kysely<Tables>, all: WriteStep[][]): Promise<void> {
  const steps = all.flat().sort(compare);
  await db.transaction().execute(async (transaction) => {
    for (const { run } of steps) await run(transaction);
  });
}
