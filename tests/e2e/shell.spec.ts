/** Header, floating menu, progress strip and footer (specification 2.2, 2.3, 2.25 and 4). */
import type { Page } from 'playwright/test';
import { navigation, site, words } from './support/content.ts';
import { awakenApp, expect, scrollTo, scrollTop, test } from './support/journey.ts';

const menuWithEntries = navigation.main.filter((item) => item.entries);
const [firstMenu, secondMenu] = menuWithEntries;
const firstEntry = firstMenu?.entries?.[0]?.label ?? '';
const TALL_PAGE = '/';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: words.mainMenu });
const menuButton = (page: Page, label = firstMenu?.label ?? '') =>
  mainMenu(page).getByRole('button', { name: label, exact: true });
const entry = (page: Page, label = firstEntry) => mainMenu(page).getByRole('link', { name: label });

async function openWithStillClock(page: Page, route: string): Promise<void> {
  await page.clock.install();
  await page.goto(route);
  await awakenApp(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('the header on wide screens', () => {
  test('has the thin bar, the main bar and every entry of the JSON', async ({ page }) => {
    await page.goto('/faqs');
    await awakenApp(page);
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
  });

  test('a drop-down menu opens on hover and closes 150 ms after the pointer has left', async ({ page }) => {
    await openWithStillClock(page, '/faqs');
    await menuButton(page).hover();
    await expect(entry(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await page.clock.runFor(navigation.dropdownCloseDelay - 1);
    await expect(entry(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(entry(page)).toBeHidden();
    expect(navigation.dropdownCloseDelay).toBe(150);
  });

  test('a pointer that comes back in time keeps the menu open', async ({ page }) => {
    await openWithStillClock(page, '/faqs');
    await menuButton(page).hover();
    await page.mouse.move(700, 700);
    await page.clock.runFor(100);
    await menuButton(page).hover();
    await page.clock.runFor(1000);
    await expect(entry(page)).toBeVisible();
  });

  test('only one drop-down menu is open at a time', async ({ page }) => {
    await page.goto('/faqs');
    await awakenApp(page);
    await menuButton(page).hover();
    await menuButton(page, secondMenu?.label).hover();
    await expect(entry(page, secondMenu?.entries?.[0]?.label)).toBeVisible();
    await expect(entry(page)).toBeHidden();
  });

  test('menus work by keyboard: Enter opens, Tab goes through, Escape closes and returns the focus', async ({
    page,
  }) => {
    await page.goto('/faqs');
    await awakenApp(page);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(entry(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the link of the current page is marked, and the menu that leads to it', async ({ page }) => {
    await page.goto('/contact');
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('Contact');
    await page.goto('/faqs');
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveCount(0);
  });

  test('a navigation closes the menu it came from', async ({ page }) => {
    await page.goto('/faqs');
    await awakenApp(page);
    await menuButton(page).hover();
    await entry(page).click();
    await expect(page).toHaveURL(firstMenu?.entries?.[0]?.link ?? '');
    await expect(entry(page)).toBeHidden();
  });

  test('the search button is a toggle that closes on a second press, on Escape and on navigation', async ({ page }) => {
    await page.goto('/faqs');
    await awakenApp(page);
    const search = page.getByRole('banner').getByRole('button', { name: words.search, exact: true });
    const panel = page.getByText(words.searchSoon);
    await search.click();
    await expect(search).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    await search.click();
    await expect(panel).toBeHidden();
    await search.click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    await search.click();
    await mainMenu(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(panel).toBeHidden();
  });

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.goto('/faqs');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the menu on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const open = (page: Page) => page.getByRole('button', { name: words.menu, exact: true });
  const close = (page: Page) => page.getByRole('button', { name: words.closeMenu, exact: true });
  const isLocked = (page: Page) =>
    page.evaluate(() =>
      [document.documentElement, document.body].some((element) =>
        ['hidden', 'clip'].includes(getComputedStyle(element).overflowY),
      ),
    );

  test('fills the screen, has every entry, and locks the page behind it', async ({ page }) => {
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
  });

  test('closes on Escape, and the focus returns to its button', async ({ page }) => {
    await page.goto('/faqs');
    await awakenApp(page);
    await open(page).click();
    await page.keyboard.press('Escape');
    await expect(close(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
    expect(await isLocked(page)).toBe(false);
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    await page.goto('/faqs');
    await awakenApp(page);
    await open(page).click();
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab');
    const inMain = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
    expect(inMain).toBe(false);
  });

  test('a navigation closes it and unlocks the page', async ({ page }) => {
    await page.goto('/faqs');
    await awakenApp(page);
    await open(page).click();
    await page.getByRole('link', { name: 'Contact', exact: true }).locator('visible=true').first().click();
    await expect(page).toHaveURL('/contact');
    await expect(close(page)).toBeHidden();
    expect(await isLocked(page)).toBe(false);
  });
});

test.describe('the floating menu', () => {
  const toggle = (page: Page) => page.getByRole('button', { name: words.quickActions });
  const action = (page: Page, label: string) =>
    page
      .getByRole('button', { name: label })
      .or(page.getByRole('link', { name: label }))
      .locator('visible=true')
      .first();
  const [toTop = '', toMarket = '', assistant = ''] = navigation.floatingMenu.actions.map(({ label }) => label);

  async function showMenu(page: Page): Promise<void> {
    await page.goto(TALL_PAGE);
    await awakenApp(page);
    await scrollTo(page, 400);
    await toggle(page).click();
    await expect(action(page, toTop)).toBeVisible();
  }

  test('appears after more than 100 px and goes again', async ({ page }) => {
    await page.goto(TALL_PAGE);
    await awakenApp(page);
    await expect(toggle(page)).toBeHidden();
    await scrollTo(page, 101);
    await expect(toggle(page)).toBeVisible();
    await scrollTo(page, 100);
    await expect(toggle(page)).toBeHidden();
  });

  test('offers its three actions, and a press outside closes it', async ({ page }) => {
    await showMenu(page);
    for (const { label } of navigation.floatingMenu.actions) await expect(action(page, label)).toBeVisible();
    await page.mouse.click(1200, 450);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on Escape', async ({ page }) => {
    await showMenu(page);
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('scrolls to the top', async ({ page }) => {
    await showMenu(page);
    await action(page, toTop).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('goes to the market, at its top', async ({ page }) => {
    await showMenu(page);
    await action(page, toMarket).click();
    await expect(page).toHaveURL('/market-welcome');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test.describe('the assistant', () => {
    test.use({ allowedMessages: [/^(log|info): AI Assistant/] });

    test('writes its line to the console and says that it is coming', async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await showMenu(page);
      await action(page, assistant).click();
      await expect(page.getByRole('alertdialog')).toContainText('AI Assistant - Feature coming soon!');
      await page.getByRole('button', { name: words.ok, exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      expect(said).toHaveLength(1);
    });
  });
});

test('the progress strip says how far the page is read', async ({ page }) => {
  await page.goto(TALL_PAGE);
  await awakenApp(page);
  const progress = page.getByRole('progressbar', { name: words.readingProgress });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await scrollTo(page, 100_000);
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await page.evaluate(() =>
    window.scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  );
  await expect(progress).toHaveAttribute('aria-valuenow', '50');
});

test('the footer has its lists, the contact details, the legal links and the year of the build', async ({ page }) => {
  await page.goto('/faqs');
  const footer = page.getByRole('contentinfo');
  for (const { title, links } of navigation.footer.lists) {
    await expect(footer.getByText(title, { exact: true })).toBeVisible();
    for (const { label, link } of links) {
      await expect(footer.locator(`a[href="${link}"]`, { hasText: label }).first()).toBeVisible();
    }
  }
  for (const { label, link } of [...navigation.footer.legal, navigation.footer.credit]) {
    await expect(footer.locator(`a[href="${link}"]`, { hasText: label }).first()).toBeVisible();
  }
  await expect(footer.locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
  await expect(footer.locator(`a[href="tel:${site.phoneLink}"]`)).toBeVisible();
  for (const { link } of site.social) {
    await expect(footer.locator(`a[href="${link}"]`)).toHaveAttribute(
      'rel',
      /noopener.*noreferrer|noreferrer.*noopener/,
    );
  }
  await expect(footer).toContainText(String(new Date().getFullYear()));
  await expect(footer).toContainText(site.legalName);
});
