/** Kills the studio while a text is typed: acknowledged edits survive, and no file is half written. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../content/read/files-below.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const KILLS = 50;
const FILE = 'site.json';
const folder = mkdtempSync(path.join(tmpdir(), 'studio-kill-'));
const configDir = path.join(folder, 'site');
beforeAll(() => cpSync(path.join(ROOT, 'tests/fixture-site'), configDir, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

async function start(): Promise<{ child: ChildProcess; url: URL; token: string }> {
  const child = spawn(process.execPath, ['scripts/studio.ts', '--config', configDir, '--port', '0', '--no-open'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<URL>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (data: Buffer) => {
      output += data;
      const found = /studio on (\S+)/.exec(output)?.[1];
      if (found) resolve(new URL(found));
    });
    child.once('exit', () => reject(new Error(`The studio has ended: ${output}`)));
  });
  return { child, url, token: url.hash.replace('#token=', '') };
}

test('no acknowledged edit is lost when the studio is killed 50 times', async () => {
  let acknowledged = '';
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, url, token } = await start();
    const headers = {
      'content-type': 'application/json',
      'x-studio': token,
      cookie: `studio-${url.port}=${token}`,
    };
    const call = async (name: string, request: object) => {
      const response = await fetch(new URL(`/api/${name}`, url), {
        method: 'POST',
        headers,
        body: JSON.stringify(request),
      });
      return response.json();
    };
    const { data, version } = await call('file', { file: FILE });
    if (kill > 0) expect(data.name.length - acknowledged.length).toBeOneOf([0, 1]);
    // An edit that arrived without being acknowledged before the last kill counts from now on.
    acknowledged = data.name;
    let now: number = version;
    let text: string = data.name;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const timer = setTimeout(() => child.kill('SIGKILL'), 40 + ((kill * 37) % 260));
    try {
      for (;;) {
        text += 'x';
        const edits = [{ type: 'set', at: '/name', value: text }];
        const done = await call('edit', { file: FILE, version: now, edits, group: '/name' });
        now = done.version;
        acknowledged = text;
      }
    } catch {
      // The studio was killed: the last edit may or may not have arrived.
    }
    clearTimeout(timer);
    await ended;
  }
  const [studio = ''] = filesBelow(path.join(ROOT, '.cache/studio')).filter(
    (file) => file.includes(path.basename(folder)) && file.endsWith('content/site.json'),
  );
  expect(JSON.parse(readFileSync(path.join(ROOT, '.cache/studio', studio), 'utf8')).name.startsWith(acknowledged)).toBe(
    true,
  );
  rmSync(path.join(ROOT, '.cache/studio', studio.split('/')[0] ?? ''), { recursive: true });
});
