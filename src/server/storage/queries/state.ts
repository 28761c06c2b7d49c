import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** See Storage.readState. */
export async function readState(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const query = db.selectFrom('marks').select('value').where('name', '=', name);
  return (await query.executeTakeFirst())?.value;
}

/** See Storage.writeState. */
export async function writeState(db: Kysely<Tables>, name: string, value: string | null): Promise<void> {
  if (value === null) await db.deleteFrom('marks').where('name', '=', name).execute();
  else {
    const insert = db.insertInto('marks').values({ name, value });
    await insert.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute();
  }
}

/** See Storage.newestReceived. */
export async function newestReceived(db: Kysely<Tables>, after: Date, until: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('received_at')
    .where('received_at', '>', after.toISOString())
    .where('received_at', '<=', until.toISOString())
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.received_at);
}
