/** What every storage does. What else PostgreSQL does, and what happens when it fails, is in postgres.slow.test.ts. */
import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from '../../../../tests/contracts/postgres/cluster.ts';
import { createDatabaseWithTables, postgresOpeners } from '../../../../tests/contracts/postgres/openers.ts';
import { storageContract } from '../../../../tests/contracts/storage.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseWithTables();
});
afterAll(() => database?.drop());

storageContract(
  'PostgreSQL',
  postgresOpeners(() => database.url),
);
