import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import messages from '../../../../site-config/server-messages.json' with { type: 'json' };
import { runSql, type TestDatabase } from '../../../../tests/contracts/postgres/cluster.ts';
import { createDatabase } from '../../../../tests/contracts/postgres/databases.ts';
import { createDatabaseWithTables, postgresOpeners } from '../../../../tests/contracts/postgres/openers.ts';
import { type DatabaseProxy, openProxy } from '../../../../tests/contracts/postgres/proxy.ts';
import { enquiry, SAVE, startTestServer } from '../../../../tests/contracts/server.ts';
import { at, sampleMail, sampleSubmission } from '../../../../tests/contracts/storage.ts';
import { callsContract } from '../../../../tests/contracts/storage-calls.ts';
import { erasingContract } from '../../../../tests/contracts/storage-erasing.ts';
import { migratingContract } from '../../../../tests/contracts/storage-migrating.ts';
import { recordsContract } from '../../../../tests/contracts/storage-records.ts';
import { sharingContract } from '../../../../tests/contracts/storage-sharing.ts';
import { subscribersContract } from '../../../../tests/contracts/storage-subscribers.ts';
import { StorageUnavailable } from '../errors.ts';
import type { BackupStorage } from '../storage.ts';
import { openPostgresStorage, POSTGRES_TYPES } from './postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseWithTables();
});
afterAll(() => database?.drop());

const openers = postgresOpeners(() => database.url);
sharingContract('PostgreSQL', openers);
erasingContract('PostgreSQL', openers);
callsContract('PostgreSQL', openers);
recordsContract('PostgreSQL', openers, (statement) => runSql(database.url, statement));
migratingContract('PostgreSQL', async () => {
  const { url } = await createDatabase();
  const dialect = new PostgresDialect({ pool: new Pool({ connectionString: url }) });
  return { dialect, types: POSTGRES_TYPES, open: () => openPostgresStorage(url) };
});
subscribersContract('PostgreSQL', openers);

test('servers may create the tables at the same time, and commits are durable whatever the database’s settings', async () => {
  const fresh = await createDatabase();
  await runSql(fresh.url, `alter database ${new URL(fresh.url).pathname.slice(1)} set synchronous_commit = off`);
  const storages = await Promise.all([1, 2, 3, 4].map(() => openPostgresStorage(fresh.url)));
  const own = `create function note() returns trigger language plpgsql as
    $$ begin new.source := current_setting('synchronous_commit'); return new; end $$`;
  await runSql(fresh.url, own);
  await runSql(fresh.url, 'create trigger note before insert on submissions for each row execute function note()');
  for (const [place, storage] of storages.entries()) {
    await storage.save(sampleSubmission(`K-${place}`));
    expect((await storage.find(`K-${place}`))?.source).toBe('on');
    await storage.close();
  }
  await fresh.drop();
});

test('two concurrent erasures of the same data and concurrent saves do not disturb each other', async () => {
  const [one, other] = [await openers.open(), await openers.reopen()];
  const ids = Array.from({ length: 30 }, (_, place) => `K-${place}`);
  await Promise.all(ids.map((id) => one.save({ ...sampleSubmission(id), mails: [sampleMail(id)] })));
  const saves = ids.map((id) => one.save(sampleSubmission(`${id}-new`, { receivedAt: at(59).toISOString() })));
  await Promise.all([...saves, ...[one, other].map((storage) => storage.erase({ receivedBefore: at(50) }))]);
  expect((await one.list({})).map(({ id }) => id).sort()).toEqual(ids.map((id) => `${id}-new`).sort());
  await Promise.all([one.close(), other.close()]);
});

test('characters that databases refuse are removed, so that PostgreSQL stores everything that visitors type', async () => {
  const storage = await openers.open();
  const server = await startTestServer({ storage });
  const nasty = '\u0000 \ud800 \u0007 😀 \\u0000 Ω';
  const response = await server.post(SAVE, enquiry({ fullName: nasty, message: nasty, company: nasty }));
  expect([response.statusCode, response.json().status]).toEqual([201, 'stored']);
  const fields = JSON.stringify((await storage.list({})).map((one) => one.fields));
  expect(fields).toContain('😀');
  expect(fields).not.toMatch(/\\u0000 \\ud800|\\u0007/);
  await server.close();
  await storage.close();
});

/** Milliseconds, longer than any timeout. */
const LONGEST_WAIT = 15_000;

