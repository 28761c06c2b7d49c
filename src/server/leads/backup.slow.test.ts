/** Compatibility of encrypted backups with the program `age`, and how much memory large ones take. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../../scripts/lib/run.ts';
import { provideProgram } from '../../../scripts/test/provide-program.ts';
import { sampleSubmission } from '../../../tests/contracts/storage.ts';
import { whenAvailable } from '../../../tests/contracts/when-available.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite.ts';
import { runLeads } from './commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'age-'));
const here = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function leads(name: string, ...args: string[]): Promise<string> {
  let said = '';
  const write = (text: string) => {
    said += text;
  };
  const lead = { open: () => openSqliteStorage(here(name)), outbox: '', retentionDays: 30 };
  expect(await runLeads(args, lead, { out: write, error: write }), said).toBe(0);
  return said;
}

const AGE = { names: ['age'], packages: ['age'] };
const KEYGEN = { names: ['age-keygen'], packages: ['age'] };

await whenAvailable(
  'that the program age opens our backups, and we open its files',
  async () => {
    return { age: await provideProgram(AGE), keygen: await provideProgram(KEYGEN) };
  },
  ({ age, keygen }) => {
    describe('the program age', () => {
      let recipient: string;
      beforeAll(async () => {
        const storage = await openSqliteStorage(here('data'));
        await storage.save(sampleSubmission('K-1'));
        await storage.close();
        execFileSync(keygen, ['-o', here('identity')], { stdio: 'ignore' });
        recipient = /age1\w+/.exec(readFileSync(here('identity'), 'utf8'))?.[0] ?? '';
      });

      test('opens what we encrypt, also with an identity that we made', async () => {
        const said = await leads('data', 'keygen', here('ours'), '--kind', 'age');
        const own = /age1\w+/.exec(said)?.[0] ?? '';
        await leads('data', 'backup', here('b.age'), '--recipient', recipient, '--recipient', own);
        for (const identity of ['identity', 'ours']) {
          const plain = execFileSync(age, ['--decrypt', '--identity', here(identity), here('b.age')]);
          expect(gunzipSync(plain).toString()).toContain('"id":"K-1"');
        }
      });

      test('encrypts what we open', async () => {
        await leads('data', 'backup', here('plain.gz'));
        execFileSync(age, ['--encrypt', '--recipient', recipient, '--output', here('theirs.age'), here('plain.gz')]);
        const said = await leads('restored', 'restore', here('theirs.age'), '--identity', here('identity'));
        expect(said).toBe('Restored 1 submissions.\n');
      });

      test('a passphrase opens what it closed', async () => {
        writeFileSync(here('passphrase'), 'correct horse battery staple\n');
        await leads('data', 'backup', here('p.age'), '--passphrase', here('passphrase'));
        await leads('by-passphrase', 'restore', here('p.age'), '--passphrase', here('passphrase'));
        writeFileSync(here('wrong'), 'wrong\n');
        await expect(leads('none', 'restore', here('p.age'), '--passphrase', here('wrong'))).rejects.toThrow(
          'cannot be decrypted',
        );
      });
    });
  },
);

/** Megabytes of documents in a small and a large backup, and by how much the memory of the large one may be higher. */
const [SMALL, LARGE, MORE] = [100, 400, 100];

/** Writes a backup of generated documents, restores it without storing anything, and prints the peak memory. */
const PROGRAM = `
  import { generateKeyPairSync, createPublicKey, randomFillSync } from 'node:crypto';
  const { writeBackup, restoreBackup } = await import(process.argv[1]);
  const { generateIdentity, identityToRecipient } = await import('age-encryption');
  const [path, megabytes] = [process.argv[2], Number(process.argv[3])];
  const { privateKey } = generateKeyPairSync('ed25519');
  const identity = await generateIdentity();
  const content = Buffer.alloc(10_000_000);
  const storage = {
    async dump(write) {
      for (let place = 0; place < megabytes / 10; place++) {
        randomFillSync(content);
        const row = { submission_id: 'K-' + place, field: 'documents', name: 'cv.pdf', type: '', size: content.length };
        await write({ table: 'documents', row: { ...row, content: content.toString('base64') } });
      }
    },
    async load(rows) {
      let size = 0;
      for await (const { row } of rows) size += row.size;
      console.log(size / 1e6);
    },
  };
  await writeBackup(storage, path, { recipients: [await identityToRecipient(identity)], signingKey: privateKey });
  await restoreBackup(storage, path, { identities: [identity], verifyingKey: createPublicKey(privateKey) });
  console.log(process.resourceUsage().maxRSS / 1024);
`;

/** The peak memory of a backup of so many megabytes, in megabytes. */
async function memoryFor(megabytes: number): Promise<number> {
  const module = join(import.meta.dirname, 'backup.ts');
  const args = ['--input-type=module', '--eval', PROGRAM, module, here(`large-${megabytes}`), `${megabytes}`];
  const { output } = await run(process.execPath, args, { cwd: join(import.meta.dirname, '../../..') });
  const [size, memory = Number.NaN] = output.trim().split('\n').map(Number);
  expect(size, output).toBe(megabytes);
  return memory;
}

test('a backup, encrypted and signed, takes as much memory as its largest documents do, however large it is', async () => {
  const small = await memoryFor(SMALL);
  expect((await memoryFor(LARGE)) - small).toBeLessThan(MORE);
});
