import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateAll } from '../../src/config/generate/generate-all.ts';
import { ROOT } from '../lib/root.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { checkGenerated } from './generated.ts';

test('a generated file that was changed by hand, or not written, is a failure that names it', async () => {
  using folder = temporaryFolder();
  const root = folder.path;
  for (const place of ['schemas', 'site-config', 'public', 'src/blocks', 'src/config/checks']) {
    cpSync(path.join(ROOT, place), path.join(root, place), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  expect(await checkGenerated(root)).toMatchObject({ passed: 0, failed: 1 });
  await generateAll({ root, schemasDir: path.join(root, 'schemas'), configDir: path.join(root, 'site-config') });
  expect(await checkGenerated(root)).toMatchObject({ passed: 1, failed: 0 });
  writeFileSync(path.join(root, 'src/generated/types.ts'), '// nothing');
  const changed = await checkGenerated(root);
  expect(changed.failed).toBe(1);
  expect(changed.output).toContain('src/generated/types.ts');
});
