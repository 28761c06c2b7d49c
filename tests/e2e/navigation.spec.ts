/** Client-side navigation: title, scroll position, focus and announcement (specification 2 and 4). */
import type { Page } from 'playwright/test';
import { words } from './support/content.ts';
import {
  alone,
  awakenApp,
  expect,
  FAILED_REQUEST,
  followLinkTo,
  isSameDocument,
  MOVING,
  markDocument,
  NIGHTLY,
  SLOW,
  scrollTo,
  scrollTop,
  test,
} from './support/journey.ts';

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await awakenApp(page);
  await markDocument(page);
}

// Some of these journeys are about smooth scrolling and animation.
test.use(MOVING);

test('a link navigates in place: head, content, focus, announcement and scroll position; back and forward restore it', async ({
  page,
  context,
  outside,
}) => {
  await openHome(page);
  await test.step('a modified click is left to the browser', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      inMain(page, 'Talk to our team').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL('/contact');
    await tab.close();
    await expect(page).toHaveURL('/');
  });
  await scrollTo(page, 700);
  const before = {
    title: await page.title(),
    description: await page.locator('meta[name="description"]').getAttribute('content'),
  };
  await inMain(page, 'Talk to our team').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).not.toHaveTitle(before.title);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).not.toHaveAttribute('content', before.description ?? '');
  await expect(canonical(page)).toHaveCount(1);
  await expect(canonical(page)).toHaveAttribute('href', /\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/\w/);
  const announcement = page.locator('[aria-live="polite"]', { hasText: /\w/ });
  await expect(announcement).toHaveText(words.pageLoaded.replace('{title}', await page.title()));

  // A new page starts at its top; back and forward restore the position of each path.
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(600);
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrollTop(page)).toBe(300);
  expect(await isSameDocument(page)).toBe(true);

  await test.step('nothing outside the site is asked for, but the map, by its link alone', async () => {
    const map = page.locator('[data-block="map"]');
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('img')).toBeVisible();
    expect(outside).toEqual([]);
    await map.getByRole('link').first().click();
    await expect.poll(() => outside.length).toBeGreaterThan(0);
    expect([...new Set(outside.map((address) => new URL(address).hostname))]).toEqual(['www.openstreetmap.org']);
  });
});

/** Expects that no block of the page is still waiting for layout, down to the footer. */
async function expectAllLaidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-entering');
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
  await expect(page.locator('#site-footer')).toHaveCSS('content-visibility', 'visible');
}

/** Counts the blocks of a page in each frame that changes them. */
async function countBlocksOfFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const look = () => frames.push(document.querySelectorAll('main > [data-block]').length);
    const main = document.querySelector('main') ?? document;
    new MutationObserver(() => requestAnimationFrame(look)).observe(main, { childList: true });
    Object.assign(window, { frames });
  });
}

const framesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'frames'));

test(
  'the first frame of a page omits blocks below the screen; later frames add them without moving anything, as in a full load',
  SLOW,
  async ({ page }) => {
    await openHome(page);
    await countBlocksOfFrames(page);
    await page.evaluate(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) moved += Number(Reflect.get(shift, 'value'));
        Object.assign(window, { moved });
      }).observe({ type: 'layout-shift' });
    });
    await inMain(page, 'Our story').click();
    await expect(page).toHaveURL('/about/company');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAllLaidOut(page);
    const blocks = await page.locator('main > [data-block]').count();
    expect(blocks).toBeGreaterThan(4);
    expect(await framesOf(page)).toEqual([2, blocks]);
    const moved = await page.evaluate(() => Reflect.get(window, 'moved') ?? 0);
    // The body font arrives with the page, so links of the header may shift by a few pixels.
    expect(moved).toBeLessThan(0.002);

    await expect(page).toHaveTitle(/\w/);
    const main = () => page.getByRole('main').textContent();
    const afterNavigation = { text: await main(), title: await page.title() };
    await page.reload();
    expect({ text: await main(), title: await page.title() }).toEqual(afterNavigation);
  },
);

