import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../scripts/lib/root.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start studio '));
  for (const file of ['start-studio.sh', 'start-studio.command'])
    cpSync(path.join(ROOT, file), path.join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a starter from another folder, like a double-click, with only the system's own commands available. */
function start(file: string, ...folders: string[]) {
  const env = { PATH: [...folders, '/usr/bin', '/bin'].join(':'), HOME: folder };
  return spawnSync(path.join(folder, file), { cwd: '/', env, encoding: 'utf8', input: '' });
}

test.each(['start-studio.sh', 'start-studio.command'])('%s starts the studio in its own folder', (file) => {
  writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\necho "$PWD: $*"\n');
  chmodSync(path.join(folder, 'npm'), 0o755);
  const { stdout, status } = start(file, folder);
  expect(stdout).toContain(`${path.basename(folder)}: run --silent studio`);
  expect(status).toBe(0);
});

test('a failure is reported by the exit status, so that the window stays open', () => {
  writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\nexit 3\n');
  chmodSync(path.join(folder, 'npm'), 0o755);
  expect(start('start-studio.sh', folder).status).toBe(3);
});

test('the files for double-clicking are executable, and run the same command', () => {
  for (const file of ['start-studio.sh', 'start-studio.command', 'start-studio.desktop'])
    expect(statSync(path.join(ROOT, file)).mode & 0o100, file).toBe(0o100);
  expect(readFileSync(path.join(ROOT, 'start-studio.cmd'), 'utf8')).toMatch(
    /\r\ncall npm run --silent studio -- %\*\r\n/,
  );
  const exec = /^Exec=(.*)$/m.exec(readFileSync(path.join(ROOT, 'start-studio.desktop'), 'utf8'))?.[1] ?? '';
  writeFileSync(path.join(folder, 'start-studio.sh'), '#!/bin/sh\necho "started in $(dirname "$0")"\n');
  // Desktop entries double backslashes, and quote arguments with shell characters.
  const script = exec.replaceAll('\\\\', '\\').replace('%k', '"$KEY"');
  expect(exec).not.toContain("'");
  const env = { ...process.env, KEY: path.join(folder, 'start-studio.desktop') };
  expect(execFileSync('sh', ['-c', script], { env, encoding: 'utf8' })).toContain(`started in ${folder}`);
});
