import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { StorageError } from '../errors.ts';
import { openSqliteStorage } from './sqlite.ts';
import { translateSqlite } from './sqlite-errors.ts';

const root = mkdtempSync(join(tmpdir(), 'errors-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let number = 0;
let folder: string;
let file: string;

beforeEach(() => {
  number++;
  folder = join(root, `data-${number}`);
  file = join(folder, 'submissions.sqlite');
});

describe('a database that cannot be opened is reported in one sentence', () => {
  beforeEach(() => mkdirSync(folder));
  const failure = () => openSqliteStorage(folder).catch((error: unknown) => error);

  test('damaged in its header', async () => {
    writeFileSync(file, 'this is no database, whatever else it may be. '.repeat(200));
    const error = await failure();
    expect(error).toBeInstanceOf(StorageError);
    expect(String(error)).toMatch(/^StorageError: \S+ is damaged, or not a database\..*DATA_DIR\.$/);
  });

  test('damaged after its header', async () => {
    await (await openSqliteStorage(folder)).close();
    const fd = openSync(file, 'r+');
    writeSync(fd, Buffer.alloc(4096 * 30, 0xff), 0, 4096 * 30, 100);
    expect(String(await failure())).toMatch(/^StorageError: \S+ is damaged/);
  });

  test('tables of another program', async () => {
    const database = new DatabaseSync(file);
    database.exec('create table submissions (a)');
    database.close();
    expect(String(await failure())).toMatch(
      /^StorageError: The database \S+ contains tables of another program\. .*DATA_DIR.*\.$/,
    );
  });

  test('a folder instead of a file', async () => {
    mkdirSync(file);
    expect(String(await failure())).toMatch(/^StorageError: The database \S+ cannot be used \(SQLITE_14\)\.$/);
  });

  test('a file instead of DATA_DIR, and a DATA_DIR that cannot be created', async () => {
    writeFileSync(join(root, `file-${number}`), '');
    // Paths at which the system never allows folders.
    for (const place of [join(root, `file-${number}`), '/dev/null/data', '/proc/1/data/of/ours']) {
      await expect(openSqliteStorage(place)).rejects.toThrow(
        `DATA_DIR is ${place}, but the server cannot write there.`,
      );
    }
  });
});

describe('failures of SQLite are classified by their cause', () => {
  const errorOf = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return translateSqlite(error);
    }
  };

  test('disk full', () => {
    const database = new DatabaseSync(':memory:');
    database.exec('create table a (b); pragma max_page_count = 3');
    const error = errorOf(() => database.exec('insert into a values (zeroblob(100000))'));
    expect(error).toMatchObject({ kind: 'full', code: 'SQLITE_13', statusCode: 503 });
  });

  test('read-only', async () => {
    await (await openSqliteStorage(folder)).close();
    const database = new DatabaseSync(file, { readOnly: true });
    expect(errorOf(() => database.exec('delete from marks'))).toMatchObject({ kind: 'readOnly' });
    database.close();
  });

  test.each([
    [5, 'busy'],
    [517, 'busy'],
    [6, 'busy'],
    [778, 'fault'],
    [10, 'fault'],
    [1032, 'replaced'],
    [1288, 'readOnly'],
    [11, 'damaged'],
    [26, 'damaged'],
    [14, 'fault'],
  ])('result code %d', (errcode, kind) => {
    expect(translateSqlite(Object.assign(new Error('words'), { errcode }))).toMatchObject({ kind, statusCode: 503 });
  });

  test('an error in a statement of ours is not translated', () => {
    const constraint = Object.assign(new Error('unique'), { errcode: 2067 });
    expect([translateSqlite(constraint), translateSqlite('text')]).toEqual([constraint, 'text']);
  });
});
