/** What a browser fetches for a page: before the load event, and in total. */
import path from 'node:path';
import type { Page } from 'playwright/test';
import { scriptsNamedBy } from '../../../scripts/bench/built-site.ts';
import { LIMITS, scriptLimit } from '../../sizes/limits.ts';
import { expect } from './journey.ts';

interface Fetched {
  /** Path on this site; undefined for other sites, whose frames are not measured. */
  path?: string;
  beforeLoad: boolean;
  /** Whether it is a lazy picture: the load event does not wait for it, but a fast browser may load it before. */
  lazy: boolean;
}

/** Everything the page has fetched besides its document. */
function fetched(page: Page): Promise<Fetched[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming) || navigation.loadEventStart === 0)
      throw new Error('the page has not been loaded yet');
    const lazy = new Set(
      [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].map((img) => img.currentSrc),
    );
    return performance.getEntriesByType('resource').map(({ name, startTime }) => {
      const { origin, pathname } = new URL(name);
      const beforeLoad = startTime < navigation.loadEventStart;
      return { path: origin === location.origin ? pathname : undefined, beforeLoad, lazy: lazy.has(name) };
    });
  });
}

/** The pattern above the footer, which short pages show at once. */
const PATTERN = '/images/pattern.';

/** The kinds of our own files that the load event waited for, except the pattern. */
async function firstKinds(page: Page): Promise<(string | undefined)[]> {
  const first = (await fetched(page)).flatMap(({ path: file, beforeLoad, lazy }) =>
    file && beforeLoad && !lazy && !file.startsWith(PATTERN) ? [file] : [],
  );
  return first.map((file) => file.split('/')[1]).sort();
}

/** At most one picture and one font. */
const FIRST_KINDS = [['fonts', 'images'], ['fonts'], ['images'], []];

/** Expects that the load event waited for little, on a first visit without a cache. */
export async function expectLittleBeforeLoad(page: Page): Promise<void> {
  expect(FIRST_KINDS).toContainEqual(await firstKinds(page));
}

/** The script files fetched so far, each once. */
async function scriptFiles(page: Page): Promise<string[]> {
  const files = (await fetched(page)).flatMap(({ path: file }) => (file?.endsWith('.js') ? [file] : []));
  return [...new Set(files)].sort();
}

/** Compressed bytes of each file, cached, since pages share most of their files. */
const weights = new Map<string, number>();

async function weightOf(page: Page, file: string): Promise<number> {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const response = await page.request.head(file);
  const headers = response.headers();
  expect(headers, file).toMatchObject({ 'content-encoding': 'br' });
  const weight = Number(headers['content-length']);
  expect(weight, file).toBeGreaterThan(0);
  weights.set(file, weight);
  return weight;
}

/** Bytes of files after Brotli compression. */
async function bytesOf(page: Page, files: string[]): Promise<number> {
  const weights = await Promise.all(files.map((file) => weightOf(page, file)));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/**
 * Expects that a page that was used and scrolled to its end has fetched little script, and only that of its own blocks.
 * `html`: its document
 */
export async function expectLittleScript(page: Page, route: string, html: string): Promise<void> {
  const { islands } = scriptsNamedBy(html);
  const ofBlocks = async () => (await scriptFiles(page)).filter((file) => path.basename(file).startsWith('block-'));
  await expect.poll(ofBlocks).toEqual([...new Set(islands)].sort());
  const scripts = await scriptFiles(page);
  expect(scripts.length).toBeGreaterThan(2);
  expect(LIMITS.starter + (await bytesOf(page, scripts))).toBeLessThanOrEqual(scriptLimit(route));
}
