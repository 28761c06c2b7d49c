/** The engine on another firm's site: it is built, its documents are as small and whole as ours, and nothing of ours is in them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPaths, documentOf, inlineParts, sentBytes } from '../../scripts/bench/built-site.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { pageFindings } from '../finding/page-findings.ts';
import { companyWordsIn } from '../repo/company-words.ts';
import { build } from './build.ts';
import { deadLinks } from './dead-links.ts';
import { LIMITS } from './limits.ts';

const ORIGIN = 'https://www.hazelandtide.example';
const folder = temporaryFolder();
const dist = folder.path;
let paths: string[];

beforeAll(async () => {
  await build({ out: dist, config: path.join(ROOT, 'tests/fixture-site') });
  paths = builtPaths(dist);
});
afterAll(() => folder[Symbol.dispose]());

test('its pages are small, complete, and link to what is there', async () => {
  expect(paths.toSorted()).toEqual([
    '/',
    '/contact',
    '/furniture',
    '/journal',
    '/journal/why-wood-moves',
    '/work',
    '/workshop',
  ]);
  for (const urlPath of paths) {
    const { style, scripts, eager } = inlineParts(documentOf(dist, urlPath));
    expect(await sentBytes(style), urlPath).toBeLessThanOrEqual(LIMITS.style);
    expect(await sentBytes(scripts.join('')), urlPath).toBeLessThanOrEqual(LIMITS.starter);
    expect(eager, urlPath).toEqual([]);
  }
  const findings = await Promise.all(
    paths.map((urlPath) => pageFindings(dist, urlPath, ORIGIN, urlPath === '/furniture' ? '/work' : urlPath)),
  );
  expect(findings.flat()).toEqual([]);
  expect(deadLinks(dist)).toEqual([]);
});

test('its own colours, faces, pattern and logo are in every page', () => {
  for (const urlPath of paths) {
    const html = documentOf(dist, urlPath);
    for (const own of ['#16243a', 'font-family:Fraunces', 'id="drawing-logo-on-light"', '--band:120px'])
      expect(html, urlPath).toContain(own);
  }
});

test('nothing of the company of this repository is in what is built', () => {
  const files = globSync('**/*.{html,json,css,js,svg,xml,txt,webmanifest}', { cwd: dist });
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((file) =>
    companyWordsIn(readFileSync(path.join(dist, file), 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
