import { spawnSync } from 'node:child_process';
import path, { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFolder, CONFIG, extractConfigOption, isOwnContent } from './command.ts';
import { ROOT } from './root.ts';

/** Runs a command; none of these arguments lets it begin its work. */
function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts', script), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('--help prints the usage', () => {
  const usage = 'Use: node scripts/serve.ts [--dist DIR]\n';
  expect(run('serve.ts', '--help')).toEqual({ status: 0, stdout: usage, stderr: '' });
});

test('--help lists the commands of leads, whatever else is asked for', () => {
  const { status, stdout, stderr } = run('leads.ts', 'erase', '--email', 'amina@example.com', '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage:\n {2}npm run leads -- list /);
});

test('a wrong option is answered with one sentence and the usage', () => {
  const stderr = "Unknown option '--bad'.\nUse: node scripts/serve.ts [--dist DIR]\n";
  expect(run('serve.ts', '--bad')).toEqual({ status: 2, stdout: '', stderr });
});

const other = path.join(ROOT, 'tests/config-cases/_base');

test('defaults to the content of the repository', () => {
  expect(isOwnContent(CONFIG.default)).toBe(true);
  expect(extractConfigOption(['list'], '')).toEqual({ configDir: CONFIG.default, rest: ['list'] });
});

test('the option is extracted at any position', () => {
  expect(extractConfigOption(['list', '--config', other, '--format', 'json'], '')).toEqual({
    configDir: other,
    rest: ['list', '--format', 'json'],
  });
});

test('different content folders are built into different folders', () => {
  expect(builtFolder(CONFIG.default)).toBe(path.join(ROOT, 'dist'));
  expect(builtFolder(other)).toBe(path.join(ROOT, 'dist-_base'));
});
