/** The back/forward cache between full loads, which an unload handler would disable. */
import { chromium } from 'playwright/test';
import { findFullBrowser } from '../../scripts/test/chromium.ts';
import { awakenApp, awakenIslands, expect, NIGHTLY, test } from './support/journey.ts';

const FORBIDDEN = ['unload', 'beforeunload'];

test('pages have no listener that disables the back/forward cache', NIGHTLY, async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    const heard: string[] = [];
    Object.assign(window, { heard });
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof listen>) {
      heard.push(args[0]);
      listen.apply(this, args);
    };
  });
  for (const path of ['/', '/contact', '/blog']) {
    await page.goto(path);
    await awakenApp(page);
    await awakenIslands(page);
    // Loads the navigation code, which takes over scroll restoration.
    await page.getByRole('banner').getByRole('link').first().hover();
    const listened = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heard'));
    await expect.poll(listened, path).toContain('pagehide');
    const heard = await listened();
    expect(
      heard.filter((type) => FORBIDDEN.includes(type)),
      path,
    ).toEqual([]);
    expect(await page.evaluate(() => [window.onunload, window.onbeforeunload]), path).toEqual([null, null]);
  }
});

// The journeys' usual browser has no back/forward cache: a full browser is used, if there is one.
const executablePath = findFullBrowser();
if (executablePath)
  test('going back after a full load restores the page from the back/forward cache', async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({ baseURL });
      await page.goto('/contact');
      await awakenApp(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) =>
          document.documentElement.setAttribute('data-kept', `${persisted}`),
        );
      });
      await page.goto('/faqs');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
      await expect(page).toHaveURL('/contact');
    } finally {
      await browser.close();
    }
  });
