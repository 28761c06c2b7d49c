/**
 * Links to anchors on a page: wherever, whenever and however they are clicked, the page ends up at their target and
 * stays there.
 */
import type { Page } from 'playwright/test';
import { builtFile, mainPaths } from './support/content.ts';
import {
  alone,
  awakenApp,
  expect,
  followLinkTo,
  MOVING,
  NIGHTLY,
  scrollTo,
  scrollTop,
  slowIf,
  test,
} from './support/journey.ts';

/** The anchors on a page to which its own links lead. */
function placesOn(route: string): string[] {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(builtFile(`${route}/index.html`)) ?? [];
  return [...new Set([...main.matchAll(/<a href="(#[^"]+)"/g)].map(([, hash = '']) => hash))];
}

const pages = mainPaths.flatMap((route) => {
  const places = placesOn(route);
  return places.length > 0 ? [{ route, places }] : [];
});
const [
  {
    route: somePage,
    places: [somePlace = ''],
  } = { route: '', places: [] },
] = pages;

const linkTo = (page: Page, hash: string) => page.locator(`main a[href="${hash}"]`).first();

/** Pixels between an anchor and its expected position: below the header, or as far up as the page can be scrolled. */
function distance(page: Page, hash: string): Promise<number> {
  return page.evaluate((name) => {
    const place = document.querySelector(name);
    if (!place) throw new Error(`There is no ${name}.`);
    const { scrollHeight } = document.documentElement;
    const wanted = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const top = place.getBoundingClientRect().top - wanted - Number.parseFloat(getComputedStyle(place).scrollMarginTop);
    return Math.round(Math.min(Math.abs(top), Math.abs(scrollHeight - innerHeight - scrollY)));
  }, hash);
}

/** Waits until every block is laid out, scripts have loaded and the page does not move. */
async function untilAtRest(page: Page): Promise<void> {
  await page.locator('html:not([data-entering])').waitFor({ state: 'attached' });
  await page.locator('#root[data-live]').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    for (let still = 0, before = scrollY; still < 12; before = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === before ? still + 1 : 0;
    }
  });
}

async function expectAt(page: Page, hash: string): Promise<void> {
  await untilAtRest(page);
  expect(await distance(page, hash), hash).toBeLessThanOrEqual(3);
  expect(await scrollTop(page)).toBeGreaterThan(0);
}

/**
 * Clicks a link as soon as the page has loaded: with the pointer, or by script if it is below the screen, as a screen
 * reader does.
 */
async function pressAtOnce(page: Page, route: string, hash: string): Promise<void> {
  await page.goto(route, { waitUntil: 'load' });
  const box = await linkTo(page, hash).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (box && box.y > 0 && box.y + box.height < height) await page.mouse.click(box.x + 9, box.y + 9);
  else await linkTo(page, hash).evaluate((link: HTMLElement) => link.click());
}

for (const [width, height, motion] of [
  [390, 844, MOVING.contextOptions.reducedMotion],
  [1440, 900, 'reduce'],
] as const) {
  alone.describe(`at ${width} pixels, motion: ${motion}`, () => {
    alone.use({ viewport: { width, height }, contextOptions: { reducedMotion: motion } });

    for (const [index, { route, places }] of pages.entries()) {
      alone(
        `links to anchors on ${route} that are clicked at once lead there`,
        index > 0 ? NIGHTLY : slowIf(width < 1000),
        async ({ page }) => {
          for (const hash of places) {
            await pressAtOnce(page, route, hash);
            await expectAt(page, hash);
          }
        },
      );
    }
  });
}

test.describe('with motion', () => {
  test.use(MOVING);

  test('on a slow processor, by keyboard, after a while, and with an anchor in the URL', NIGHTLY, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await test.step('six times as slow', async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await pressAtOnce(page, somePage, somePlace);
      await expectAt(page, somePlace);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    });
    await test.step('by keyboard', async () => {
      await page.goto(somePage);
      await linkTo(page, somePlace).focus();
      await page.keyboard.press('Enter');
      await expectAt(page, somePlace);
    });
    for (const milliseconds of [100, 550]) {
      await test.step(`after ${milliseconds} ms`, async () => {
        await page.goto(somePage);
        await page.waitForTimeout(milliseconds);
        await linkTo(page, somePlace).click();
        await expectAt(page, somePlace);
      });
    }
    await test.step('in the address', async () => {
      await page.goto('about:blank');
      await page.goto(somePage + somePlace);
      await awakenApp(page);
      await expectAt(page, somePlace);
    });
  });

  test(
    'back and forward move between the anchors of a page, and to anchors on other pages',
    NIGHTLY,
    async ({ page }) => {
      await page.goto(somePage);
      await awakenApp(page);
      await linkTo(page, somePlace).click();
      await expectAt(page, somePlace);
      await page.goBack();
      await expect(page).toHaveURL(somePage);
      await expect.poll(() => scrollTop(page)).toBeLessThan(300);
      // The browser scrolls back smoothly, and does not go forward again from halfway.
      await untilAtRest(page);
      await page.goForward();
      await expect(page).toHaveURL(somePage + somePlace);
      await expectAt(page, somePlace);

      const away = pages.at(-1);
      const [place = ''] = away?.places ?? [];
      await followLinkTo(page, `${away?.route}${place}`);
      await expect(page).toHaveURL(`${away?.route}${place}`);
      await expectAt(page, place);
      await scrollTo(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(somePage + somePlace);
      await untilAtRest(page);
      expect(await scrollTop(page)).toBeGreaterThan(300);
    },
  );

  test('a link clicked in the first frame of a new page leads to its target', NIGHTLY, async ({ page }) => {
    await page.goto('/faqs');
    await awakenApp(page);
    await page.evaluate(
      ([route = '', hash = '']) => {
        const press = () => {
          const link = document.querySelector<HTMLElement>(`main a[href="${hash}"]`);
          if (location.pathname === route && link) link.click();
          else requestAnimationFrame(press);
        };
        requestAnimationFrame(press);
      },
      [somePage, somePlace],
    );
    await followLinkTo(page, somePage);
    await expect(page).toHaveURL(somePage + somePlace);
    await expectAt(page, somePlace);
  });
});
