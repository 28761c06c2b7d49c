/** The body font is loaded late, and causes no layout shift. */
import type { Page } from 'playwright/test';
import { latestArticle } from './support/content.ts';
import { alone, expect, nightlyIf, SLOW, scrollTo } from './support/journey.ts';
import { disableCache, layoutShifts, watchLayoutShifts } from './support/measure.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  alone(
    `the text font is applied without moving anything, at ${viewport.width} pixels`,
    nightlyIf(viewport.width > 390),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await disableCache(page);
      await watchLayoutShifts(page);
      await page.goto('/contact');
      const isShownAtTheEnd = () =>
        page.getByRole('contentinfo').evaluate((footer) => footer.closest('.text-font') !== null);
      await expect.poll(isShownAtTheEnd).toBe(true);
      expect(await layoutShifts(page)).toEqual([]);
    },
  );

alone('the text font is applied below the screen if it would move something on the screen', SLOW, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await disableCache(page);
  await watchLayoutShifts(page);
  // All blocks in one part, as in an article: the font is applied only where nothing on the screen moves.
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<main[^>]*>)(.*)(<\/main>)/s, '$1<div>$2</div>$3');
    await route.fulfill({ response, body });
  });
  await page.goto('/contact');
  const isShownAtTheEnd = () =>
    page
      .locator('main [data-block]')
      .last()
      .evaluate((block) => block.closest('.text-font') !== null);
  await expect.poll(isShownAtTheEnd).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);
});

alone('the text font is applied for a visitor who scrolled before it had loaded', SLOW, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await disableCache(page);
  await watchLayoutShifts(page);
  const scrolled = Promise.withResolvers<void>();
  await page.route('**/fonts/text-*', async (route) => {
    await scrolled.promise;
    await route.continue();
  });
  await page.goto(latestArticle.path);
  const paragraphs = page.getByRole('article').locator('section > p');
  const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await middle.evaluate((paragraph) => paragraph.scrollIntoView());
  scrolled.resolve();
  const isShown = (paragraph: Element) => paragraph.closest('.text-font') !== null;
  await expect.poll(() => paragraphs.last().evaluate(isShown)).toBe(true);
  // Elements that would have moved get the font once they are below the screen.
  await scrollTo(page, 0);
  await expect.poll(() => middle.evaluate(isShown)).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);
});

alone('no passage has two fonts, however little of it is on the screen', SLOW, async ({ page }) => {
  await disableCache(page);
  await watchLayoutShifts(page);
  // Cards with marks in a row, of which some are below the screen.
  await page.goto('/market-welcome');
  await page.waitForFunction(() => document.querySelector('main .text-font') !== null);
  const inPieces = () =>
    page.locator('main .text-font').evaluateAll((elements) =>
      elements
        .map((element) => element.parentElement)
        .filter((parent) => parent && parent.localName !== 'main' && parent.offsetHeight <= innerHeight / 2)
        .map((parent) => parent?.outerHTML.slice(0, 120)),
    );
  for (const top of [0, 200]) {
    await scrollTo(page, top);
    expect(await inPieces()).toEqual([]);
  }
  expect(await layoutShifts(page)).toEqual([]);
});

/** Whether the page's first heading uses a loaded font. */
async function hasHeadlineFont(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

alone('the headline font that missed the first paint is applied on the next page', SLOW, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await disableCache(page);
  await watchLayoutShifts(page);
  const painted = Promise.withResolvers<void>();
  await page.route('**/fonts/display-*', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  painted.resolve();
  await page.waitForFunction(() => document.querySelector('#site-footer.text-font') !== null);
  expect(await layoutShifts(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => hasHeadlineFont(page)).toBe(true);
});