describe('a database that becomes unavailable', () => {
  test('is reported with a message, never as success, and used again once it is back', async () => {
    const proxy: DatabaseProxy = await openProxy(database.url);
    await runSql(database.url, 'truncate submissions cascade');
    const storage = await openPostgresStorage(proxy.url);
    const server = await startTestServer({ storage });
    expect((await server.post(SAVE, enquiry())).statusCode).toBe(201);
    await proxy.shut();
    const begin = performance.now();
    const responses = await Promise.all(Array.from({ length: 150 }, () => server.post(SAVE, enquiry())));
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([503]));
    expect(responses[0]?.json().message.length).toBeGreaterThan(20);
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(503);
    expect(performance.now() - begin).toBeLessThan(5000);
    await expect(storage.claim('mail', at(0), 1, 1000)).rejects.toThrow(StorageUnavailable);
    await proxy.open();
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await server.post(SAVE, enquiry())).statusCode).toBe(201);
    expect(await storage.list({})).toHaveLength(2);
    await server.close();
    await storage.close();
    await proxy.shut();
  });

  test.each([
    ['a query', 'select', (storage: BackupStorage) => storage.find('K-1')],
    ['a transaction', 'insert', (storage: BackupStorage) => storage.save(sampleSubmission('K-3'))],
  ])('stops responding in %s: callers time out, and no dead connection is reused', async (_what, word, ask) => {
    const proxy = await openProxy(database.url);
    await runSql(database.url, 'truncate submissions cascade');
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const storage = await openPostgresStorage(proxy.url);
    await storage.save(sampleSubmission('K-1'));
    const silence = proxy.stallAt(word);
    const told = expect(ask(storage)).rejects.toThrow(StorageUnavailable);
    await silence;
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
    await told;
    await proxy.open();
    expect(await storage.save(sampleSubmission('K-2'))).toBe('stored');
    await storage.close();
    await proxy.shut();
  });

  test('without its tables: visitors are asked to try again later', async () => {
    const { url } = await createDatabase();
    const storage = await openPostgresStorage(url);
    const server = await startTestServer({ storage });
    await runSql(url, 'alter schema public rename to elsewhere');
    const response = await server.post(SAVE, enquiry());
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
    expect((await server.app.inject({ url: '/healthz' })).json()).toMatchObject({ alarms: [messages.storageMissing] });
    await runSql(url, 'alter schema elsewhere rename to public');
    expect((await server.post(SAVE, enquiry())).statusCode).toBe(201);
    await server.close();
    await storage.close();
  });

  test('in the middle of operations: each submission is stored or rejected, and the process survives', async () => {
    const storage = await openers.open();
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like $$website %$$`;
    const ids = Array.from({ length: 400 }, (_, place) => `K-${place}`);
    const saves = Promise.allSettled(ids.map((id) => storage.save(sampleSubmission(id))));
    await runSql(database.url, cut);
    await runSql(database.url, cut);
    const results = await saves;
    // An idle connection that was cut may be used once more before its end is noticed.
    const isResponding = () =>
      storage.list({}).then(
        () => true,
        () => false,
      );
    await expect.poll(isResponding).toBe(true);
    const stored = new Set((await storage.list({})).map((one) => one.id));
    const told = ids.filter((_id, place) => results[place]?.status === 'fulfilled');
    expect(told.filter((id) => !stored.has(id))).toEqual([]);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StorageUnavailable);
    expect(await Promise.all(ids.map((id) => storage.save(sampleSubmission(id))))).not.toContain('conflict');
    expect(await storage.list({})).toHaveLength(400);
    await storage.close();
  });
});

test('there was no deadlock in any of these tests', async () => {
  const count = 'select deadlocks::int from pg_stat_database where datname = current_database()';
  expect(await runSql(database.url, count)).toEqual([{ deadlocks: 0 }]);
});

describe('a wrong DATABASE_URL is reported in one sentence without the password', () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(database.url);
    url.password = 'secret-word';
    change(url);
    return url.href;
  };
  test.each<[string, (url: URL) => void, RegExp]>([
    ['password', () => {}, /rejects the user or password/],
    ['no password', (url) => Object.assign(url, { password: '' }), /requires a password/],
    ['TLS', (url) => url.searchParams.set('sslmode', 'verify-full'), /encrypted connection/],
    ['user', (url) => Object.assign(url, { username: 'nobody' }), /rejects the user or password/],
    [
      'database',
      (url) => Object.assign(url, { pathname: '/nothing', password: new URL(database.url).password }),
      /There is no database at 127.*nothing/,
    ],
    ['port', (url) => Object.assign(url, { port: '1' }), /cannot be used \(ECONNREFUSED\)/],
    ['host', (url) => Object.assign(url, { hostname: 'nowhere.invalid' }), /nowhere\.invalid/],
  ])('%s', async (_what, change, sentence) => {
    const url = changed(change);
    const error = await openPostgresStorage(url).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringMatching(sentence) });
    expect(String(error)).toMatch(/^StorageError: [A-Z].*\.$/);
    expect(String(error)).not.toContain(new URL(url).password || 'secret-word');
  });

  test('a database whose encoding cannot store every text is refused', async () => {
    const ascii = await createDatabase(`encoding 'SQL_ASCII' template template0`);
    await expect(openPostgresStorage(ascii.url)).rejects.toThrow(/encoding SQL_ASCII/);
    await ascii.drop();
  });
});
