/** `npm run dev` shows blocks like the built site: the same plugin compiles the styles of both. */
import path from 'node:path';
import type { Page } from 'playwright/test';
import { serveFolder } from '../../scripts/bench/serve-folder.ts';
import { buildGallery } from '../../scripts/lib/block-pictures.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { BODY_FONT } from '../../src/contracts/body-font.ts';
import { DevSession } from './support/dev-server.ts';
import { awakenApp, expect, NIGHTLY, test } from './support/journey.ts';

// The first page of the development server compiles all modules.
test.use({ actionTimeout: 60_000, navigationTimeout: 60_000 });

/** The computed style of each element of the blocks, and of its ::before and ::after. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-block], [data-block] *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && ['none', 'normal'].includes(style.content)) return [];
        // Custom properties show in the properties that use them; file URLs differ, and minified CSS has 'background: 0
        // 0' for 'none'.
        const values = Array.from(style)
          .filter((property) => !property.startsWith('--'))
          .map(
            (property) =>
              `${property}: ${style
                .getPropertyValue(property)
                .replace(/url\("[^"]*"\)/g, 'url()')
                .replace(/^0px 0px$/, '0% 0%')}`,
          );
        return `${element.localName}.${element.getAttribute('class')}${pseudo}\n${values.join('\n')}`;
      }),
    ),
  );
}

/** The differences between two elements of `stylesOf`, with the element. */
function differences(one: string, other = ''): string[] {
  if (one === other) return [];
  const [element, ...values] = one.split('\n');
  const others = new Set(other.split('\n'));
  return values.filter((value) => !others.has(value)).map((value) => `${element} ${value}`);
}

/**
 * Replaces the content of the open page by the dev server's for a path, since each page load would fetch all modules
 * again.
 */
async function showInPlace(page: Page, url: string): Promise<void> {
  await page.evaluate(async (address) => {
    const shown = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
    const own = 'head style:not([data-vite-dev-id])';
    for (const style of document.querySelectorAll(own)) style.remove();
    document.head.prepend(...shown.querySelectorAll(own));
    const [there, next] = [document, shown].map((one) => one.querySelector('main'));
    if (!there || !next) throw new Error(`${address} has no main part`);
    there.replaceWith(next);
  }, url);
}

test(
  'every example of every block has the same style in the build and in npm run dev',
  NIGHTLY,
  async ({ browser }) => {
    test.setTimeout(600_000);
    using folder = temporaryFolder();
    const examples = await buildGallery(path.join(ROOT, 'site-config'), folder.path);
    await using server = await serveFolder(path.join(folder.path, 'dist'));
    // One context, so that both have the same settings.
    await using context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const [built, page] = [await context.newPage(), await context.newPage()];
    await built.route('**/*.js', (route) => route.abort());
    // Which font a text has on the first page depends on timing.
    await context.route('**/*.woff2', (route) => route.abort());
    const dev = await DevSession.start();
    try {
      await page.goto(dev.origin + (examples[0]?.path ?? ''), { timeout: 60_000 });
      await awakenApp(page);
      // The development server shows the body font at once, the build only once it is loaded.
      await page.evaluate((name) => document.documentElement.classList.remove(name), BODY_FONT);
      for (const example of examples) {
        await built.goto(server.url + example.path);
        // Without scripts, the layout below the screen would stay skipped.
        await built.evaluate(() => document.documentElement.removeAttribute('data-entering'));
        await showInPlace(page, dev.origin + example.path);
        const [wanted, shown] = [await stylesOf(built), await stylesOf(page)];
        const name = `${example.type}: ${example.title}`;
        expect(wanted.length, name).toBeGreaterThan(0);
        expect.soft(shown.flatMap((style, at) => differences(style, wanted[at])).slice(0, 20), name).toEqual([]);
        expect.soft(shown.length, name).toBe(wanted.length);
      }
    } finally {
      await dev.stop();
    }
  },
);
