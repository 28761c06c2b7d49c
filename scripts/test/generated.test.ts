import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { compareGenerated } from './generated.ts';

test('a generated file that was edited or is missing is a failure that names it', () => {
  using folder = temporaryFolder();
  const files = new Map([
    ['types.ts', 'type A = 1;'],
    ['meta.ts', 'const a = 1;'],
  ]);
  for (const [name, text] of files) writeFileSync(path.join(folder.path, name), text);
  expect(compareGenerated(folder.path, files)).toMatchObject({ passed: 1, failed: 0 });
  for (const spoil of [
    () => writeFileSync(path.join(folder.path, 'types.ts'), 'type A = 1; '),
    () => rmSync(path.join(folder.path, 'types.ts')),
  ]) {
    spoil();
    const output = expect.stringContaining('Out of date: types.ts.');
    expect(compareGenerated(folder.path, files)).toMatchObject({ passed: 0, failed: 1, output });
  }
});
