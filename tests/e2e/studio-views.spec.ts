/** Every view of the studio with its dialogs: no axe findings, clear names, and everything usable by keyboard. */
import type { Locator, Page } from 'playwright/test';
import { unclearNames } from './support/clear-names.ts';
import { uselessControls } from './support/controls.ts';
import { FAILED_REQUEST, NIGHTLY, SLOW, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

/** Opens a view with the first of its files, if there is one. */
async function enter(page: Page, view: Locator): Promise<void> {
  await view.click();
  const [first] = await page.getByRole('complementary', { name: 'List' }).getByRole('listitem').all();
  if (first) await first.getByRole('button').first().click();
  await page
    .getByRole('region', { name: /^Fields of/ })
    .waitFor({ timeout: 3000 })
    .catch(() => undefined);
}

/** Expects no axe findings and no unclear names. */
async function expectClear(page: Page, what: string): Promise<void> {
  expect(await axeFindings(page), what).toEqual([]);
  expect(await unclearNames(page), what).toEqual([]);
}

/** Names of controls that open a dialog without doing anything else. */
const OPENERS = /^(New |Used in|Why is this here|Add field|Send a test|Change \(|Help and settings)/;

/** Checks each dialog that the buttons and menus of a view open, unless it was checked before. */
async function expectGoodDialogs(page: Page, seen: Set<string>): Promise<void> {
  const look = async (button: Locator) => {
    await button.click();
    const dialog = page.getByRole('dialog').first();
    await dialog.waitFor();
    await expect(dialog.getByText('Loading…')).toHaveCount(0);
    const name = (await dialog.getByRole('heading').first().innerText()).replace(/ .*/, '');
    if (!seen.has(name)) await expectClear(page, name);
    seen.add(name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  for (const button of await page.getByRole('button', { name: OPENERS, disabled: false }).all()) await look(button);
  // Articles have sections too, which are added without a dialog.
  if ((await page.getByRole('list', { name: 'Sections' }).count()) > 0)
    await look(page.getByRole('button', { name: 'Add section' }));
  const menu = page.getByRole('button', { name: /^More for this/ });
  if ((await menu.count()) === 0) return;
  for (const item of ['Rename', 'Duplicate', 'Delete']) {
    await menu.first().click();
    const found = page.getByRole('menuitem', { name: item });
    if ((await found.count()) > 0) await look(found.first());
    else await page.keyboard.press('Escape');
  }
}

for (const appearance of ['Light', 'Dark'])
  test(`views and dialogs: clear names and no axe findings, ${appearance.toLowerCase()}`, NIGHTLY, async ({ page }) => {
    test.setTimeout(900_000);
    await using studio = await StudioSession.start();
    await studio.open(page);
    await page.getByRole('button', { name: 'Help and settings' }).click();
    await page.getByLabel('Appearance', { exact: true }).selectOption(appearance);
    await page.keyboard.press('Escape');
    const seen = new Set<string>();
    for (const view of await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button').all()) {
      await enter(page, view);
      await expectClear(page, await view.innerText());
      await expectGoodDialogs(page, seen);
    }
    expect([...seen].sort().join(' ')).toMatch(/Add .*Choose .*Delete .*Duplicate .*Help .*New .*Rename .*Used .*Why/);
  });

test(
  'at every window width, all controls of every view are fully visible, uncovered and focusable',
  NIGHTLY,
  async ({ page }) => {
    test.setTimeout(900_000);
    await using studio = await StudioSession.start();
    await studio.open(page);
    for (const view of await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button').all()) {
      await enter(page, view);
      for (const width of [1024, 1280, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => uselessControls(page), `${await view.innerText()} at ${width}`).toEqual([]);
      }
    }
  },
);

test('a section is selected, edited and moved by keyboard alone', SLOW, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page.getByRole('button', { name: /^Home Furniture made for one room$/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Section 2:/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  const title = page.getByRole('region', { name: 'Fields of Text section' }).getByLabel('Title', { exact: true });
  for (
    let presses = 0;
    presses < 30 && !(await title.evaluate((element) => element === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A table for life');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(studio.changes()).toEqual({
    'pages/home.json': ['- "title": "A good table outlives three kitchens"', '+ "title": "A table for life"'],
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help and settings' }).focus();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a narrow window scrolls sideways to every part of the studio', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: /^Home\b/ })
    .click();
  const parts = [
    page.getByRole('region', { name: 'Fields of Home' }),
    page.getByRole('button', { name: 'Save', exact: true }),
  ];
  for (const part of parts) await expect(part).not.toBeInViewport();
  await page.mouse.move(195, 30);
  await page.mouse.wheel(1000, 0);
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
});

for (const width of [1024, 1280]) {
  test(
    `at ${width} pixels views show their names and cover nothing next to them`,
    width > 1024 ? NIGHTLY : SLOW,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await using studio = await StudioSession.start();
      await studio.open(page, 'Pages');
      await expect(page.getByRole('navigation', { name: 'Rooms' }).getByText('History', { exact: true })).toBeVisible();
      const home = page.getByRole('list', { name: 'Pages' }).getByRole('button', { name: /^Home\b/ });
      expect(await uselessControls(page)).toEqual([]);
      // The pointer is still over the rail.
      await home.click({ position: { x: 8, y: 8 } });
      await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Fields of Home' })).toBeVisible();
      await expect.poll(() => uselessControls(page)).toEqual([]);
    },
  );
}
