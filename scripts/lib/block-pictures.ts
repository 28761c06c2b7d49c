/** Screenshots of blocks for the staff's reference: every example of the gallery on a wide screen. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { buildAssets } from '../../src/build/bundle/assets.ts';
import type { OnProgress } from '../../src/build/on-progress.ts';
import { prerender } from '../../src/build/pages/prerender.ts';
import { pictureOf } from '../../src/content/generate/block-reference.ts';
import { printFindings } from '../../src/content/report/print.ts';
import { compileGallery, type GalleryEntry } from '../../src/dev/gallery.ts';
import { serveFolder } from '../bench/serve-folder.ts';
import { ROOT } from './root.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * Pixels of the screen, the maximum height of a screenshot, and the part of the page around a block that takes no
 * space.
 */
const SCREEN = { width: 1200, height: 750 };
const TALLEST = 960;
const MARGIN = 48;
/** Format of the pictures in the reference. */
const PICTURE = { width: 640, bytes: 25_000, quality: 70, leastQuality: 20, step: 5 };
/** Milliseconds within which a page must show its pictures. */
const TIMEOUT = 10_000;
/** Replaces other sites in frames, so that screenshots do not depend on them. */
const ELSEWHERE = '<!doctype html><title>Elsewhere</title><style>html{background:#dfe6d3}</style>';

/** An example of the gallery with the file of its screenshot. */
export interface BlockShot extends GalleryEntry {
  /** Path below the root of the project. */
  file: string;
}

/** Each example with the file of its screenshot; a block's examples are numbered from 1. */
function blockShots(entries: GalleryEntry[]): BlockShot[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const number = (counts.get(entry.type) ?? 0) + 1;
    counts.set(entry.type, number);
    return { ...entry, file: pictureOf(entry.type, number) };
  });
}

/**
 * Builds the gallery for this content into a folder.
 * @returns its examples
 * @throws after printing errors in them
 */
export async function buildGallery(configDir: string, folder: string): Promise<GalleryEntry[]> {
  const content = path.join(folder, 'content');
  const { entries, findings, site } = await compileGallery(ROOT, configDir, content);
  if (!site) {
    await printFindings(findings.filter(({ severity }) => severity === 'error'));
    throw new Error('The examples of blocks have mistakes, so there is nothing to take screenshots of.');
  }
  const cacheDir = path.join(ROOT, '.cache');
  const shown = new Set(entries.map((entry) => entry.path));
  const examples = { ...site, paths: site.paths.filter((one) => shown.has(one.path)) };
  const assets = await buildAssets(ROOT, cacheDir);
  await prerender(examples, assets, { root: ROOT, cacheDir, outDir: path.join(folder, 'dist'), cards: false });
  return entries;
}

/**
 * The part of the page that a block takes. For one that overlays the page and takes no space, part of the page is
 * included.
 */
async function boxOf(page: Page) {
  const rows = await page
    .locator('main > [data-block]')
    .last()
    .evaluate((host, margin) => {
      const { top, bottom } = host.getBoundingClientRect();
      if (bottom > top) return { top, bottom };
      const parts = [...host.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      const seen = parts.filter(({ width, height }) => width > 0 && height > 0);
      return {
        top: Math.min(...seen.map((part) => part.top)) - margin,
        bottom: Math.max(...seen.map((part) => part.bottom)) + margin,
      };
    }, MARGIN);
  const y = Math.max(rows.top, 0);
  return { x: 0, y, width: SCREEN.width, height: Math.min(rows.bottom - y, TALLEST) };
}

/**
 * A screenshot of a gallery page's block as PNG: without motion, with pictures and fonts loaded, and dialogs closed.
 */
async function photograph(browser: Browser, url: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: SCREEN, reducedMotion: 'reduce', bypassCSP: true });
  try {
    const page = await context.newPage();
    // With the body font, as on a second page (src/browser/starter/body-font.ts), not this computer's.
    await page.addInitScript(() => sessionStorage.setItem('text-font', '1'));
    await page.route(
      (address) => address.origin !== new URL(url).origin,
      (route) => route.fulfill({ contentType: 'text/html', body: ELSEWHERE }),
    );
    // Without scripts, nothing moves and no dialog opens.
    await page.route('**/*.js', (route) => route.abort());
    // Waits for fonts that load late; visitors would see their device's font.
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
      await route.fulfill({ response, body });
    });
    await page.goto(url);
    await page.locator('main > [data-block]').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT });
    await page.evaluate(() => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.close();
      scrollTo(0, 0);
    });
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].filter(({ display }) => display === 'block').map((font) => font.load()));
    });
    return await page.screenshot({ clip: await boxOf(page), fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** The compressed picture for the reference, at the highest quality that fits the byte limit. */
async function small(photo: Buffer): Promise<Buffer> {
  const scaled = sharp(photo).resize({ width: PICTURE.width });
  for (let quality = PICTURE.quality; ; quality -= PICTURE.step) {
    const picture = await scaled.clone().webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= PICTURE.bytes) return picture;
    if (quality <= PICTURE.leastQuality)
      throw new Error('A picture does not fit into its bytes; is the block too tall?');
  }
}

/**
 * Takes screenshots of blocks and writes them below docs/blocks/. Deletes screenshots without an example.
 * @param configDir the content with which the examples are shown
 * @param only the block types to update; all others stay
 * @param begun called with each file before its screenshot is taken
 */
export async function screenshotBlocks(
  browser: Browser,
  configDir: string,
  only: string[] | undefined,
  begun: OnProgress,
) {
  using folder = temporaryFolder();
  const shots = blockShots(await buildGallery(configDir, folder.path));
  const pictures = path.join(ROOT, path.dirname(pictureOf('any', 1)));
  mkdirSync(pictures, { recursive: true });
  const wanted = new Set(shots.map(({ file }) => path.basename(file)));
  for (const name of readdirSync(pictures)) if (!wanted.has(name)) rmSync(path.join(pictures, name));
  await using server = await serveFolder(path.join(folder.path, 'dist'));
  const taken = shots.filter(({ type }) => only === undefined || only.includes(type));
  for (const [index, shot] of taken.entries()) {
    begun(shot.file, index, taken.length);
    writeFileSync(path.join(ROOT, shot.file), await small(await photograph(browser, server.url + shot.path)));
  }
}
