import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
