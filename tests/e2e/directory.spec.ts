/**
 * The corporate directory, and the rules that every link of the site follows (specification 2.20; for links without
 * https see ui/Link.test).
 */
import type { Page } from 'playwright/test';
import { words } from './support/content.ts';
import {
  alone,
  awakenApp,
  expect,
  isSameDocument,
  markDocument,
  NIGHTLY,
  scrollTo,
  scrollTop,
  test,
} from './support/journey.ts';

const DIRECTORY = '/directory';
const SITES = [
  { starts: /^The market/, leads: '/market-welcome' },
  { starts: /^The short-stay catalogue/, leads: '/services/bookings' },
];
const COLUMNS: Record<string, string[][]> = {
  'Property Services': [
    ['Property Management', '/services/properties'],
    ['Smart Construction', '/services/construction'],
  ],
  'Business Solutions': [
    ['Supply Chain Solutions', '/services/procurement'],
    ['Agribusiness & Markets', '/services/farmers'],
    ['Partner With Us', '/contact'],
  ],
  'Impact and Innovation': [
    ['Smart Homes', '/smart-homes'],
    ['Our Expertise', '/innovation'],
    ['Opportunities', '/careers'],
    ['Corporate Social Responsibility', '/impact'],
  ],
  Resources: [
    ['Service Charter', '/resources'],
    ['Data Protection Policy', '/resources'],
    ['Terms & Conditions', '/resources'],
  ],
};

const directory = (page: Page, title: string) =>
  page.locator('[data-block="directory"]').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

/** The scroll positions stored for the tab, whose keys are derived from paths. */
const savedPositions = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.includes('/')));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has its dark opening, two sites and four columns, with exactly their links', async ({ page }) => {
    await page.goto(DIRECTORY);
    const hero = page.locator('[data-block="page-hero"]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('We are here for you');
    await expect(hero.locator('[data-tone="ink"]')).toContainText(/steward/);
    const sites = directory(page, 'Sites Directory').getByRole('link');
    await expect(sites).toHaveText(SITES.map(({ starts }) => starts));
    for (const [index, { leads }] of SITES.entries()) await expect(sites.nth(index)).toHaveAttribute('href', leads);
    const columns = directory(page, 'Quick Access').locator('h3, a');
    expect(
      await columns.evaluateAll((entries) =>
        entries.map((entry) => [entry.textContent, entry.getAttribute('href')].filter((part) => part !== null)),
      ),
    ).toEqual(Object.entries(COLUMNS).flatMap(([title, links]) => [[title], ...links]));
  });
});

alone(
  'an internal link navigates in place; the scroll position is saved by path, and restored by going back',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(DIRECTORY);
    await awakenApp(page);
    await markDocument(page);
    const link = directory(page, 'Quick Access').getByRole('link', { name: 'Opportunities' });
    await link.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL('/careers');
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await savedPositions(page)).toEqual([[expect.stringContaining(DIRECTORY), String(left)]]);
    await scrollTo(page, 500);
    await page.goBack();
    await expect(page).toHaveURL(DIRECTORY);
    await expect.poll(() => scrollTop(page)).toBe(left);
    const saved = new Map(await savedPositions(page));
    expect([...saved.keys()].find((key) => key.includes('/careers'))).toBeDefined();
    expect([...saved.values()].sort()).toEqual([String(left), '500'].sort());
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('a link to another site opens in a new tab, without opener and without referrer', async ({
  page,
  context,
  outside,
}) => {
  const referrers: (string | undefined)[] = [];
  await page.goto('/resources');
  const link = page.getByRole('contentinfo').locator('a[href^="https://"]').first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription(words.newTab);
  const address = (await link.getAttribute('href')) ?? '';
  context.on('request', (request) => {
    if (request.url() === address) referrers.push(request.headers().referer);
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await tab.waitForURL(address);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  expect(referrers).toEqual([undefined]);
  expect(outside).toEqual([tab.url()]);
  await expect(page).toHaveURL('/resources');
});

test('documents open in a new tab, and are PDF files', async ({ page, request }) => {
  await page.goto('/resources');
  const documents = page.getByRole('main').locator('a[href$=".pdf"]');
  await expect(documents.first()).toBeVisible();
  for (const link of await documents.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('a link without a target says that its feature is coming soon, and does nothing else', async ({
  page,
  context,
}) => {
  const open = context.pages().length;
  await page.goto('/market-welcome');
  const link = page.getByRole('button', { name: 'Access Market' });
  await link.click();
  await expect(
    page.getByRole('alertdialog').getByText('Access Market - Feature coming soon!', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: words.ok, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/market-welcome');
  expect(context.pages()).toHaveLength(open);
  expect(await savedPositions(page)).toEqual([]);
});
