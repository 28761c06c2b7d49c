import { inject } from 'vitest';
import { createDatabaseOn, type TestDatabase } from './cluster.ts';

/** Makes an empty database on the PostgreSQL of the tests; fails in plain words where PostgreSQL cannot run. */
export async function createDatabase(options = ''): Promise<TestDatabase> {
  return createDatabaseOn(await (await fetch(inject('postgresStarter'))).json(), options);
}
