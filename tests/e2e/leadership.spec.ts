/** Profiles of leaders: a dialog with its own URL (specification 2.6 and 4). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { Leader } from '../../src/generated/types.ts';
import { blockOf, words } from './support/content.ts';
import { awaken, expect, isSameDocument, MOVING, markDocument, NIGHTLY, scrollTop, test } from './support/journey.ts';

const FOLDER = path.join(import.meta.dirname, '../../site-config/collections/leaders');
const { path: list, texts } = blockOf('leadership', 'profiles');
const leader = (id: string): Leader => JSON.parse(readFileSync(path.join(FOLDER, `${id}.json`), 'utf8'));

const technology = { id: 'otieno-odhiambo', ...leader('otieno-odhiambo') };
const administrator = { id: 'zawadi-mwangi', ...leader('zawadi-mwangi') };

const opener = (page: Page, { firstName }: Leader) =>
  page.getByRole('link', { name: texts.open.replace('{firstName}', firstName) });
const profile = (page: Page, { name }: Leader) => page.getByRole('dialog', { name });
const closeLink = (page: Page) => page.getByRole('dialog').getByRole('link', { name: words.close, exact: true });

/** The path of the canonical link. */
const canonical = (page: Page) =>
  page
    .locator('link[rel="canonical"]')
    .getAttribute('href')
    .then((href) => new URL(href ?? '').pathname);

/** The scripts with React that the page has fetched. */
function reactFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.filter((name) => /\/react\.[^/]*\.js$/.test(name));
  });
}

async function expectList(page: Page, left: Leader): Promise<void> {
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page, left)).toBeFocused();
  await expect(page).not.toHaveTitle(new RegExp(left.name));
  expect(await canonical(page)).toBe(list);
}

async function expectProfile(page: Page, shown: Leader & { id: string }): Promise<void> {
  await expect(page).toHaveURL(`${list}/${shown.id}`);
  await expect(profile(page, shown).getByRole('heading', { name: shown.name })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(shown.name));
  expect(await canonical(page)).toBe(`${list}/${shown.id}`);
}

test.describe('with motion', () => {
  test.use(MOVING);

  test('a profile opens from its card, and closes by its link, Escape, a click outside and going back; the page stays', async ({
    page,
  }) => {
    await page.goto(list);
    await awaken(page, 'profiles');
    await markDocument(page);
    await opener(page, technology).scrollIntoViewIfNeeded();
    const top = await scrollTop(page);
    const ways = [() => closeLink(page).click(), () => page.keyboard.press('Escape'), () => page.mouse.click(8, 450)];
    for (const leave of ways) {
      await opener(page, technology).click();
      await expectProfile(page, technology);
      await leave();
      await expectList(page, technology);
      expect(await scrollTop(page)).toBe(top);
    }

    // Back closes it, and forward opens it again.
    await opener(page, technology).click();
    await expectProfile(page, technology);
    await page.goBack();
    await expectList(page, technology);
    await page.goForward();
    await expectProfile(page, technology);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test(
  'a profile is open at its URL, shows only what the person has, and closing it leads to the list',
  NIGHTLY,
  async ({ page }) => {
    await page.goto(`${list}/${administrator.id}`);
    await expectProfile(page, administrator);
    const shown = profile(page, administrator);
    await expect(shown.getByRole('link', { name: texts.email })).toHaveAttribute(
      'href',
      `mailto:${administrator.email}`,
    );
    await expect(shown.getByRole('heading', { name: texts.education })).toBeVisible();
    await expect(shown.getByRole('heading', { name: texts.achievements })).toHaveCount(0);
    await expect(shown.getByRole('heading', { name: texts.techStack })).toHaveCount(0);

    await test.step('a network link without a target says that it is coming, over the profile', async () => {
      await awaken(page, 'profiles');
      const link = shown.getByRole('button', { name: texts.network });
      await link.click();
      await expect(page.getByRole('alertdialog')).toContainText(words.comingSoon.replace('{label}', texts.network));
      await page.keyboard.press('Enter');
      await expect(link).toBeFocused();
    });
    await page.keyboard.press('Escape');
    await expectList(page, administrator);

    await page.goto(`${list}/${technology.id}`);
    const other = profile(page, technology);
    await expect(other.getByRole('heading', { name: texts.techStack })).toBeVisible();
    await expect(other.getByRole('heading', { name: texts.achievements })).toBeVisible();
    await expect(other.getByRole('link', { name: texts.network })).toHaveAttribute('target', '_blank');
    await expect(other.getByRole('link', { name: texts.email })).toHaveCount(0);
  },
);

test(
  'a profile opened by its URL can be left by the first key, before other scripts have loaded',
  NIGHTLY,
  async ({ page }) => {
    await page.goto(`${list}/${technology.id}`);
    await expectProfile(page, technology);
    await page.waitForLoadState('networkidle');
    expect(await reactFiles(page)).toHaveLength(0);
    await page.keyboard.press('Escape');
    await expectList(page, technology);
    expect(await reactFiles(page)).toHaveLength(1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a profile can be opened, read and closed', NIGHTLY, async ({ page }) => {
    await page.goto(list);
    await opener(page, technology).click();
    await expect(page).toHaveURL(`${list}/${technology.id}`);
    await expect(profile(page, technology)).toBeVisible();
    await closeLink(page).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
