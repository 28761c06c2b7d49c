import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../src/server/storage/open.ts';
import type { STORAGES } from '../amount/amount.ts';
import type { TestDatabase } from './postgres/cluster.ts';
import { createDatabase } from './postgres/databases.ts';

/**
 * Makes a folder for the storage of a test, and for PostgreSQL an empty database when it is first opened. `remove`
 * removes both.
 */
export function storagePlace(kind: (typeof STORAGES)[number]) {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  let database: Promise<TestDatabase> | undefined;
  return {
    folder,
    async open() {
      if (kind === 'PostgreSQL') database ??= createDatabase();
      return openStorage({ dataDir: folder, databaseUrl: (await database)?.url });
    },
    async remove() {
      await (await database)?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
