import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runSql, type TestDatabase } from '../../../../tests/contracts/postgres/cluster.ts';
import { createDatabase } from '../../../../tests/contracts/postgres/databases.ts';
import { sampleMail, sampleSubmission } from '../../../../tests/contracts/storage.ts';
import type { BackupStorage } from '../storage.ts';
import { openPostgresStorage } from './postgres.ts';

let database: TestDatabase;
let storage: BackupStorage;
beforeEach(async () => {
  database = await createDatabase();
  storage = await openPostgresStorage(database.url);
});
afterEach(async () => {
  await storage.close();
  await database.drop();
});

/** Finds a session whose last query contains a word. */
const asking = (word: string) =>
  `select 1 as one from pg_stat_activity
    where datname = current_database() and query like '%${word}%' and pid <> pg_backend_pid() limit 1`;

/**
 * Waits until the erasure runs a query that contains a word. It runs several queries in turn, and other tests keep
 * transactions open in their own databases of the same server, for seconds.
 */
const untilAsked = (word: string) => expect.poll(() => runSql(database.url, asking(word))).toEqual([{ one: 1 }]);

describe('erased data is neither in the files of the tables nor in the statistics of the database', () => {
  const traces = async () => {
    const [{ oid } = {}] = await runSql(database.url, 'select oid from pg_database where datname = current_database()');
    const folder = join(database.data, 'base', String(oid));
    return readdirSync(folder).flatMap((name) => {
      const bytes = readFileSync(join(folder, name));
      return ['a-name-to-forget', 'a-document-to-forget', 'amina@example.com'].filter((word) => bytes.includes(word));
    });
  };
  test.each<[string, () => Promise<TestDatabase>, string[], string]>([
    [
      'a session with an older snapshot',
      async () => database,
      ['begin isolation level repeatable read', 'select now()'],
      'age(backend_xmin)',
    ],
    [
      'a transaction in another database of the same server',
      createDatabase,
      ['begin', 'select pg_current_xact_id()'],
      'pg_current_snapshot',
    ],
  ])('erasing waits for: %s', async (_who, theirs, statements, question) => {
    const content = Buffer.from('a-document-to-forget'.repeat(300));
    const documents = [{ field: 'documents', name: 'a-name-to-forget', type: '', size: content.length, content }];
    const fields = { fullName: 'a-name-to-forget' };
    await storage.save({ ...sampleSubmission('K-1', { fields }), documents, mails: [sampleMail('K-1')] });
    await storage.save(sampleSubmission('K-2', { email: 'b@example.com' }));
    await runSql(database.url, 'analyze');
    await runSql(database.url, 'checkpoint');
    expect(new Set(await traces()).size).toBeGreaterThan(1);
    const place = await theirs();
    const other = new Client({ connectionString: place.url });
    await other.connect();
    for (const statement of statements) await other.query(statement);
    let isErased = false;
    const erasing = storage.erase({ email: 'amina@example.com' }).then(() => {
      isErased = true;
    });
    await untilAsked(question);
    expect(isErased).toBe(false);
    await other.query('rollback');
    await other.end();
    await erasing;
    expect(await traces()).toEqual([]);
    expect((await storage.list({})).map(({ id }) => id)).toEqual(['K-2']);
    if (place !== database) await place.drop();
  });
});

test('the late end of a crashed server’s connection delays an erasure no longer than necessary', async () => {
  const dead = await openPostgresStorage(database.url);
  await storage.save({ ...sampleSubmission('K-1'), mails: [sampleMail('K-1')] });
  await dead.claim('mail', new Date(), 1, 3_600_000);
  const [{ owner } = {}] = await runSql(database.url, 'select owner from deliveries');
  const late = new Client({ connectionString: database.url, application_name: String(owner) });
  await late.connect();
  await dead.close();
  const erasing = storage.erase({ email: 'amina@example.com' });
  await untilAsked('count(*)');
  await late.end();
  expect(await erasing).toMatchObject({ submissions: 1, inFlight: 0 });
});
