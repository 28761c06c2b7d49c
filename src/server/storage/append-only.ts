import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The database's error for an attempt to change the audit trail. */
const REFUSAL = 'the audit trail is only ever added to';

/**
 * Makes SQLite refuse every change of the audit trail except new rows. `insert or replace` is refused as well, which
 * SQLite regards as neither an update nor a deletion.
 */
export async function protectAuditInSqlite(db: Kysely<Tables>): Promise<void> {
  const refuse = sql.raw(`begin select raise(abort, '${REFUSAL}'); end`);
  await sql`create trigger audit_keeps_rows before delete on audit ${refuse}`.execute(db);
  await sql`create trigger audit_keeps_words before update on audit ${refuse}`.execute(db);
  await sql`create trigger audit_replaces_none before insert on audit
    when exists (select 1 from audit where id = new.id) ${refuse}`.execute(db);
}

/** Makes PostgreSQL refuse every change of the audit trail except new rows. */
export async function protectAuditInPostgres(db: Kysely<Tables>): Promise<void> {
  const body = sql.raw(`$$ begin raise exception '${REFUSAL}'; end $$`);
  await sql`create function refuse_audit_change() returns trigger language plpgsql as ${body}`.execute(db);
  await sql`create trigger audit_keeps_rows before update or delete or truncate on audit
    for each statement execute function refuse_audit_change()`.execute(db);
}