alone.describe('on a screen higher than two blocks', () => {
  alone.use({ viewport: { width: 1280, height: 4000 } });

  alone('the first frame holds the whole page', NIGHTLY, async ({ page }) => {
    await openHome(page);
    await countBlocksOfFrames(page);
    await inMain(page, 'Our story').click();
    await expect(page).toHaveURL('/about/company');
    await expectAllLaidOut(page);
    expect(await framesOf(page)).toEqual([await page.locator('main > [data-block]').count()]);
  });
});

test(
  'a document skips layout below the screen until it has loaded, but not on a reload or with an anchor',
  NIGHTLY,
  async ({ page }) => {
    await page.addInitScript(() => {
      // Runs before any script that removes the attribute.
      addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { waited: document.documentElement.hasAttribute('data-entering') }),
      );
    });
    const waited = () => page.evaluate(() => Reflect.get(window, 'waited'));
    await page.goto('/about/company');
    expect(await waited()).toBe(true);
    await expectAllLaidOut(page);
    await scrollTo(page, 1500);
    await page.reload();
    expect([await waited(), await scrollTop(page)]).toEqual([false, 1500]);
    await page.goto('/contact#map');
    expect(await waited()).toBe(false);
  },
);

test(
  'a link to an anchor on the same page scrolls there, and one to an anchor on another page ends there',
  SLOW,
  async ({ page }) => {
    await page.goto('/contact');
    await awakenApp(page);
    await page.locator('a[href="#enquiry-form"]').first().click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await expect(page.locator('#enquiry-form')).toBeInViewport();

    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).first().click();
    await expect(page).toHaveURL('/faqs');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await followLinkTo(page, '/contact#enquiry-form');
    await expect(page).toHaveURL('/contact#enquiry-form');
    await expect(page.locator('#enquiry-form')).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  },
);

test(
  'moving the pointer onto a link, as the first event on a page, prefetches its target',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/');
    await Promise.all([
      page.waitForRequest(/\/contact\/page-data\.json$/),
      inMain(page, 'Talk to our team').hover({ noWaitAfter: true }),
    ]);
  },
);

test(
  'a strip is shown while a page takes long to load, and removed when it is shown or fails to load',
  NIGHTLY,
  async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/(contact|faqs)\/page-data\.json$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await openHome(page);
    const strip = page.getByRole('status').filter({ hasText: words.pageLoading });
    await inMain(page, 'Talk to our team').click();
    await expect(strip).toBeAttached();
    await expect(page).toHaveURL('/');
    await test.step('of two links the later counts, and there is one strip', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).first().click();
      await expect(strip).toHaveCount(1);
      gate.resolve();
      await expect(page).toHaveURL('/faqs');
      await expect(strip).toHaveCount(0);
    });
    await test.step('the way back says so too', async () => {
      const held = Promise.withResolvers<void>();
      await page.route('/page-data.json', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goBack();
      await expect(strip).toBeAttached();
      held.resolve();
      await expect(page.locator('[data-block="hero-carousel"]')).toBeVisible();
      await expect(strip).toHaveCount(0);
    });
    expect(await isSameDocument(page)).toBe(true);
  },
);

test.describe('without a connection', () => {
  test.use({ allowedMessages: FAILED_REQUEST });

  test('a message is shown, the page stays, and the link works afterwards', async ({ page, context }) => {
    await openHome(page);
    await context.setOffline(true);
    await inMain(page, 'Talk to our team').click();
    await expect(page.getByRole('alertdialog')).toContainText(words.offline);
    await expect(page.getByRole('status')).toHaveCount(0);
    await page.getByRole('button', { name: words.ok, exact: true }).click();
    await expect(page).toHaveURL('/');
    await context.setOffline(false);
    await inMain(page, 'Talk to our team').click();
    await expect(page).toHaveURL('/contact');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('a URL with a trailing slash or capitals redirects to the one without', async ({ request }) => {
  for (const address of ['/About/', '/about/', '/ABOUT']) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    expect(response.headers().location).toBe('/about');
  }
});
