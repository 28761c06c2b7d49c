/** Content may be changed freely: whatever passes the check also passes all other tests. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { runNode } from '../scripts/lib/run.ts';
import { temporaryFolder } from '../scripts/lib/temporary-folder.ts';
import { addContent } from './free-content/add-content.ts';
import { copyWithCache } from './repo/copy-repository.ts';

const LEVELS = ['--level', 'quick', '--level', 'slow'];

test('all steps before a change lands pass with one more of everything that staff may add', async () => {
  using folder = temporaryFolder();
  const root = copyWithCache(folder.path, (name) => name !== 'test-site');
  addContent(path.join(root, 'site-config'));
  // npm runs this before each script.
  const prepared = await runNode(path.join(root, 'scripts/bootstrap.mjs'), ['--dev'], { cwd: root });
  expect(prepared, prepared.output).toMatchObject({ code: 0 });
  const checked = await runNode(path.join(root, 'scripts/check.ts'), [], { cwd: root });
  expect(checked, checked.output).toMatchObject({ code: 0 });
  const names = ['content', 'generated', 'build', 'vitest', 'browser', 'slow vitest', 'slow browser'];
  const steps = names.flatMap((name) => ['--only', name]);
  // It uses its own build, and runs as many cases as they do elsewhere.
  const { E2E_DIST: _dist, THOROUGH: _thorough, ...env } = process.env;
  const tested = await runNode(path.join(root, 'scripts/test.ts'), [...LEVELS, ...steps], { cwd: root, env });
  expect(tested, tested.output).toMatchObject({ code: 0 });
});
