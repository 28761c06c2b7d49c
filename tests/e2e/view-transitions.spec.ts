/** Full loads cross-fade, for visitors who allow motion. */
import { chromium } from 'playwright/test';
import { findChromium } from '../../scripts/test/chromium.ts';
import { expect, MOVING, SLOW, test } from './support/journey.ts';

test.use(MOVING);

test('a full load cross-fades from the previous page, but not with reduced motion', SLOW, async ({ baseURL }) => {
  // View transitions are disabled in the browser of the other journeys.
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
  try {
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        Object.assign(window, { isFading: Reflect.get(event, 'viewTransition') !== null });
      });
    });
    /** Leaves a page only after it was painted, since there is no cross-fade otherwise. */
    const goTo = async (path: string) => {
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await page.evaluate((address) => location.assign(address), path);
      await page.waitForURL(path);
    };
    const isFading = () => page.evaluate(() => Reflect.get(window, 'isFading'));
    await page.goto('/kilele-stays');
    await goTo('/kilele-pay');
    await expect.poll(isFading).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goTo('/kilele-stays');
    await expect.poll(isFading).toBe(false);
  } finally {
    await browser.close();
  }
});
