import { inject } from 'vitest';
import { createDatabaseOn, type TestDatabase } from './cluster.ts';

/** Creates an empty database on the tests' PostgreSQL. @throws Error with a message if PostgreSQL cannot run */
export async function createDatabase(options = ''): Promise<TestDatabase> {
  return createDatabaseOn(await (await fetch(inject('postgresStarter'))).json(), options);
}
