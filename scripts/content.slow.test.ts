import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contentHash } from '../src/content/edit/files/write-file.ts';
import { ROOT } from './lib/root.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';

/** How often the command is killed, at moments that lie evenly over the time in which it writes. */
const KILLS = 12;

/** What every file holds that is no leftover of writing. */
function state(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return JSON.stringify(files.map((file) => [path.relative(folder, file), contentHash(readFileSync(file))]));
}

test('a command that is killed at any moment has changed all of its files or none, at the next start', async () => {
  using folder = temporaryFolder();
  const site = path.join(folder.path, 'site');
  cpSync(path.join(ROOT, 'site-config'), site, { recursive: true });
  const content = (...words: string[]) => ['scripts/content.ts', ...words, '--config', site];
  const run = (...words: string[]) => spawnSync(process.execPath, content(...words), { cwd: ROOT, encoding: 'utf8' });
  const before = state(site);
  // The first time it makes what later runs find in the cache.
  run('move', '/contact', '/write');
  run('undo');
  const start = Date.now();
  expect(run('move', '/contact', '/write').status).toBe(0);
  const takes = Date.now() - start;
  const after = state(site);
  expect(run('undo').status).toBe(0);
  const seen = { before: 0, after: 0 };
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, content('move', '/contact', '/write'), { cwd: ROOT, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await delay(takes * (0.5 + (0.6 * kill) / KILLS));
    child.kill('SIGKILL');
    await ended;
    run('history');
    const now = state(site);
    expect([before, after]).toContain(now);
    seen[now === before ? 'before' : 'after']++;
    if (now === after) expect(run('undo').status).toBe(0);
    expect(state(site)).toBe(before);
  }
  expect(seen.before).toBeGreaterThan(0);
  expect(seen.after).toBeGreaterThan(0);
}, 600_000);
