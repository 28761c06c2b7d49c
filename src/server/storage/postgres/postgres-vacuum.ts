import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { StorageError } from '../errors.ts';
import { guardConnection } from './postgres-connection.ts';

/** Milliseconds to wait for transactions that still see deleted rows, and between two checks. */
const TIMEOUT = 30_000;
const POLL_INTERVAL = 100;

/**
 * Any transaction of the whole cluster that began before `$1`: rewriting a table keeps the rows that such a transaction
 * could still see.
 */
const OLDER_TRANSACTIONS = 'select 1 where pg_snapshot_xmin(pg_current_snapshot()) < $1::xid8';

/** Other sessions whose snapshot of this database is older than `$1`; rows that they see cannot be removed. */
const OLDER_VIEWS = `
  select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) > age($1::xid8::xid)
  limit 1`;

/**
 * Waits until all older snapshots are released. They are checked after the older transactions have ended, because only
 * those could still take an older snapshot.
 */
async function waitForOlderViews(client: Client): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select pg_current_xact_id()::text as now');
  const end = performance.now() + TIMEOUT;
  for (const question of [OLDER_TRANSACTIONS, OLDER_VIEWS]) {
    while ((await client.query(question, [rows[0]?.now])).rowCount !== 0) {
      if (performance.now() > end) {
        throw new StorageError(
          'The rows are deleted, but another program has been using the database server for long, so that its files still hold them. Close it and do this again.',
        );
      }
      await pause(POLL_INTERVAL);
    }
  }
}

/** Executes a statement that the account may not be allowed to; then it is left to the administrator. */
async function tryTo(client: Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === '42501')) throw error;
  }
}

/**
 * Rewrites the tables without the deleted rows, and has the old files removed. The database's log, archive and backups
 * are the responsibility of its administrator. Saving has to wait for as long as copying the tables takes.
 * @throws StorageError if another transaction keeps the rows; StorageUnavailable
 */
export async function vacuumTables(connect: () => Client): Promise<void> {
  const client = await guardConnection(
    connect()
      .on('error', () => {})
      .connect(),
  );
  try {
    await waitForOlderViews(client);
    for (const table of ['documents', 'deliveries', 'submissions', 'subscribers'])
      await client.query(`vacuum (full) ${table}`);
    // Old files are removed by the second checkpoint at the latest; between the two, the log switches to a new file.
    for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) await tryTo(client, statement);
  } finally {
    await client.end();
  }
}
