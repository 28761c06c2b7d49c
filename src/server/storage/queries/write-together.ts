import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * In this order: deliveries, submissions, addresses of the list, as erasing takes them too. Two servers that change the
 * same rows at once wait for each other, and never in a circle.
 */
const KINDS = ['delivery', 'submission', 'signUp'] as const;

/** One change that is part of a transaction with others. */
export interface WriteStep {
  kind: (typeof KINDS)[number];
  /** What it is about: those of a kind come in the order of their keys. */
  key: string;
  run: (db: Transaction<Tables>) => Promise<void>;
}

function compare(one: WriteStep, other: WriteStep): number {
  const byKind = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
  return byKind === 0 && one.key !== other.key ? (one.key < other.key ? -1 : 1) : byKind;
}

/** Does all in one transaction, or nothing: making that durable costs far more than what is in it. */
export async function writeTogether(db: Kysely<Tables>, all: WriteStep[][]): Promise<void> {
  const steps = all.flat().sort(compare);
  await db.transaction().execute(async (transaction) => {
    for (const { run } of steps) await run(transaction);
  });
}
