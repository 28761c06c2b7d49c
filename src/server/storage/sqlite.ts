import { mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { StorageError } from './errors.ts';
import { KyselyStorage } from './kysely-storage.ts';
import { isGone, makeOwner } from './owners.ts';
import type { BackupStorage } from './storage.ts';
import type { Tables } from './tables.ts';

/** Milliseconds to wait for another process that writes, such as `npm run leads -- erase`. */
const BUSY_TIMEOUT = 5000;
/** What SQLite says of a file that another process holds; its further bits tell why (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;
/** Milliseconds to wait for another process that reads, such as a backup, and how often to look. */
const PATIENCE = 10_000;
const LOOK_EVERY = 50;

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

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return false;
  return (error.errcode & 0xff) === SQLITE_BUSY;
}

/**
 * Makes the settings of a connection that does not wait yet. SQLite itself never waits where several processes turn a new
 * file into one with a log at the same moment: whoever comes too late tries again.
 * @throws what SQLite throws, that the file is held too only when it is so for long
 */
async function applySettings(database: DatabaseSync): Promise<void> {
  const end = performance.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      return database.exec(`${SETTINGS} pragma busy_timeout = ${BUSY_TIMEOUT};`);
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await pause(LOOK_EVERY);
    }
  }
}

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

/** Runs all of `work` in one transaction that no other process can write beside. */
async function runAlone(database: DatabaseSync, work: () => Promise<void>): Promise<void> {
  database.exec('begin immediate');
  try {
    await work();
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

/**
 * Empties the log, which holds what was deleted until it is written over. Another process that is reading keeps it;
 * it is waited for without holding up the server.
 * @throws StorageError when it reads on and on
 */
async function emptyLog(database: DatabaseSync): Promise<void> {
  const end = performance.now() + PATIENCE;
  database.exec('pragma busy_timeout = 0');
  try {
    while (database.prepare('pragma wal_checkpoint(truncate)').get()?.busy !== 0) {
      if (performance.now() > end) {
        throw new StorageError(
          'The rows are deleted, but another program is reading the database, so that its log still holds them. Close it and do this again.',
        );
      }
      await pause(LOOK_EVERY);
    }
  } finally {
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`);
  }
}

/** Bytes of all files together; one that is not there has none. */
async function sizeOfFiles(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file).catch(() => undefined))?.size ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Opens the storage in `DATA_DIR/submissions.sqlite`, and makes folder and tables when they are missing.
 * Rejects when the folder cannot be written to.
 */
export async function openSqliteStorage(dataDir: string): Promise<BackupStorage> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'submissions.sqlite');
  const database = new DatabaseSync(file, { timeout: 0 });
  await applySettings(database);
  const dialect = new SqliteDialect({ database: adaptDatabase(database) });
  const owner = makeOwner();
  return KyselyStorage.open(new Kysely<Tables>({ dialect }), {
    types: { bytes: 'blob', keepsSamples: false },
    owner: owner.name,
    findGone: async (_db, owners) => owners.filter(isGone),
    skipsLocked: false,
    alone: (work) => runAlone(database, work),
    isUnavailable: () => false,
    forget: () => emptyLog(database),
    size: () => sizeOfFiles([file, `${file}-wal`]),
    closed: owner.close,
  });
}
