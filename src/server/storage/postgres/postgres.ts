import { randomUUID } from 'node:crypto';
import { type Kysely as Database, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { Client, Pool, type PoolConfig } from 'pg';
import { protectAuditInPostgres } from '../append-only.ts';
import { withErrorTranslation } from '../error-translation.ts';
import { StorageError } from '../errors.ts';
import { openKyselyStorage } from '../kysely-storage.ts';
import type { ColumnTypes } from '../migrations.ts';
import type { BackupStorage } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { guardConnection } from './postgres-connection.ts';
import { explain, isUnavailable, translate } from './postgres-errors.ts';
import { vacuumTables } from './postgres-vacuum.ts';

const SECOND = 1000;
/** PostgreSQL's types for migrations. */
export const POSTGRES_TYPES: ColumnTypes = { bytes: 'bytea', keepsSamples: true, keepAudit: protectAuditInPostgres };

/**
 * Limits every wait: for a connection, for a lock, for a response, and on a broken connection. One connection stays
 * open: its name tells other servers that this one is running.
 */
const LIMITS = {
  max: 10,
  min: 1,
  connectionTimeoutMillis: 5 * SECOND,
  lock_timeout: 8 * SECOND,
  statement_timeout: 10 * SECOND,
  query_timeout: 12 * SECOND,
  idle_in_transaction_session_timeout: 60 * SECOND,
  keepAlive: true,
} satisfies PoolConfig;

/** Rewriting a table has no time limit, but waiting for its lock must not hold up saving. */
const FORGETTING = { connectionTimeoutMillis: 5 * SECOND, lock_timeout: 10 * SECOND, keepAlive: true };

/**
 * A commit returns when it is on disk, and a statement sees what was committed before it, whatever the database's own
 * settings are.
 */
const SESSION = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') in ('off', 'local');
  set default_transaction_isolation = 'read committed';
`;

/**
 * Ignores errors of idle connections, which would end the process if unhandled. The next query on the connection is
 * rejected anyway.
 */
const ignore = () => {};

function openPool(url: string, owner: string): PostgresPool {
  const pool = new Pool({
    ...LIMITS,
    connectionString: url,
    application_name: owner,
    onConnect: async (client) => {
      client.on('error', ignore);
      await client.query(SESSION);
    },
  });
  pool.on('error', ignore);
  return {
    options: pool.options,
    connect: () => guardConnection(pool.connect()),
    end: () => pool.end(),
  };
}

/** Owners without a connection. A server that crashes loses its connections at once. */
async function findGone(db: Database<Tables>, owners: string[]): Promise<string[]> {
  if (owners.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity where datname = current_database()`.execute(db);
  const living = new Set(rows.map(({ name }) => name));
  return owners.filter((owner) => !living.has(owner));
}

async function sizeOfDatabase(db: Database<Tables>): Promise<number> {
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db);
  return Number(rows[0]?.size);
}

/**
 * Connects once outside the pool, which would leave a refused connection open.
 * @throws StorageError if the database's encoding cannot store every text; StorageUnavailable if it cannot be reached
 */
async function testConnection(url: string): Promise<void> {
  const client = new Client({ ...LIMITS, connectionString: url }).on('error', ignore);
  try {
    const connection = await guardConnection(client.connect());
    const { rows } = await connection.query<{ server_encoding: string }>('show server_encoding');
    const encoding = rows[0]?.server_encoding ?? 'unknown';
    if (encoding === 'UTF8') return;
    throw new StorageError(`The database in DATABASE_URL has the encoding ${encoding}, but must be UTF8.`);
  } finally {
    void client.end();
  }
}

/**
 * Opens the storage in the PostgreSQL database at `url` (postgres://…), which several servers may share, and creates
 * missing tables.
 * @throws StorageError with a message without the password if it cannot be used
 */
export async function openPostgresStorage(url: string): Promise<BackupStorage> {
  const owner = `website ${randomUUID()}`;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, owner) }) });
  try {
    await testConnection(url);
    const storage = await openKyselyStorage(db, {
      types: POSTGRES_TYPES,
      owner,
      findGone,
      skipsLocked: true,
      snapshot: 'repeatable read',
      isUnavailable,
      size: sizeOfDatabase,
      forget: () => vacuumTables(() => new Client({ connectionString: url, ...FORGETTING })),
    });
    return withErrorTranslation(storage, { translate });
  } catch (error) {
    await db.destroy();
    throw explain(error, url);
  }
}
