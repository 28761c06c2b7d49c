/** The search of the header (decisions: 'Search toggles a flag only'). */
import type { Page } from 'playwright/test';
import { navigation, words } from './support/content.ts';
import {
  alone,
  awakenApp,
  expect,
  FAILED_REQUEST,
  isSameDocument,
  markDocument,
  NIGHTLY,
  SLOW,
  test,
} from './support/journey.ts';
import { axeFindings, overflow } from './support/measure.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: words.search, exact: true });
const field = (page: Page) => page.getByRole('searchbox', { name: words.searchLabel });
const results = (page: Page) => page.locator('[data-results] a');
const status = (page: Page) => page.getByRole('banner').getByRole('status');
const panel = navigation.searchPanel;

/** The URLs of the search that the page has requested. */
const asked = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /pagefind|SearchPanel/.test(path)),
  );

test('finds pages while typing, by pointer and by keyboard, and downloads nothing before', async ({ page }) => {
  await page.goto('/faqs');
  await awakenApp(page);
  await page.waitForLoadState('networkidle');
  expect(await asked(page)).toEqual([]);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(results(page)).toHaveText(panel?.suggestions.map(({ label }) => label) ?? []);
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.type('tailo');
  await expect(results(page).first()).toContainText('Revitalising urban rental spaces');
  await expect(results(page).first()).toContainText('Smart Homes');
  await expect(results(page).first().locator('mark').first()).toHaveText(/tailor/i);
  await expect(status(page)).toContainText('tailo');
  expect(await axeFindings(page)).toEqual([]);

  await markDocument(page);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/revitalising-urban-rental-spaces');
  await expect(field(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
});

test(
  'closes on a second click, on Escape with the focus back, on a click outside and on navigation',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/faqs');
    await awakenApp(page);
    const close = async (how: () => Promise<void>) => {
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await how();
      await expect(field(page)).toBeHidden();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    };
    await close(() => button(page).click());
    await close(() => page.keyboard.press('Escape'));
    await expect(button(page)).toBeFocused();
    await close(() => page.mouse.click(700, 880));
    await close(() => results(page).first().click());
    await expect(page).toHaveURL(panel?.suggestions[0]?.link ?? '');
  },
);

test('/ opens it, even before any script of the page has run, but not while typing', SLOW, async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  const answer = page.locator('main input[type="text"]').first();
  await answer.focus();
  await page.keyboard.type('1/2');
  await expect(answer).toHaveValue('1/2');
  await expect(field(page)).toBeHidden();
});

test('/ can be turned off in the panel, permanently, and on again', NIGHTLY, async ({ page }) => {
  const box = page.getByRole('checkbox', { name: words.searchShortcut });
  await page.goto('/faqs');
  await awakenApp(page);
  await button(page).click();
  await box.uncheck();
  await page.keyboard.press('Escape');
  await expect(button(page)).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('/');
  await expect(field(page)).toBeHidden();
  await page.goto('/contact');
  await page.keyboard.press('/');
  await awakenApp(page);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).click();
  await box.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('the first click opens it even before the header is hydrated', NIGHTLY, async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/resources');
  await button(page).dispatchEvent('click');
  expect(await page.locator('#root').getAttribute('data-live')).toBeNull();
  release.resolve();
  await awakenApp(page);
  await expect(field(page)).toBeFocused();
});

alone('reports that nothing was found, and offers links; hidden pages are not found', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await awakenApp(page);
  await button(page).click();
  await field(page).fill('xylophone <b>');
  await expect(status(page)).toContainText('xylophone <b>');
  await expect(results(page).first()).toHaveText(panel?.help.label ?? '');
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await field(page).fill('');
  await expect(status(page)).toHaveText('');
});

test.describe('without a connection', () => {
  test.use({ allowedMessages: FAILED_REQUEST });

  test('shows a message, and finds pages after a retry', NIGHTLY, async ({ page }) => {
    await page.goto('/faqs');
    await awakenApp(page);
    await page.route(/SearchPanel/, (route) => route.abort());
    await button(page).click();
    await expect(page.getByText(words.searchFailed)).toBeVisible();
    await page.unroute(/SearchPanel/);
    await page.route(/\/pagefind\//, (route) => route.abort());
    await page.getByRole('button', { name: words.tryAgain }).click();
    await field(page).fill('solar');
    await expect(status(page)).toHaveText(words.searchFailed);
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(/\/pagefind\//);
    await page.getByRole('button', { name: words.tryAgain }).click();
    await expect(results(page).locator('mark').first()).toBeVisible();
  });
});
