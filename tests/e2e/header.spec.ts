/** The header on wide screens (specification 2.2 and 4). */
import type { Page } from 'playwright/test';
import { navigation, paths, words } from './support/content.ts';
import {
  alone,
  awakenApp,
  expect,
  MOVING,
  NIGHTLY,
  runFor,
  SLOW,
  scrollTo,
  scrollTop,
  stopClock,
  test,
} from './support/journey.ts';

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

test('Tab reaches the skip link first; bars and menus have every entry, open one at a time, by keyboard, and close on navigation', async ({
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
    await skip.focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('header > a'), 'the logo').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: words.topMenu }).getByRole('link').first()).toBeFocused();
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
  'a dropdown opens on hover, closes 150 ms after the pointer leaves, and stays if it returns',
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

/**
 * Expects that one dropdown is open at a time: Enter opens it, Tab moves through it, Escape closes it and returns a
 * focus that was inside.
 */
async function expectOneMenu(page: Page): Promise<void> {
  await menuButton(page).hover();
  await menuButton(page, secondMenu?.label).hover();
  await expect(entry(page, secondMenu?.entries?.[0]?.label)).toBeVisible();
  await expect(entry(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(entry(page, secondMenu?.entries?.[0]?.label)).toBeHidden();
  await expect(menuButton(page, secondMenu?.label)).not.toBeFocused();
  await page.mouse.move(700, 700);

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

const everyLink = (page: Page) => page.locator('header nav a, footer nav a');

/** The targets of the marked links, without duplicates. */
const marked = (page: Page) =>
  everyLink(page).evaluateAll((links) => [
    ...new Set(links.filter((link) => link.ariaCurrent === 'page').map((link) => link.getAttribute('href'))),
  ]);

/** Whether a link looks different from the others in the same list. */
const standsOut = (page: Page, list: string) =>
  page.locator(list).evaluate((element) => {
    const look = (link: Element | null) => {
      if (!link) return '';
      const { color, textDecorationLine, fontWeight } = getComputedStyle(link);
      return [color, textDecorationLine, fontWeight, getComputedStyle(link, '::after').scale].join();
    };
    return look(element.querySelector('a[aria-current]')) !== look(element.querySelector('a:not([aria-current])'));
  });

test(
  'links to the current page are marked and look different, in both bars and the footer, by any of its paths',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/contact');
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('Contact');
    expect(await standsOut(page, 'header nav:first-of-type > ul')).toBe(true);
    await page.goto('/projects');
    const topBar = page.getByRole('navigation', { name: words.topMenu });
    await expect(topBar.locator('[aria-current="page"]')).toHaveAttribute('href', '/projects');
    expect(await standsOut(page, `header nav[aria-label="${words.topMenu}"]`)).toBe(true);
    expect(await marked(page)).toEqual(['/projects', '/featured-projects']);

    for (const { route, canonical } of paths.filter((one) => one.route !== one.canonical)) {
      const links = await page.goto(route).then(() => marked(page));
      const mainLinks = await everyLink(page).evaluateAll(
        (all, href) => all.filter((link) => link.getAttribute('href') === href).length,
        canonical,
      );
      if (mainLinks > 0) expect(links, route).toContain(canonical);
    }
  },
);

test('the marks follow client-side navigation, including to an alias of a page', SLOW, async ({ page }) => {
  await page.goto('/construction');
  expect(await marked(page)).toEqual(['/services/construction', '/construction']);
  await awakenApp(page);
  await expect(menuButton(page, 'Services')).toHaveAttribute('data-current');
  await page.getByRole('contentinfo').locator('a[href="/properties"]').click();
  await expect(page).toHaveURL('/properties');
  await expect.poll(() => marked(page)).toEqual(['/services/properties', '/properties']);
  await page.goBack();
  await expect(page).toHaveURL('/construction');
  await expect.poll(() => marked(page)).toEqual(['/services/construction', '/construction']);
});

test(
  'a link to the current page goes to its top, focuses its heading, and closes open menus',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/about/company');
    await awakenApp(page);
    await scrollTo(page, 900);
    await menuButton(page).hover();
    await entry(page).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(entry(page)).toBeHidden();
    await expect(page).toHaveURL('/about/company');
  },
);
