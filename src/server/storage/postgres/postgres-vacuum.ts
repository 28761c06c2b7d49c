import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { StorageError } from '../errors.ts';

/** Milliseconds to wait for others who still see what was deleted, and how often to look. */
const PATIENCE = 30_000;
const LOOK_EVERY = 100;

/**
 * Any transaction of the whole cluster that began before `$1`: whoever looks at a table now, even the one who writes it
 * anew, would keep what such a transaction could still see.
 */
const OLDER_TRANSACTIONS = 'select 1 where pg_snapshot_xmin(pg_current_snapshot()) < $1::xid8';

/** Others whose view of this database is older than `$1`; what they see cannot be removed. */
const OLDER_VIEWS = `
  select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) > age($1::xid8::xid)
  limit 1`;

/** When no older transaction is left, no older view can come into being, so that the second question has one answer. */
async function waitForOlderViews(client: Client): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select pg_current_xact_id()::text as now');
  const end = performance.now() + PATIENCE;
  for (const question of [OLDER_TRANSACTIONS, OLDER_VIEWS]) {
    while ((await client.query(question, [rows[0]?.now])).rowCount !== 0) {
      if (performance.now() > end) {
        throw new StorageError(
          'The rows are deleted, but another program has been using the database server for long, so that its files still hold them. Close it and do this again.',
        );
      }
      await pause(LOOK_EVERY);
    }
  }
}

/** Does something for which the account may not have the right: it is then the administrator's to do. */
async function tryTo(client: Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === '42501')) throw error;
  }
}

/**
 * Writes the tables anew without what was deleted, and has the old files removed. The log of the database, its archive
 * and its backups are its administrator's. Saving waits meanwhile, for as long as copying the tables takes.
 * @throws StorageError when another transaction keeps the rows
 */
export async function vacuumTables(connect: () => Client): Promise<void> {
  const client = connect().on('error', () => {});
  await client.connect();
  try {
    await waitForOlderViews(client);
    for (const table of ['documents', 'deliveries', 'submissions', 'subscribers'])
      await client.query(`vacuum (full) ${table}`);
    // Old files go with the second checkpoint at the latest; between them, the log begins a new file.
    for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) await tryTo(client, statement);
  } finally {
    await client.end();
  }
}
