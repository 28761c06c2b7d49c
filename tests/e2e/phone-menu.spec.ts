/** The full-screen menu on phones (specification 2.2 and 4). */
import type { Page } from 'playwright/test';
import { navigation, words } from './support/content.ts';
import {
  awakenApp,
  expect,
  isSameDocument,
  MOVING,
  markDocument,
  NIGHTLY,
  scrollTo,
  scrollTop,
  test,
} from './support/journey.ts';

test.use({ ...MOVING, viewport: { width: 390, height: 844 } });

const open = (page: Page) => page.getByRole('button', { name: words.menu, exact: true });
const close = (page: Page) => page.getByRole('button', { name: words.closeMenu, exact: true });
const isLocked = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].some((element) =>
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowY),
    ),
  );

test('fills the screen, has every entry, locks scrolling and focus, and closes by its button, Escape and navigation', async ({
  page,
}) => {
  await page.goto('/faqs');
  await awakenApp(page);
  expect(await isLocked(page)).toBe(false);
  await open(page).click();
  for (const item of navigation.main) {
    for (const { label } of item.entries ?? [item]) {
      await expect(page.getByRole('link', { name: label }).locator('visible=true').first()).toBeVisible();
    }
  }
  expect(await isLocked(page)).toBe(true);
  await close(page).click();
  await expect(close(page)).toBeHidden();
  expect(await isLocked(page)).toBe(false);

  await open(page).click();
  await page.keyboard.press('Escape');
  await expect(close(page)).toBeHidden();
  await expect(open(page)).toBeFocused();
  expect(await isLocked(page)).toBe(false);

  await open(page).click();
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab');
  const inMain = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
  expect(inMain).toBe(false);
  await page.getByRole('link', { name: 'Contact', exact: true }).locator('visible=true').first().click();
  await expect(page).toHaveURL('/contact');
  await expect(close(page)).toBeHidden();
  expect(await isLocked(page)).toBe(false);
});

/** Expects a closed menu, and the page at its top, not locked, in the same document. */
async function expectAtTop(page: Page): Promise<void> {
  await expect(close(page)).toBeHidden();
  expect(await isLocked(page)).toBe(false);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
}

test('the link to the current page is marked, closes the menu and goes to the top', NIGHTLY, async ({ page }) => {
  await page.goto('/contact');
  await awakenApp(page);
  await markDocument(page);
  await scrollTo(page, 900);
  await open(page).click();
  const link = page.locator('#site-menu [aria-current="page"]');
  await expect(link).toHaveText('Contact');
  await link.click();
  await expectAtTop(page);
  await expect(page).toHaveURL('/contact');
  // Going back does not lead to the same page again.
  expect(await page.evaluate(() => history.length)).toBe(2);

  await test.step('on a further path of a page its main link is marked, and leads to the same page', async () => {
    await page.goto('/construction');
    await awakenApp(page);
    await markDocument(page);
    await scrollTo(page, 900);
    await open(page).click();
    await expect(link).toHaveAttribute('href', '/services/construction');
    await link.click();
    await expect(page).toHaveURL('/services/construction');
    await expectAtTop(page);
  });
});

test('a link to an anchor on the current page closes the menu', NIGHTLY, async ({ page }) => {
  await page.goto('/contact');
  await awakenApp(page);
  await open(page).click();
  await page
    .locator('#site-menu [aria-current="page"]')
    .evaluate((link) => link.setAttribute('href', '/contact#enquiry-form'));
  await page.locator('#site-menu [aria-current="page"]').click();
  await expect(close(page)).toBeHidden();
  await expect(page.locator('#enquiry-form')).toBeInViewport();
});
