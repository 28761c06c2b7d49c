/** Coming-soon pages, the 404 screen and the overlays (specification 2.1 and 2.21 to 2.23). */
import type { Page } from 'playwright/test';
import { blockOf, words } from './support/content.ts';
import {
  awakenApp,
  expect,
  FAILED_REQUEST,
  followLinkTo,
  isSameDocument,
  markDocument,
  nightlyIf,
  scrollTop,
  test,
} from './support/journey.ts';
import { asRead } from './support/texts.ts';

test('coming-soon pages have only plain text', async ({ page }) => {
  for (const [route, text] of [
    ['/kilele-pay', 'Coming Soon: Kilele Pay'],
    ['/kilele-stays', 'Coming Soon: Kilele Stays'],
  ] as const) {
    await page.goto(route);
    await expect(page.getByRole('main')).toHaveText(text);
  }
});

test.describe('the 404 screen', () => {
  test.use({ allowedMessages: FAILED_REQUEST });
  const { title, text, actions, links = [] } = blockOf('not-found', 'error-screen');

  test('has a message, status 404 and links; "Go Back" returns to the previous page; a link shows it in place', async ({
    page,
  }) => {
    await page.goto('/faqs');
    const response = await page.goto('/a-path-that-leads-nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Undefined Route');
    await expect(page.getByText(text)).toBeVisible();
    expect(title).toBe('Undefined Route');
    expect(text).toBe(
      "I can't seem to find the resource you're looking for. It could be either moved or didn't exist at all.",
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: actions[0]?.label })).toHaveAttribute('href', '/');
    expect(links.map(({ link }) => link)).toEqual(['/smart-homes', '/services/properties', '/innovation', '/contact']);
    for (const { label, link } of links) {
      await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', link);
    }
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/faqs');

    await awakenApp(page);
    await markDocument(page);
    await followLinkTo(page, '/nowhere-at-all');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Undefined Route');
    await expect(page).toHaveURL('/nowhere-at-all');
    expect(await isSameDocument(page)).toBe(true);
  });
});

/** The link in the 'end of page' journey below; all other links home are tested in the journey of their overlay. */
const ACCEPT = 'Accept';

/** Expects that leaving the open overlay in this way leads home with a full page load. */
async function expectLeadsHome(page: Page, leave: () => Promise<void>): Promise<void> {
  await awakenApp(page);
  await markDocument(page);
  await leave();
  await expect(page).toHaveURL('/');
  expect(await isSameDocument(page)).toBe(false);
}

for (const route of ['/privacypolicy', '/market-welcome']) {
  test.describe(`the overlay ${route}`, () => {
    const id = route === '/privacypolicy' ? 'privacy' : 'market-welcome';
    const { title, description, acknowledgement, points, badges = [], actions } = blockOf(id, 'notice');
    const labels = actions.filter(({ link }) => link === '/').map(({ label }) => label);
    const waysHome = [...labels, words.close].filter((label) => label !== ACCEPT);

    test(
      'shows its title and every point, without header and footer; every link leads home with a full page load',
      nightlyIf(route !== '/privacypolicy'),
      async ({ page }) => {
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const main = page.getByRole('main');
        await expect(main).toContainText(asRead(description));
        if (acknowledgement) await expect(main.getByText(acknowledgement, { exact: true })).toBeVisible();
        for (const point of points) {
          await expect(page.getByText(point.title, { exact: true })).toBeVisible();
          await expect(main).toContainText(asRead(point.text));
        }
        for (const badge of badges) await expect(main.getByText(badge, { exact: true })).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);

        await expectLeadsHome(page, () => page.keyboard.press('Escape'));
        for (const label of waysHome) {
          await page.goto(route);
          const name = { name: label, exact: true };
          await expectLeadsHome(page, () => main.getByRole('link', name).or(main.getByRole('button', name)).click());
        }
        if (route !== '/market-welcome') return;
        await page.goto(route);
        await awakenApp(page);
        await page.getByRole('link', { name: /^Learn More/ }).click();
        await expect(page).toHaveURL('/services/procurement');
      },
    );
  });
}

test('the privacy notice cites the act and has its six points and its acknowledgement', () => {
  const { description, acknowledgement, points } = blockOf('privacy', 'notice');
  expect(description).toContain('Data Protection Act 2019');
  expect(acknowledgement).toMatch(/acknowledge/);
  expect(points).toHaveLength(6);
});

test('the privacy notice opens at its top from the end of a page, and accepting it stores nothing', async ({
  page,
  context,
}) => {
  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await page.goto('/faqs');
  await page.getByRole('contentinfo').locator('a[href="/privacypolicy"]').click();
  await expect(page).toHaveURL('/privacypolicy');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
  await expectLeadsHome(page, () => page.getByRole('link', { name: ACCEPT, exact: true }).click());
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(posts).toEqual([]);
});

test('the market has its seven points and four badges', () => {
  const { points, badges } = blockOf('market-welcome', 'notice');
  expect(points).toHaveLength(7);
  expect(badges).toEqual(['Certified Supplier', 'Smart Integration', 'Modern Fixtures', 'Quality Produce']);
});
