import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '../src/content/edit/files/write-file.ts';
import { ROOT } from './lib/root.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';

/** How often the command is killed: after its first change in the folder, after its second and so on. */
const KILLS = 12;

/** The content of every file, except leftovers of writing. */
function state(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return JSON.stringify(files.map((file) => [path.relative(folder, file), contentHash(readFileSync(file))]));
}

/** Calls `changed` for every change in a folder until disposed of. */
function watched(folder: string, changed: () => void): Disposable {
  const watcher = watch(folder, { recursive: true }, changed);
  return { [Symbol.dispose]: () => watcher.close() };
}

test('a command that is killed at any moment has changed all of its files or none, as of the next start', async () => {
  using folder = temporaryFolder();
  const site = path.join(folder.path, 'site');
  cpSync(path.join(ROOT, 'tests/fixture-site'), site, { recursive: true });
  const content = (...words: string[]) => ['scripts/content.ts', ...words, '--config', site];
  const run = (...words: string[]) => spawnSync(process.execPath, content(...words), { cwd: ROOT, encoding: 'utf8' });
  const before = state(site);
  expect(run('move', '/contact', '/write').status).toBe(0);
  const after = state(site);
  expect(run('undo').status).toBe(0);
  let killed = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, content('move', '/contact', '/write'), { cwd: ROOT, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    let touched = 0;
    using _watching = watched(site, () => {
      touched += 1;
      if (touched > kill) child.kill('SIGKILL');
    });
    await ended;
    if (child.signalCode === 'SIGKILL') killed += 1;
    run('history');
    const now = state(site);
    expect([before, after]).toContain(now);
    if (now === after) expect(run('undo').status).toBe(0);
    expect(state(site)).toBe(before);
  }
  expect(killed).toBeGreaterThan(KILLS / 3);
});
