import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../../tests/contracts/postgres/databases.ts';
import { at, sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { openStorage } from '../storage/open.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { runLeads } from './commands.ts';

const FORMER = join(import.meta.dirname, '../../../tests/contracts/backups/first-version.jsonl.gz');
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const here = (name: string) => join(folder, name);

/** Runs a command on a separate storage, identified by `name`. */
async function leads(name: string, ...args: string[]) {
  const texts = { out: '', error: '' };
  const write = (where: 'out' | 'error') => (text: string) => {
    texts[where] += text;
  };
  const output = { out: write('out'), error: write('error') };
  const lead = { open: () => openSqliteStorage(here(name)), outbox: here('outbox'), retentionDays: 30 };
  return { code: await runLeads(args, lead, output), ...texts };
}

let restored = 0;
/** Restores into an empty storage. A storage is reused if nothing was restored into it. */
async function restore(file: string, ...options: string[]) {
  const name = `restored-${restored}`;
  const result = await leads(name, 'restore', file, ...options);
  if (result.code === 0) restored++;
  const storage = await openSqliteStorage(here(name));
  const ids = (await storage.list({})).map(({ id }) => id).sort();
  await storage.close();
  return { ...result, ids };
}

beforeAll(async () => {
  const storage = await openSqliteStorage(here('data'));
  const content = randomBytes(150_000);
  const document = { field: 'documents', name: 'cv.pdf', type: 'application/pdf', size: content.length, content };
  await storage.save({ ...sampleSubmission('K-1'), documents: [document], mails: [sampleMail('K-1')] });
  await storage.save(sampleSubmission('K-2'));
  await storage.close();
  for (const name of ['ours', 'other']) await leads('data', 'keygen', here(name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a backup with these options. Returns its path. */
async function backup(name: string, ...options: string[]): Promise<string> {
  expect(await leads('data', 'backup', here(name), ...options)).toMatchObject({ code: 0, error: '' });
  return here(name);
}

describe('a signed backup', () => {
  const ours = here('ours.pub');
  let file: string;
  beforeAll(async () => {
    file = await backup('signed.gz', '--sign', here('ours'));
  });
  const changed = (name: string, change: (bytes: Buffer) => Uint8Array) => {
    writeFileSync(here(name), change(readFileSync(file)));
    return here(name);
  };
  const expectRefusal = async (path: string, words: RegExp) => {
    const { code, error, ids } = await restore(path, '--verify', ours);
    expect([code, ids, error]).toEqual([1, [], expect.stringMatching(words)]);
    expect(error.trim().split('\n')).toHaveLength(1);
  };

  test('is restored with its key, and without verification', async () => {
    expect(await restore(file, '--verify', ours)).toMatchObject({ code: 0, ids: ['K-1', 'K-2'] });
    expect(await restore(file)).toMatchObject({ code: 0, ids: ['K-1', 'K-2'] });
    expect(statSync(here('ours')).mode & 0o777).toBe(0o600);
  });

  test('is refused if any byte was changed', async () => {
    const { length } = readFileSync(file);
    const header = Array.from({ length: 10 }, (_, place) => place);
    const end = Array.from({ length: 128 }, (_, place) => length - 1 - place).filter((_, place) => place % 5 === 0);
    const middle = Array.from({ length: 15 }, (_, place) => Math.floor((length / 16) * (place + 1)));
    for (const place of [...header, ...middle, ...end, length - 1]) {
      const path = changed('changed.gz', (bytes) => {
        bytes[place] = (bytes[place] ?? 0) ^ 1;
        return bytes;
      });
      await expectRefusal(path, /Nothing was restored\.|is not a complete backup\./);
    }
  });

  test.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['without its last byte', (bytes) => bytes.subarray(0, -1)],
    ['without its signature', (bytes) => bytes.subarray(0, -128)],
    ['cut in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['with an extra byte', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
    ['with an extra line', (bytes) => Buffer.concat([bytes, gzipSync('{"table":"marks"}\n')])],
    ['signed twice', (bytes) => Buffer.concat([bytes, bytes.subarray(-128)])],
    ['compressed again', (bytes) => gzipSync(gunzipSync(bytes))],
  ])('%s is refused', async (_what, change) => {
    await expectRefusal(changed('cut.gz', change), /Nothing was restored\.|is not a complete backup\./);
  });

  test('is refused without its signature, and with the signature of another key or backup', async () => {
    await expectRefusal(await backup('unsigned.gz'), /is not signed, or is incomplete\. Nothing was restored\.$/m);
    await expectRefusal(
      await backup('theirs.gz', '--sign', here('other')),
      /signed with another key, or has been changed/,
    );
    const storage = await openSqliteStorage(here('data'));
    await storage.record({ at: at(0).toISOString(), actor: 'x', action: 'x', details: {} });
    await storage.close();
    const later = readFileSync(await backup('later.gz', '--sign', here('ours')));
    const swapped = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -128), later.subarray(-128)]);
    await expectRefusal(changed('swapped.gz', swapped), /signed with another key, or has been changed/);
  });

  test('an invalid key is reported, and existing key files are never overwritten', async () => {
    writeFileSync(here('nonsense'), 'nonsense');
    for (const [option, file] of [
      ['--sign', 'nonsense'],
      ['--sign', 'ours.pub'],
      ['--sign', 'missing'],
    ] as const) {
      const { code, error } = await leads('data', 'backup', here('never.gz'), option, here(file));
      expect([code, error]).toEqual([
        1,
        expect.stringMatching(/^(\S+ contains no (signing|verification) key|The file \S+ cannot be read).*\.?\n$/),
      ]);
    }
    expect(await restore(file, '--verify', here('nonsense'))).toMatchObject({ code: 1, ids: [] });
    const before = readFileSync(here('ours'));
    expect(await leads('data', 'keygen', here('ours'))).toMatchObject({ code: 1 });
    expect(readFileSync(here('ours'))).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([]);
  });
});

describe('an encrypted backup', () => {
  let recipient: string;
  beforeAll(async () => {
    const { code, out } = await leads('data', 'keygen', here('identity'), '--kind', 'age');
    recipient = /age1\w+/.exec(out)?.[0] ?? '';
    expect([code, statSync(here('identity')).mode & 0o777]).toEqual([0, 0o600]);
  });
  const identity = ['--identity', here('identity')];

  test('contains nothing readable, is restored with its identity, and refused without it', async () => {
    const file = await backup('secret.age', '--recipient', recipient);
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await restore(file, ...identity)).toMatchObject({ code: 0, ids: ['K-1', 'K-2'] });
    expect(await restore(file)).toMatchObject({ code: 1, ids: [], error: expect.stringContaining('--identity FILE') });
    writeFileSync(here('stranger'), `# somebody\n${await generateIdentity()}\n`);
    const { code, error } = await restore(file, '--identity', here('stranger'));
    expect([code, error]).toEqual([1, 'This backup cannot be decrypted with the given identity or passphrase.\n']);
    for (const place of [30, 120, bytes.length - 20, 70_000]) {
      const copy = Buffer.from(bytes);
      copy[place] = (copy[place] ?? 0) ^ 1;
      writeFileSync(here('changed.age'), copy);
      expect(await restore(here('changed.age'), ...identity)).toMatchObject({ code: 1, ids: [] });
    }
    for (const part of [bytes.subarray(0, -1), bytes.subarray(0, 65_600), Buffer.concat([bytes, Buffer.from('x')])]) {
      writeFileSync(here('changed.age'), part);
      expect(await restore(here('changed.age'), ...identity)).toMatchObject({ code: 1, ids: [] });
    }
  });

  test('can be for several recipients and signed; encryption without the signing key is not enough', async () => {
    const other = await generateIdentity();
    const both = ['--recipient', await identityToRecipient(other), '--recipient', recipient];
    const file = await backup('both.age', ...both, '--sign', here('ours'));
    expect(await restore(file, ...identity, '--verify', here('ours.pub'))).toMatchObject({
      code: 0,
      ids: ['K-1', 'K-2'],
    });
    writeFileSync(here('second'), other);
    expect(await restore(file, '--identity', here('second'))).toMatchObject({ code: 0, ids: ['K-1', 'K-2'] });
    const forged = await backup('forged.age', '--recipient', recipient, '--sign', here('other'));
    expect(await restore(forged, ...identity, '--verify', here('ours.pub'))).toMatchObject({ code: 1, ids: [] });
  });

  test('is encrypted to the recipients in the settings if the command names none, and its name shows that', async () => {
    const lead = {
      open: () => openSqliteStorage(here('data')),
      outbox: '',
      retentionDays: 30,
      recipients: [recipient],
    };
    expect(await runLeads(['backup', folder], lead, { out: () => {}, error: () => {} })).toBe(0);
    const [name = ''] = readdirSync(folder).filter((one) => one.startsWith('leads-'));
    expect(name).toMatch(/\.jsonl\.gz\.age$/);
    expect(await restore(here(name), ...identity)).toMatchObject({ code: 0 });
  });

  test.each([
    [['--recipient', 'age1nonsense'], 1],
    [['--recipient', 'amina@example.com'], 1],
    [['--recipient', 'age1x', '--passphrase', 'x'], 2],
  ])('%j is refused with a message, and leaves no file', async (options, expected) => {
    const { code, error } = await leads('data', 'backup', here('refused.age'), ...options);
    expect([code, error]).toEqual([expected, expect.stringMatching(/^\S.*\.\n/)]);
    expect(readdirSync(folder).filter((name) => name.startsWith('refused'))).toEqual([]);
  });
});

