import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docx } from '../../../tests/contracts/documents/genuine-texts.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../tests/contracts/documents/pdf.ts';
import { Clamd } from './clamd.ts';

/** A program of the system, which may lie where only administrators look. */
function programPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const program = programPath('clamd');
const folder = mkdtempSync(join(tmpdir(), 'clamav-'));
const socket = join(folder, 'clamd.ctl');
const infected = Buffer.from('a document that only this test calls infected');
const marked = 'words-of-this-test-only-4f1c';
let daemon: ChildProcess | undefined;
let port = 0;

beforeAll(async () => {
  if (program === undefined) throw new Error('There is no clamd. Install it: apt-get install clamav-daemon.');
  port = await freePort();
  const signatures = join(folder, 'signatures');
  mkdirSync(signatures);
  // One signature by the digest of a file, one by bytes anywhere in it.
  writeFileSync(
    join(signatures, 'own.hdb'),
    `${createHash('md5').update(infected).digest('hex')}:${infected.length}:Test.Whole\n`,
  );
  writeFileSync(join(signatures, 'own.ndb'), `Test.Words:0:*:${Buffer.from(marked).toString('hex')}\n`);
  const settings = [
    `LocalSocket ${socket}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${signatures}`,
    `LogFile ${join(folder, 'log')}`,
    'StreamMaxLength 12M',
    'Foreground yes',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  daemon = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  for (let tries = 0; tries < 300 && !existsSync(socket); tries++) await pause(100);
}, 60_000);
afterAll(async () => {
  if (daemon) {
    const ended = new Promise((resolve) => daemon?.once('exit', resolve));
    daemon.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test('a real daemon tells clean documents from infected ones, by port and by socket', async () => {
  const clean = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);
  const inside = docx({ name: 'word/media/a.bin', content: marked });
  for (const url of [`tcp://127.0.0.1:${port}`, `unix://${socket}`]) {
    const clamd = new Clamd(url);
    const found = await Promise.all([clean, infected, inside].map((content) => clamd.isInfected(content)));
    expect([url, found]).toEqual([url, [false, true, true]]);
  }
}, 60_000);

test('a document that is larger than a real daemon takes is no verdict', async () => {
  const clamd = new Clamd(`tcp://127.0.0.1:${port}`);
  expect(await clamd.isInfected(Buffer.alloc(10_485_760, 'x'))).toBe(false);
  await expect(clamd.isInfected(Buffer.alloc(13 * 1024 * 1024))).rejects.toMatchObject({ statusCode: 503 });
}, 60_000);
