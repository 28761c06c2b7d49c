import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { sampleSubmission, storageContract } from '../../../../tests/contracts/storage.ts';
import { callsContract } from '../../../../tests/contracts/storage-calls.ts';
import { erasingContract } from '../../../../tests/contracts/storage-erasing.ts';
import { migratingContract } from '../../../../tests/contracts/storage-migrating.ts';
import { recordsContract } from '../../../../tests/contracts/storage-records.ts';
import { sharingContract } from '../../../../tests/contracts/storage-sharing.ts';
import { subscribersContract } from '../../../../tests/contracts/storage-subscribers.ts';
import { openSqliteStorage, SQLITE_TYPES } from './sqlite.ts';
import { adaptDatabase } from './sqlite-adapter.ts';

const root = mkdtempSync(join(tmpdir(), 'storage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let number = 0;
const current = () => join(root, `data-${number}`);

function openEmpty() {
  number++;
  return openSqliteStorage(current());
}

const openers = { open: openEmpty, reopen: () => openSqliteStorage(current()) };
storageContract('SQLite', openers);
sharingContract('SQLite', openers);
erasingContract('SQLite', openers);
callsContract('SQLite', openers);
recordsContract('SQLite', openers, async (statement) => {
  const database = new DatabaseSync(join(current(), 'submissions.sqlite'));
  try {
    database.exec(statement);
  } finally {
    database.close();
  }
});
migratingContract('SQLite', async () => {
  number++;
  mkdirSync(current());
  const database = adaptDatabase(new DatabaseSync(join(current(), 'submissions.sqlite')));
  return { dialect: new SqliteDialect({ database }), types: SQLITE_TYPES, open: openers.reopen };
});
subscribersContract('SQLite', openers);

test('the file is safe against power cuts, and another process can read it while the server runs', async () => {
  const storage = await openEmpty();
  await storage.save(sampleSubmission('K-1'));
  const reader = new DatabaseSync(join(current(), 'submissions.sqlite'), { readOnly: true });
  expect(reader.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(reader.prepare('select count(*) as count from submissions').get()).toEqual({ count: 1 });
  reader.close();
  await storage.close();
});

test('waits if another process locks the file while it switches to WAL', async () => {
  number++;
  mkdirSync(current());
  const other = new DatabaseSync(join(current(), 'submissions.sqlite'));
  other.exec('create table other (id integer); begin; select count(*) from other');
  const opening = openSqliteStorage(current());
  await new Promise((resolve) => setImmediate(resolve));
  other.exec('commit');
  other.close();
  const storage = await opening;
  expect(await storage.countQueue('mail')).toEqual({ queued: 0, dead: 0 });
  await storage.close();
});

test('several processes may create the tables at the same time', async () => {
  number++;
  const folder = current();
  const module = join(import.meta.dirname, 'sqlite.ts');
  const code = `const { openSqliteStorage } = await import(process.argv[1]);
    console.log('ready');
    await new Promise((resolve) => process.stdin.once('data', resolve));
    const storage = await openSqliteStorage(process.argv[2]);
    await storage.countQueue('mail');
    await storage.close();
    process.exit();`;
  const children = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', code, module, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const ends = children.map(async (child) => (await once(child, 'exit'))[0]);
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  for (const child of children) child.stdin.write('go');
  expect(await Promise.all(ends)).toEqual([0, 0, 0]);
});

test('erased data is in none of the files', async () => {
  const storage = await openEmpty();
  await storage.save(sampleSubmission('K-1', { fields: { fullName: 'a-name-to-forget' } }));
  const inFiles = () =>
    readdirSync(current()).some((name) => readFileSync(join(current(), name)).includes('a-name-to-forget'));
  expect(inFiles()).toBe(true);
  await storage.erase({ email: 'amina@example.com' });
  expect(inFiles()).toBe(false);
  await storage.close();
});

test('erasing waits for processes that read the database, so that its log can be emptied', async () => {
  const storage = await openEmpty();
  await storage.save(sampleSubmission('K-1', { fields: { fullName: 'a-name-to-forget' } }));
  const reader = new DatabaseSync(join(current(), 'submissions.sqlite'), { readOnly: true });
  reader.exec('begin; select * from submissions');
  const inLog = () => readFileSync(join(current(), 'submissions.sqlite-wal')).includes('a-name-to-forget');
  const erasing = storage.erase({ email: 'amina@example.com' });
  await expect.poll(async () => (await storage.list({})).length).toBe(0);
  expect(inLog()).toBe(true);
  reader.close();
  await erasing;
  expect(inLog()).toBe(false);
  await storage.close();
});

test('a save succeeds although another process writes', async () => {
  const [server, staff] = [await openEmpty(), await openSqliteStorage(current())];
  const ids = Array.from({ length: 40 }, (_, place) => `K-${place}`);
  await Promise.all(ids.map((id, place) => (place % 2 ? server : staff).save(sampleSubmission(id))));
  expect(await server.list({})).toHaveLength(40);
  await Promise.all([server.close(), staff.close()]);
});

test('a database of a newer version is not changed, and reported in a sentence', async () => {
  await (await openEmpty()).close();
  const database = new DatabaseSync(join(current(), 'submissions.sqlite'));
  database.exec("insert into kysely_migration values ('9999-later', '2099-01-01T00:00:00.000Z')");
  database.close();
  await expect(openSqliteStorage(current())).rejects.toThrow(/newer version/);
});

test('a folder that cannot be created is an error', async () => {
  await expect(openSqliteStorage('/dev/null/data')).rejects.toThrow();
});
