/**
 * The studio as a program: it starts, opens one that is already running, reports problems with a message, and stops
 * cleanly.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../scripts/lib/root.ts';
import { studioFolder } from '../src/studio/server/studio.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'studio-program-'));
const configDir = path.join(folder, 'site');
const kept = studioFolder({ root: ROOT, configDir, cacheDir: path.join(ROOT, '.cache') });
beforeAll(() => cpSync(path.join(ROOT, 'tests/fixture-site'), configDir, { recursive: true }));
afterAll(() => {
  for (const dir of [folder, kept]) rmSync(dir, { recursive: true, force: true });
});

function start(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/studio.ts', '--config', configDir, '--no-open', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data;
      const address = /^studio on (\S+)$/m.exec(output)?.[1];
      if (address !== undefined) ready.resolve(address);
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  void ended.then(() => ready.reject(new Error(output)));
  // Whether it prints a URL is for each test to check.
  ready.promise.catch(() => undefined);
  return { child, ended, address: ready.promise, output: () => output };
}

test.each(['SIGINT', 'SIGTERM'] as const)('two simultaneous starts open one studio, and %s ends it', async (signal) => {
  const both = [start('--port', '0'), start('--port', '0')];
  const [one, other] = await Promise.all(both.map(({ address }) => address));
  expect(one).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{32}$/);
  expect(other).toBe(one);
  const first = await Promise.race(both.map(async (each) => ((await each.ended) === 0 ? each : undefined)));
  const left = both.find((each) => each !== first);
  expect((await fetch(one ?? '')).status).toBe(200);
  left?.child.kill(signal);
  expect(await left?.ended).toBe(0);
  expect(left?.output().trim()).toBe(`studio on ${one}`);
  expect(existsSync(path.join(kept, 'content/site.json')), 'the draft is kept').toBe(true);
  expect(readdirSync(kept)).not.toContain('lock');
});

test.each(['SIGKILL', 'SIGTERM'] as const)('open windows continue in the next studio after %s', async (signal) => {
  const ended = start('--port', '0');
  const before = await ended.address;
  ended.child.kill(signal);
  await ended.ended;
  const again = start('--port', new URL(before).port);
  expect(await again.address).toBe(before);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

test('a port that is in use or invalid is reported with a message', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const studio = start('--port', port);
  expect(await studio.ended).toBe(1);
  expect(studio.output().trim()).toBe(`Port ${port} is used by another program. Choose another one: --port 0`);
  await new Promise((resolve) => taken.close(resolve));
  for (const none of ['abc', '70000', '-1']) {
    const wrong = start(`--port=${none}`);
    expect(await wrong.ended).toBe(2);
    expect(wrong.output()).toContain(`--port must be a number up to 65535, not "${none}".`);
  }
});
