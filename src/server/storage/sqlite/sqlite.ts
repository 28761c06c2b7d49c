import { randomInt } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import { DATABASE_FILE, prepareDataFolder } from '../../startup/data-folder.ts';
import { providePrivateFile } from '../../startup/private-files.ts';
import { protectAuditInSqlite } from '../append-only.ts';
import { isOwnerGone, makeOwner } from '../claim-owners.ts';
import { withErrorTranslation } from '../error-translation.ts';
import { StorageError } from '../errors.ts';
import { openKyselyStorage } from '../kysely-storage.ts';
import type { ColumnTypes } from '../migrations.ts';
import type { BackupStorage } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { adaptDatabase } from './sqlite-adapter.ts';
import { explainSqlite, isBusy, translateSqlite } from './sqlite-errors.ts';
import { FileWatch } from './sqlite-watch.ts';

/** SQLite's types for migrations. */
export const SQLITE_TYPES: ColumnTypes = { bytes: 'blob', keepsSamples: false, keepAudit: protectAuditInSqlite };
/** Milliseconds to wait for another process that writes, such as `npm run leads -- erase`. */
const BUSY_TIMEOUT = 5000;
/** Milliseconds to wait for another process that reads, such as a backup, and between two checks. */
const TIMEOUT = 10_000;
const POLL_INTERVAL = 50;

/**
 * Settings: every commit is durable (synchronous=FULL), the database is readable while the server writes (WAL), and
 * deleted data is overwritten (secure_delete).
 */
const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma foreign_keys = on;
`;

/**
 * Configures a connection that has no busy timeout yet. SQLite never waits if several processes switch a new file to
 * WAL at the same moment, so this retries.
 * @throws SQLite's error; that the file is locked only if it stays locked
 */
async function applySettings(database: DatabaseSync): Promise<void> {
  const end = performance.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      return database.exec(`${SETTINGS} pragma busy_timeout = ${BUSY_TIMEOUT};`);
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await pause(POLL_INTERVAL);
    }
  }
}

/** Runs `work` in a transaction that excludes other writers. */
async function runAlone(database: DatabaseSync, work: () => Promise<void>): Promise<void> {
  database.exec('begin immediate');
  try {
    await work();
    database.exec('commit');
  } catch (error) {
    // If the disk is full, SQLite has already ended the transaction.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/**
 * Empties the log, which contains deleted data until it is overwritten. Waits for processes that are reading, without
 * blocking the server.
 * @throws StorageError if a process does not stop reading
 */
async function emptyLog(database: DatabaseSync): Promise<void> {
  const end = performance.now() + TIMEOUT;
  database.exec('pragma busy_timeout = 0');
  try {
    while (database.prepare('pragma wal_checkpoint(truncate)').get()?.busy !== 0) {
      if (performance.now() > end) {
        throw new StorageError(
          'The rows are deleted, but another program is reading the database, so that its log still holds them. Close it and do this again.',
        );
      }
      await pause(POLL_INTERVAL);
    }
  } finally {
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`);
  }
}

/** Bytes of all files together; a missing file counts as 0. */
async function sizeOfFiles(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file).catch(() => undefined))?.size ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The application id that identifies this database; a new database gets one. Must not be called while another process
 * writes.
 */
function numberOf(database: DatabaseSync): number {
  const known = database.prepare('pragma user_version').get()?.user_version;
  if (typeof known === 'number' && known !== 0) return known;
  const number = randomInt(1, 2 ** 31 - 1);
  database.exec(`pragma user_version = ${number}`);
  return number;
}

/** Creates the storage for an open connection. */
async function storageOver(database: DatabaseSync, file: string): Promise<BackupStorage> {
  await applySettings(database);
  const dialect = new SqliteDialect({ database: adaptDatabase(database) });
  const owner = makeOwner();
  let [number, watch]: [number, FileWatch | undefined] = [0, undefined];
  const storage = await openKyselyStorage(new Kysely<Tables>({ dialect }), {
    types: SQLITE_TYPES,
    owner: owner.name,
    findGone: async (_db, owners) => owners.filter(isOwnerGone),
    skipsLocked: false,
    alone: (work) =>
      runAlone(database, async () => {
        number = numberOf(database);
        await work();
      }),
    isUnavailable: isBusy,
    forget: () => emptyLog(database),
    size: () => sizeOfFiles([file, `${file}-wal`]),
    closed: () => {
      owner.close();
      watch?.close();
    },
  });
  watch = new FileWatch(file, number);
  return withErrorTranslation(storage, { check: () => watch?.check(), translate: translateSqlite });
}

/**
 * Opens the storage in `DATA_DIR/submissions.sqlite`, and creates missing folders and tables. Other accounts of this
 * machine cannot read it.
 * @throws StorageError with a message if it cannot be used
 */
export async function openSqliteStorage(dataDir: string): Promise<BackupStorage> {
  await prepareDataFolder(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  let database: DatabaseSync | undefined;
  try {
    await providePrivateFile(dataDir, DATABASE_FILE);
    database = new DatabaseSync(file, { timeout: 0 });
    return await storageOver(database, file);
  } catch (error) {
    if (database?.isOpen) database.close();
    throw explainSqlite(error, file);
  }
}
