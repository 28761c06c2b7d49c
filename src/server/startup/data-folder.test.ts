import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runNode } from '../../../scripts/lib/run.ts';
import { sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { outboxMailer } from '../mail/outbox.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openPrivate, writePrivate } from './private-files.ts';

let root: string;
let data: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'modes-'));
  data = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** The modes of a folder and of everything in it that other accounts can open. */
function open(folder: string): string[] {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return names.filter((name) => {
    const path = join(folder, name);
    return modeOf(path) !== (statSync(path).isDirectory() ? '700' : '600');
  });
}

async function fill(): Promise<void> {
  const storage = await openSqliteStorage(data);
  await storage.save({ ...sampleSubmission('K-1'), mails: [sampleMail('K-1')] });
  const mailer = outboxMailer(join(data, 'outbox'), () => ({ name: 'x', address: 'x@example.com' }));
  await mailer.send(sampleMail('K-1'));
  // While the database is open, its log and shared-memory file exist as well.
  expect(readdirSync(data).sort()).toEqual([
    'outbox',
    ...['', '-shm', '-wal'].map((end) => `submissions.sqlite${end}`),
  ]);
  expect(open(data)).toEqual([]);
  await storage.close();
}

test.each([0o000, 0o022, 0o027, 0o077, 0o277, 0o777])('umask %i: everything is private to this account', (umask) => {
  const before = process.umask(umask);
  return fill().finally(() => process.umask(before));
});

test('folders and files that others could open become private at startup, including those left by a crash', async () => {
  await fill();
  writeFileSync(join(data, 'outbox/half.eml.part'), 'x');
  for (const name of ['submissions.sqlite-wal', 'submissions.sqlite-journal']) writeFileSync(join(data, name), '');
  for (const name of ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]) {
    const path = join(data, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  await prepareDataFolder(data);
  expect(open(data)).toEqual([]);
});

test('other files in the folder and the targets of links are not changed', async () => {
  mkdirSync(data);
  const [other, target] = [join(data, 'notes.txt'), join(root, 'elsewhere')];
  for (const path of [other, target]) {
    writeFileSync(path, '');
    chmodSync(path, 0o644);
  }
  symlinkSync(target, join(data, 'submissions.sqlite-wal'));
  await prepareDataFolder(data);
  expect([modeOf(other), modeOf(target), modeOf(data)]).toEqual(['644', '644', '700']);
});

test('the mode of a folder that everybody may write to, such as /tmp, is not changed', async () => {
  mkdirSync(data);
  chmodSync(data, 0o1777);
  await prepareDataFolder(data);
  expect(modeOf(data)).toBe('777');
});

test('files written by staff commands are private, even when overwriting a public file, and links are not followed', async () => {
  const file = join(root, 'export.csv');
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  await writePrivate(file, 'text', 'w');
  expect(modeOf(file)).toBe('600');
  await expect(writePrivate(file, 'text', 'wx')).rejects.toThrow('EEXIST');
  symlinkSync(file, join(root, 'link'));
  await expect(openPrivate(join(root, 'link'), 'w')).rejects.toThrow('ELOOP');
});

test('an account without write permission gets a message that says so', async () => {
  // Root may write anywhere; for other accounts a folder owned by root is used.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) mkdirSync(data);
  else data = '/data-of-root';
  chmodSync(root, 0o755);
  // The modules are loaded before the account is changed, since the other account may not be able to read them.
  const code = `const { prepareDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))});
    if (${isRoot}) process.setuid(65534);
    await prepareDataFolder(${JSON.stringify(data)}).catch((error) => console.log(String(error)));`;
  writeFileSync(join(root, 'try.mjs'), code);
  const { output } = await runNode(join(root, 'try.mjs'), []);
  expect(output).toBe(`StorageError: DATA_DIR is ${data}, but the server cannot write there.\n`);
});
