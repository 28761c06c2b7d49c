/**
 * npm run shots: full-length screenshots of every page in several widths, light and dark, into shots/. With --blocks:
 * screenshots of the blocks' examples for the staff's reference, into docs/blocks/. With --studio: screenshots of the
 * studio for the handbook, into docs/studio/.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { BODY_FONT } from '../src/contracts/body-font.ts';
import { blockMeta } from '../src/generated/block-meta.ts';
import { builtPaths } from './bench/built-site.ts';
import { serveFolder } from './bench/serve-folder.ts';
import { screenshotBlocks } from './lib/block-pictures.ts';
import { builtFolder, CONFIG, CONFIG_USAGE, commandLine, existingFolder, wrongUse } from './lib/command.ts';
import { Progress } from './lib/progress.mjs';
import { ROOT } from './lib/root.ts';
import { runNode } from './lib/run.ts';
import { screenshotStudio } from './lib/studio-pictures.ts';
import { provideChromium } from './test/chromium.ts';

const USAGE =
  `npm run shots -- ${CONFIG_USAGE} [--only /path]… [--width 390]… [--look dark]… [--dist DIR] [--out DIR]\n` +
  `  or npm run shots -- --blocks ${CONFIG_USAGE} [--only type]…\n  or npm run shots -- --studio ${CONFIG_USAGE}`;
const WIDTHS = ['390', '768', '1440', '2560'];
const LOOKS = ['light', 'dark'] as const;
const HEIGHTS: Record<string, number> = { '390': 844, '768': 1024 };
const DESK_HEIGHT = 900;

interface Shot {
  url: string;
  width: number;
  look: (typeof LOOKS)[number];
  file: string;
}

/** Loads lazy pictures by scrolling through the page, waits for them, and takes a screenshot of the whole page. */
async function take(browser: Browser, { url, width, look, file }: Shot): Promise<void> {
  const height = HEIGHTS[String(width)] ?? DESK_HEIGHT;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: look, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    // As on every page but a visitor's first (src/browser/starter/body-font.ts).
    await page.addInitScript((mark) => sessionStorage.setItem(mark, '1'), BODY_FONT);
    await page.goto(url);
    // Fonts that arrive late are used from the next layout on, which would be that of the screenshot.
    await page.reload();
    await page.evaluate(async (step) => {
      for (const image of document.images) image.loading = 'eager';
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      scrollTo(0, 0);
    }, height / 2);
    // Blocks below the screen are laid out one by one (src/browser/starter/below-fold.ts).
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-entering'));
    await page.screenshot({ path: file, fullPage: true });
  } finally {
    await context.close();
  }
}

const { values } = commandLine(USAGE, {
  options: {
    config: CONFIG,
    blocks: { type: 'boolean', default: false },
    studio: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true, default: WIDTHS },
    look: { type: 'string', multiple: true, default: [...LOOKS] },
    dist: { type: 'string' },
    out: { type: 'string', default: path.join(ROOT, 'shots') },
  },
});

const configDir = existingFolder(values.config, USAGE);

/** Takes screenshots of every page of the built site. Builds it first unless a built site is given. */
async function takePages(browser: Browser): Promise<void> {
  const widths = values.width.map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 200))
    wrongUse('--width must be a number of pixels.', USAGE);
  const looks = LOOKS.filter((look) => values.look.includes(look));
  if (looks.length < new Set(values.look).size) wrongUse(`--look must be ${LOOKS.join(' or ')}.`, USAGE);
  const dist = path.resolve(values.dist ?? builtFolder(configDir));
  if (values.dist === undefined) {
    const { code, output } = await runNode('scripts/build.ts', ['--config', configDir, '--out', dist]);
    if (code !== 0) wrongUse(`The site could not be built, so there is nothing to take screenshots of.\n${output}`);
  }
  const paths = builtPaths(dist);
  const unknown = values.only?.find((wanted) => !paths.includes(wanted));
  if (unknown !== undefined) wrongUse(`There is no page ${unknown}.`, USAGE);
  if (values.only === undefined) rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  await using server = await serveFolder(dist);
  const progress = new Progress();
  const wanted = values.only ?? paths;
  for (const [index, urlPath] of wanted.entries()) {
    progress.draw(urlPath, index, wanted.length);
    const began = performance.now();
    const name = urlPath === '/' ? 'home' : urlPath.slice(1).replaceAll('/', '--');
    for (const look of looks) {
      for (const width of widths) {
        const file = path.join(values.out, `${name}-${width}${look === 'dark' ? '-dark' : ''}.png`);
        await take(browser, { url: server.url + urlPath, width, look, file });
      }
    }
    progress.count(urlPath, performance.now() - began);
  }
  console.log(`${wanted.length} pages at ${widths.length} widths, ${looks.join(' and ')}, ${progress.end()}.`);
}

/** Takes screenshots of the blocks' examples. */
async function takeBlocks(browser: Browser): Promise<void> {
  const progress = new Progress();
  await screenshotBlocks(browser, configDir, values.only, (file, done, total) => progress.show(file, done, total));
  console.log(`Done ${progress.end()}.`);
}

const stranger = values.blocks ? values.only?.find((type) => !(type in blockMeta)) : undefined;
if (stranger !== undefined) wrongUse(`There is no block "${stranger}".`, USAGE);
const browser = await chromium.launch({
  executablePath: await provideChromium(console.error),
  // No screenshot while a picture is still being decoded.
  args: ['--disable-checker-imaging'],
});
try {
  if (values.studio) await screenshotStudio(browser, configDir);
  else if (values.blocks) await takeBlocks(browser);
  else await takePages(browser);
} finally {
  await browser.close();
}
