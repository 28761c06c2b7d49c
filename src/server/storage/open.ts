import { openPostgresStorage } from './postgres/postgres.ts';
import { openSqliteStorage } from './sqlite/sqlite.ts';
import type { BackupStorage } from './storage.ts';

/** Where submissions are kept. */
export interface StorageSettings {
  dataDir: string;
  /** If undefined, SQLite in DATA_DIR is used. */
  databaseUrl: string | undefined;
}

/** Opens the storage that the settings name. @throws StorageError if the database of DATABASE_URL cannot be used */
export function openStorage({ databaseUrl, dataDir }: StorageSettings): Promise<BackupStorage> {
  return databaseUrl === undefined ? openSqliteStorage(dataDir) : openPostgresStorage(databaseUrl);
}
