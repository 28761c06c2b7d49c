/** The header on wide screens (specification 2.2 and 4). */
import type { Page } from 'playwright/test';
import { navigation, words } from './support/content.ts';
import { alone, awakenApp, expect, MOVING, runFor, stopClock, test } from './support/journey.ts';

const menuWithEntries = navigation.main.filter((item) => item.entries);
const [firstMenu, secondMenu] = menuWithEntries;
const firstEntry = firstMenu?.entries?.[0]?.label ?? '';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: words.mainMenu });
const menuButton = (page: Page, label = firstMenu?.label ?? '') =>
  mainMenu(page).getByRole('button', { name: label, exact: true });
const entry = (page: Page, label = firstEntry) => mainMenu(page).getByRole('link', { name: label });

test.use(MOVING);

async function openWithStillClock(page: Page, route: string): Promise<void> {
  await page.clock.install();
  await page.goto(route);
  await awakenApp(page);
  await stopClock(page);
}

test('the first Tab skips; bars and menus have every entry, open one at a time, answer keys, and close on a navigation', async ({
  page,
}) => {
  await page.goto('/faqs');
  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveCount(0);
  await awakenApp(page);
  await test.step('the thin bar, the main bar and every entry of the JSON', () => expectEntries(page));
  await page.mouse.move(700, 700);
  await test.step('one menu at a time, by pointer and by keyboard', () => expectOneMenu(page));
  await menuButton(page).hover();
  await entry(page).click();
  await expect(page).toHaveURL(firstMenu?.entries?.[0]?.link ?? '');
  await expect(entry(page)).toBeHidden();
});

async function expectEntries(page: Page): Promise<void> {
  const topBar = page.getByRole('navigation', { name: words.topMenu });
  for (const { label, link } of navigation.topBar) {
    await expect(topBar.getByRole('link', { name: label })).toHaveAttribute('href', link);
  }
  for (const { label, link } of navigation.main.filter((item) => !item.entries)) {
    await expect(mainMenu(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', link ?? '');
  }
  for (const item of menuWithEntries) {
    await menuButton(page, item.label).hover();
    for (const { label, link, description } of item.entries ?? []) {
      await expect(entry(page, label)).toBeVisible();
      await expect(entry(page, label)).toHaveAttribute('href', link);
      await expect(entry(page, label)).toContainText(description ?? '');
    }
  }
}

alone(
  'a drop-down menu opens on hover, closes 150 ms after the pointer has left, and stays when it comes back',
  async ({ page }) => {
    await openWithStillClock(page, '/faqs');
    await menuButton(page).hover();
    await expect(entry(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await runFor(page, navigation.dropdownCloseDelay - 1);
    await expect(entry(page)).toBeVisible();
    await runFor(page, 1);
    await expect(entry(page)).toBeHidden();
    expect(navigation.dropdownCloseDelay).toBe(150);

    await menuButton(page).hover();
    await expect(entry(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await runFor(page, 100);
    await menuButton(page).hover();
    await runFor(page, 1000);
    await expect(entry(page)).toBeVisible();
  },
);

/** One drop-down menu is open at a time; Enter opens, Tab goes through, Escape closes and returns the focus. */
async function expectOneMenu(page: Page): Promise<void> {
  await menuButton(page).hover();
  await menuButton(page, secondMenu?.label).hover();
  await expect(entry(page, secondMenu?.entries?.[0]?.label)).toBeVisible();
  await expect(entry(page)).toBeHidden();
  await page.mouse.move(700, 700);
  await expect(entry(page, secondMenu?.entries?.[0]?.label)).toBeHidden();

  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
}

test('the link of the current page is marked, and the menu that leads to it', async ({ page }) => {
  await page.goto('/contact');
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('Contact');
});
