import { openPostgresStorage } from './postgres/postgres.ts';
import { openSqliteStorage } from './sqlite/sqlite.ts';
import type { BackupStorage } from './storage.ts';

/** Where submissions are kept. */
export interface StorageSettings {
  dataDir: string;
  /** Undefined: SQLite in DATA_DIR. */
  databaseUrl: string | undefined;
}

/** Opens the storage that the settings name. @throws StorageError when the database of DATABASE_URL cannot be used */
export function openStorage({ databaseUrl, dataDir }: StorageSettings): Promise<BackupStorage> {
  return databaseUrl === undefined ? openSqliteStorage(dataDir) : openPostgresStorage(databaseUrl);
}