describe.each(['SQLite', 'PostgreSQL'])('a backup of the first version, restored into %s', (kind) => {
  test('restores all data, including mails', async () => {
    const database = kind === 'PostgreSQL' ? await createDatabase() : undefined;
    const open = () => openStorage({ dataDir: here('former'), databaseUrl: database?.url });
    const lead = { open, outbox: '', retentionDays: 30 };
    const [out, error]: string[][] = [[], []];
    const output = { out: (text: string) => void out?.push(text), error: (text: string) => void error?.push(text) };
    expect(await runLeads(['restore', FORMER], lead, output)).toBe(0);
    expect([out, error]).toEqual([['Restored 2 submissions.\n'], []]);
    const storage: Storage = await open();
    expect((await storage.find('K-1'))?.fields).toEqual({ fullName: 'Amina 😀' });
    expect((await storage.documentsOf('K-1')).map(({ content }) => [...content])).toEqual([[1, 2, 3]]);
    expect((await storage.mailsOf('K-1')).map(({ html }) => html)).toEqual([null, null]);
    expect(await storage.countQueue('mail')).toEqual({ queued: 2, dead: 0 });
    await storage.close();
    await database?.drop();
  });
});

test('extra bytes after the end of an unsigned backup are refused', async () => {
  const file = await backup('plain.gz');
  writeFileSync(here('longer.gz'), Buffer.concat([readFileSync(file), Buffer.from('behind the end')]));
  expect(await restore(here('longer.gz'))).toMatchObject({
    code: 1,
    ids: [],
    error: expect.stringContaining('complete backup'),
  });
});
