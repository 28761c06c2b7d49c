/**
 * Whatever is wrong with a site, a check that uses cached results has the same findings as one that reads all pages.
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const options = { configDir: site.path, displayRoot: site.path, schemasDir: path.join(ROOT, 'schemas') };
// An hour later, so that the files count as settled.
const later = () => new Date(Date.now() + 3_600_000);
const saved = path.join(cache.path, 'checked');

test.each(withPages)('%s: checked twice', async (name) => {
  using _broken = applyCase(site.path, name, readCase(name));
  rmSync(saved, { recursive: true, force: true });
  const check = () => checkSite({ ...options, cacheDir: cache.path, now: later() });
  const first = await check();
  expect(await check()).toEqual(first);
});

describe('after the valid site was checked', () => {
  const ofValidSite = path.join(cache.path, 'of-valid-site');
  beforeAll(async () => {
    rmSync(saved, { recursive: true, force: true });
    await checkSite({ ...options, cacheDir: cache.path, now: later() });
    cpSync(saved, ofValidSite, { recursive: true });
  });

  test.each(caseNames())('%s', async (name) => {
    using _broken = applyCase(site.path, name, readCase(name));
    rmSync(saved, { recursive: true, force: true });
    cpSync(ofValidSite, saved, { recursive: true });
    const now = later();
    const errors = await checkSite({ ...options, now, onlyErrors: true });
    expect(await checkSite({ ...options, cacheDir: cache.path, now, onlyErrors: true })).toEqual(errors);
  });
});
