import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { KyselyStorage } from './kysely-storage.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

/** Milliseconds to wait for another process that writes, such as `npm run leads -- erase`. */
const BUSY_TIMEOUT = 5000;

/**
 * Durable after every commit (synchronous=FULL), readable while the server writes (WAL), and erased for good
 * when something is deleted (secure_delete).
 */
const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma foreign_keys = on;
`;

function isInput(value: unknown): value is SQLInputValue {
  if (value === null || value instanceof Uint8Array) return true;
  return ['string', 'number', 'bigint'].includes(typeof value);
}

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (isInput(value)) return value;
    throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
  });
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...inputs(parameters)),
    run: (parameters) => statement.run(...inputs(parameters)),
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
  };
}

/** The part of node:sqlite that Kysely's SQLite dialect uses; statements are prepared once. */
function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql) ?? adaptStatement(database.prepare(sql));
      prepared.set(sql, known);
      return known;
    },
  };
}

/**
 * Opens the storage in `DATA_DIR/submissions.sqlite`, and makes folder and tables when they are missing.
 * Rejects when the folder cannot be written to.
 */
export async function openSqliteStorage(dataDir: string): Promise<Storage> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'submissions.sqlite'), { timeout: BUSY_TIMEOUT });
  database.exec(SETTINGS);
  const dialect = new SqliteDialect({ database: adaptDatabase(database) });
  return KyselyStorage.open(new Kysely<Tables>({ dialect }), {
    types: { bytes: 'blob' },
    forget: async () => database.exec('pragma wal_checkpoint(truncate)'),
  });
}
