import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import messages from '../../../../site-config/server-messages.json' with { type: 'json' };
import { enquiry, SAVE, startTestServer, type TestServer } from '../../../../tests/contracts/server.ts';
import { sampleSubmission } from '../../../../tests/contracts/storage.ts';
import type { BackupStorage } from '../storage.ts';
import { openSqliteStorage } from './sqlite.ts';

const root = mkdtempSync(join(tmpdir(), 'watch-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let number = 0;
let folder: string;
let file: string;
const folderOf = (name: string) => join(root, `${name}-${number}`);

beforeEach(() => {
  number++;
  folder = folderOf('data');
  file = join(folder, 'submissions.sqlite');
});

/** Creates and closes another database that contains one submission. */
async function makeOther(): Promise<string> {
  const storage = await openSqliteStorage(folderOf('other'));
  await storage.save(sampleSubmission('K-other'));
  await storage.close();
  return join(folderOf('other'), 'submissions.sqlite');
}

describe('changes to the files while the server runs are noticed before a save is confirmed', () => {
  let storage: BackupStorage;
  let server: TestServer;
  beforeEach(async () => {
    storage = await openSqliteStorage(folder);
    server = await startTestServer({ storage });
    expect((await server.post(SAVE, enquiry())).statusCode).toBe(201);
  });
  afterEach(async () => {
    await server.close();
    await storage.close();
  });

  async function expectRefusal(words: string): Promise<void> {
    const { headers, statusCode, json } = await server.post(SAVE, enquiry());
    expect([statusCode, Number(headers['retry-after'])]).toEqual([503, 60]);
    expect(json().message).toBe(messages.failed);
    const health = await server.app.inject({ url: '/healthz' });
    expect([health.statusCode, health.json().alarms]).toEqual([503, [words]]);
    await expect(storage.claim('mail', new Date(), 1, 1000)).rejects.toThrow('does not answer');
    await expect(storage.erase({ id: 'K-1' })).rejects.toThrow('does not answer');
  }

  async function expectRecovery(): Promise<void> {
    expect((await server.post(SAVE, enquiry())).statusCode).toBe(201);
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  }

  test('deleted', async () => {
    rmSync(file);
    await expectRefusal(messages.storageMissing);
  });

  test('the whole folder deleted', async () => {
    rmSync(folder, { recursive: true });
    await expectRefusal(messages.storageMissing);
    mkdirSync(folder);
    await expectRefusal(messages.storageMissing);
  });

  test('moved away, and back: it recovers by itself', async () => {
    renameSync(file, `${file}.away`);
    await expectRefusal(messages.storageMissing);
    renameSync(`${file}.away`, file);
    await expectRecovery();
  });

  test('the folder moved away, and back', async () => {
    renameSync(folder, `${folder}-away`);
    await expectRefusal(messages.storageMissing);
    renameSync(`${folder}-away`, folder);
    await expectRecovery();
  });

  test('replaced by a copy of itself, which gets no later writes', async () => {
    cpSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    await expectRefusal(messages.storageReplaced);
  });

  test('replaced by another database', async () => {
    copyFileSync(await makeOther(), `${file}.new`);
    renameSync(`${file}.new`, file);
    await expectRefusal(messages.storageReplaced);
  });

  test('overwritten by another database, as cp does', async () => {
    copyFileSync(await makeOther(), file);
    await expectRefusal(messages.storageReplaced);
  });

  test('emptied', async () => {
    truncateSync(file, 0);
    await expectRefusal(messages.storageReplaced);
  });

  test('truncated at the end of a page', async () => {
    await storage.erase({ id: 'none' });
    await server.app.inject({ url: '/healthz' });
    truncateSync(file, 4096 * 3);
    await expectRefusal(messages.storageReplaced);
  });

  test('its first bytes overwritten', async () => {
    const fd = openSync(file, 'r+');
    writeSync(fd, 'garbage garbage ', 0);
    await expectRefusal(messages.storageReplaced);
  });

  test.each(['-wal', '-shm'])('the file %s deleted', async (ending) => {
    rmSync(file + ending);
    await expectRefusal(messages.storageMissing);
    writeFileSync(file + ending, '');
    await expectRefusal(messages.storageReplaced);
  });

  test('its log truncated while it has data that is not in the database yet', async () => {
    truncateSync(`${file}-wal`, 0);
    await expectRefusal(messages.storageReplaced);
  });

  test('made read-only, and writable again', async () => {
    chmodSync(file, 0o400);
    await expectRefusal(messages.storageReadOnly);
    chmodSync(file, 0o600);
    await expectRecovery();
  });

  test('other processes may read, write, checkpoint and truncate the log', async () => {
    const other = await openSqliteStorage(folder);
    for (let turn = 0; turn < 20; turn++) {
      await Promise.all([
        other.save(sampleSubmission(`K-o${turn}`)),
        storage.save(sampleSubmission(`K-s${turn}`)),
        turn % 5 === 0 ? other.erase({ id: `K-o${turn - 1}` }) : storage.list({}),
      ]);
    }
    await other.close();
    await expectRecovery();
    expect((await storage.list({})).length).toBeGreaterThan(30);
  });
});
