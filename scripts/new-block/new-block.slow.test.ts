/** What the command refuses. That new blocks pass every check is tested in tests/sizes/growth.nightly.test.ts. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/root.ts';
import { COMPILE_CACHE } from '../lib/run.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { componentCode } from './code.ts';
import { blockName } from './names.ts';

function execute(cwd: string, program: string, args: string[]) {
  const result = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  return { status: result.status, text: result.stdout + result.stderr };
}

const newBlock = (folder: string, ...args: string[]) =>
  execute(folder, process.execPath, [
    ...COMPILE_CACHE,
    path.join(ROOT, 'scripts/new-block.ts'),
    '--root',
    folder,
    ...args,
  ]);

/** Just enough of a project for the command to run. */
function smallProject(folder: string): void {
  mkdirSync(path.join(folder, 'schemas/blocks'), { recursive: true });
  writeFileSync(path.join(folder, 'schemas/blocks/quote.schema.json'), '{ "title": "SlowBlock" }');
}

test.each([
  ['no name', [], 'Name one block.'],
  ['two names', ['one', 'two'], 'Name one block.'],
  ['capitals', ['PhotoGrid'], '"PhotoGrid" cannot be the name of a block.'],
  ['a path', ['../quote'], '"../quote" cannot be the name of a block.'],
  ['two hyphens', ['photo--grid'], 'cannot be the name of a block.'],
  ['content that is not there', ['photo-grid', '--config', 'nowhere'], 'There is no folder nowhere.'],
  ['an unknown option', ['photo-grid', '--fast'], "Unknown option '--fast'"],
  ['a block that exists', ['quote'], 'exists already (schemas/blocks/quote.schema.json). Nothing was changed.'],
  ['a type name that is taken', ['slow'], 'The name "SlowBlock" is taken'],
])('refuses %s with a message', (_, args, sentence) => {
  using folder = temporaryFolder();
  smallProject(folder.path);
  const result = newBlock(folder.path, ...args);
  expect(result.status).toBe(2);
  expect(result.text).toContain(sentence);
  expect(result.text).not.toMatch(/\n\s+at /);
  expect(existsSync(path.join(folder.path, 'src'))).toBe(false);
});

test.each([false, true])('a component imports only existing names (interactive: %s)', (interactive) => {
  const code = componentCode(blockName('price-list'), interactive);
  const imported = [...code.matchAll(/from '(\.\.\/[^']+)'/g)].map(([, file = '']) => file);
  expect(imported).toContain('../../ui/Section.tsx');
  const folder = path.join(ROOT, 'src/blocks/price-list');
  expect(imported.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});
