/**
 * Whatever is wrong with a site, a check that uses cached results has the same findings as one that reads all pages.
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { checkSite } from '../compile/check-site.ts';
import { applyCase, caseNames, readCase, validSite } from '../testing/cases.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const withPages = caseNames().filter((name) => existsSync(path.join(ROOT, 'tests/config-cases', name, 'pages')));

const site = validSite();
const cache = temporaryFolder();
afterAll(() => {
  site[Symbol.dispose]();
  cache[Symbol.dispose]();
});

test.each(withPages)('%s', async (name) => {
  using _broken = applyCase(site.path, name, readCase(name));
  rmSync(path.join(cache.path, 'checked'), { recursive: true, force: true });
  const options = { configDir: site.path, cacheDir: cache.path, displayRoot: site.path };
  // An hour later, so that the files count as settled.
  const check = () =>
    checkSite({ ...options, schemasDir: path.join(ROOT, 'schemas'), now: new Date(Date.now() + 3_600_000) });
  const first = await check();
  expect(await check()).toEqual(first);
});
