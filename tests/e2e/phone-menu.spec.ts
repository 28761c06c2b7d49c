/** The full-screen menu on phones (specification 2.2 and 4). */
import type { Page } from 'playwright/test';
import { navigation, words } from './support/content.ts';
import { awakenApp, expect, MOVING, test } from './support/journey.ts';

test.use({ ...MOVING, viewport: { width: 390, height: 844 } });

const open = (page: Page) => page.getByRole('button', { name: words.menu, exact: true });
const close = (page: Page) => page.getByRole('button', { name: words.closeMenu, exact: true });
const isLocked = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].some((element) =>
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowY),
    ),
  );

test('fills the screen, has every entry, locks the page and the focus, and closes by its button, on Escape and on a navigation', async ({
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
