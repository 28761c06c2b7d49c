import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from './lib/root.ts';
import { runNode } from './lib/run.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';

// Starting Node again takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const script = path.join(ROOT, 'scripts/check.ts');
const good = path.join(ROOT, 'tests/config-cases/_base');

test('good content: exit code 0', async () => {
  expect(await runNode(script, ['--config', good])).toEqual({ code: 0, output: 'The content is in order.\n' });
});

test('warnings alone are told and end with 0, errors with 1', async () => {
  using folder = temporaryFolder();
  cpSync(good, folder.path, { recursive: true });
  cpSync(path.join(good, 'modals/terms.json'), path.join(folder.path, 'modals/old.json'));
  const warned = await runNode(script, ['--config', folder.path]);
  expect([warned.code, warned.output.includes('unused-modal')]).toEqual([0, true]);
  writeFileSync(path.join(folder.path, 'site.json'), '{');
  expect((await runNode(script, ['--config', folder.path])).code).toBe(1);
});

test('for machines: the findings as JSON, and nothing else', async () => {
  using folder = temporaryFolder();
  cpSync(good, folder.path, { recursive: true });
  writeFileSync(path.join(folder.path, 'options/topics.json'), '{ "options": [{ "value": "a", "label": "A" }] }');
  const { code, output } = await runNode(script, ['--config', folder.path, '--format', 'json'], { cwd: folder.path });
  expect(code).toBe(1);
  expect(JSON.parse(output)).toEqual([
    expect.objectContaining({
      code: 'unreachable-field',
      severity: 'error',
      file: 'forms/contact.json',
      pointer: '/fields/4/showWhen/equals',
    }),
  ]);
});

test('wrong use: exit code 2 and one plain sentence', async () => {
  for (const args of [
    ['--config', '/no/such/folder'],
    ['--config', script],
    ['--format', 'xml'],
    ['--colour'],
    ['--config'],
  ]) {
    const { code, output } = await runNode(script, args);
    expect([code, output.split('\n').length, output.includes('    at ')]).toEqual([2, 3, false]);
  }
});
