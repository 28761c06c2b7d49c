import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sample } from '../tests/amount/amount.ts';
import { ROOT } from './lib/root.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';

const BASE = path.join(ROOT, 'tests/config-cases/_base');

const cases: [string, string[], number, string][] = [
  ['0 when it is done', ['uses', 'form/contact'], 0, 'is used in'],
  ['1 when it is refused', ['move', '/', '/start'], 1, 'The home page must stay at /.'],
  ['2 when a word is missing', ['rename', 'form/contact'], 2, 'Usage: rename OLD NEW'],
  ['2 for a command that there is not', ['renam'], 2, 'There is no command "renam".'],
  ['2 for an option that there is not', ['uses', 'x', '--all'], 2, '--all'],
  ['2 for a folder that there is not', ['uses', 'x', '--config', 'nowhere'], 2, 'There is no folder nowhere.'],
];

test.each(sample(cases, 3))('ends with %s', (_, words, status, text) => {
  using folder = temporaryFolder();
  const site = path.join(folder.path, 'site');
  cpSync(BASE, site, { recursive: true });
  const config = words.includes('--config') ? [] : ['--config', site];
  const run = spawnSync(process.execPath, ['scripts/content.ts', ...words, ...config], { cwd: ROOT, encoding: 'utf8' });
  expect(run.stdout + run.stderr).toContain(text);
  expect(run.status).toBe(status);
});
