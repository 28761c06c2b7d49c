import { openPostgresStorage } from '../../../src/server/storage/postgres/postgres.ts';
import { runSql, type TestDatabase } from './cluster.ts';
import { createDatabase } from './databases.ts';

/** A database that the website has used before. @throws Error with a message if PostgreSQL cannot run */
export async function createDatabaseWithTables(): Promise<TestDatabase> {
  const database = await createDatabase();
  await (await openPostgresStorage(database.url)).close();
  return database;
}

/** Opens the storage of the database at a URL: `open` emptied, `reopen` as it is. */
export function postgresOpeners(url: () => string) {
  return {
    async open() {
      await runSql(url(), 'truncate submissions, subscribers cascade');
      return openPostgresStorage(url());
    },
    reopen: () => openPostgresStorage(url()),
  };
}
