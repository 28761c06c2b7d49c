/**
 * The engine on another company's site: it can be built, its documents are as small as this site's, and contain nothing
 * of this company.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPaths, documentOf } from '../../scripts/bench/built-site.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { runNode } from '../../scripts/lib/run.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { companyTermsIn } from '../repo/company-terms.ts';
import { build } from './build.ts';

const folder = temporaryFolder();
const dist = folder.path;
let paths: string[];

beforeAll(async () => {
  await build({ out: dist, config: path.join(ROOT, 'tests/fixture-site') });
  paths = builtPaths(dist);
});
afterAll(() => folder[Symbol.dispose]());

test('its pages, those of a new site and their links are small, accessible and complete', async () => {
  using folder = temporaryFolder();
  const fresh = path.join(folder.path, 'bakery');
  const wanted = ['--name', 'Acme Bakery', '--country', 'PT', '--calling-code', '351'];
  expect(await runNode('scripts/new-site.ts', [fresh, ...wanted])).toMatchObject({ code: 0 });
  for (const site of ['tests/fixture-site', fresh]) {
    const { code, output } = await runNode('scripts/test.ts', ['--config', site]);
    expect(output).toMatch(/^\d\d+ passed, 0 failed$/m);
    expect(code).toBe(0);
  }
});

test('its own colours, fonts, pattern and logo are on every page', () => {
  for (const urlPath of paths) {
    const html = documentOf(dist, urlPath);
    for (const own of ['#16243a', 'font-family:Fraunces', 'id="drawing-logo-on-light"', '--band:120px'])
      expect(html, urlPath).toContain(own);
  }
});

test('no term of this repository’s company is in the build', () => {
  const files = globSync('**/*.{html,json,css,js,svg,xml,txt,webmanifest}', { cwd: dist });
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((file) =>
    companyTermsIn(readFileSync(path.join(dist, file), 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
