import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { provideProgram } from '../../../scripts/test/provide-program.ts';
import { docx } from '../../../tests/contracts/documents/genuine-texts.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../tests/contracts/documents/pdf.ts';
import { whenAvailable } from '../../../tests/contracts/when-available.ts';
import { Clamd } from './clamd.ts';

const folder = mkdtempSync(join(tmpdir(), 'clamav-'));
const socket = join(folder, 'clamd.ctl');
const infected = Buffer.from('a document that only this test calls infected');
const marked = 'words-of-this-test-only-4f1c';
let daemon: ChildProcess | undefined;
let port = 0;

await whenAvailable(
  'what a real ClamAV finds',
  () => provideProgram({ names: ['clamd'], packages: ['clamav-daemon'] }),
  (program) => {
    beforeAll(async () => {
      port = await freePort();
      const signatures = join(folder, 'signatures');
      mkdirSync(signatures);
      // One signature is a file hash, the other a byte sequence anywhere in a file.
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
    });
    afterAll(async () => {
      if (daemon) {
        const ended = new Promise((resolve) => daemon?.once('exit', resolve));
        daemon.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    });

    test('a real daemon tells clean from infected documents, by TCP port and Unix socket', async () => {
      const clean = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);
      const inside = docx({ name: 'word/media/a.bin', content: marked });
      for (const url of [`tcp://127.0.0.1:${port}`, `unix://${socket}`]) {
        const clamd = new Clamd(url);
        const found = await Promise.all([clean, infected, inside].map((content) => clamd.isInfected(content)));
        expect([url, found]).toEqual([url, [false, true, true]]);
      }
    });

    test('a document over the size limit of a real daemon cannot be scanned', async () => {
      const clamd = new Clamd(`tcp://127.0.0.1:${port}`);
      expect(await clamd.isInfected(Buffer.alloc(10_485_760, 'x'))).toBe(false);
      await expect(clamd.isInfected(Buffer.alloc(13 * 1024 * 1024))).rejects.toMatchObject({ statusCode: 503 });
    });
  },
);
