import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuditEntry, NewAuditEntry } from '../records.ts';
import type { Tables } from '../tables.ts';

/** Counts the ids given by this process, so that entries with the same timestamp keep their order. */
let given = 0;

/** See Storage.record. */
export async function record(db: Kysely<Tables>, entry: NewAuditEntry): Promise<string> {
  const { at, actor, action, details } = entry;
  const id = `${String(given++).padStart(9, '0')}-${randomUUID()}`;
  await db
    .insertInto('audit')
    .values({ id, at, actor, action, details: JSON.stringify(details) })
    .execute();
  return id;
}

/** See Storage.auditTrail. */
export async function auditTrail(db: Kysely<Tables>): Promise<AuditEntry[]> {
  const rows = await db.selectFrom('audit').selectAll().orderBy('at').orderBy('id').execute();
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }));
}
