import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enquiry, SAVE, startTestServer } from '../../../../tests/contracts/server.ts';
import { openSqliteStorage } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'held-'));
  file = join(folder, 'submissions.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file that another program keeps locked is reported in a sentence', async () => {
  const other = new DatabaseSync(file);
  other.exec('pragma locking_mode = exclusive; create table other (id integer); begin exclusive');
  expect(String(await openSqliteStorage(folder).catch((error: unknown) => error))).toMatch(
    /^StorageError: Another program has locked the database/,
  );
  other.close();
});

test('a database that another program keeps locked is 503 with Retry-After, for all concurrent requests', async () => {
  const storage = await openSqliteStorage(folder);
  const server = await startTestServer({ storage });
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const begin = performance.now();
  const responses = await Promise.all(Array.from({ length: 6 }, () => server.post(SAVE, enquiry())));
  expect(performance.now() - begin).toBeLessThan(12_000);
  expect(responses.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
    responses.map(() => [503, '5']),
  );
  other.exec('rollback');
  other.close();
  expect((await server.post(SAVE, enquiry())).statusCode).toBe(201);
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await server.close();
  await storage.close();
});
