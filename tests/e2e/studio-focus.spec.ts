/**
 * Keyboard users continue where they were: when the focused element disappears, the focus moves to a sensible place.
 */
import type { Page } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, SLOW, test } from './support/journey.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Chooses an item in the focused menu. */
async function choose(page: Page, item: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
}

test('the focus follows what is moved, duplicated, removed, added, chosen and saved', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await button(page, /^Home\b/).press('Enter');
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
  // Which button has the focus depends on when the page has loaded.
  await expect(page.getByRole('complementary', { name: 'List' }).locator(':focus')).toHaveCount(1);
  await button(page, 'More for section 2').focus();
  await choose(page, 'Move down');
  await expect(button(page, 'More for section 3')).toBeFocused();
  await choose(page, 'Add section before');
  await expect(page.getByRole('searchbox', { name: 'Search kinds of section' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'More for section 3')).toBeFocused();
  const sections = page.getByRole('list', { name: 'Sections' });
  const count = await sections.getByRole('listitem').count();
  await choose(page, 'Delete');
  await expect(sections.getByRole('listitem')).toHaveCount(count - 1);
  await expect(button(page, 'More for section 3')).toBeFocused();
  await page.keyboard.press('Escape');
  await button(page, 'Save').press('Enter');
  await expect(button(page, 'Save')).toBeDisabled();
  await expect(button(page, 'Save')).toBeFocused();
  const findings = button(page, /finding|Nothing is wrong/);
  await findings.press('Enter');
  await expect(page.getByRole('region', { name: 'Findings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findings).toBeFocused();
});

test('a dialog of the studio keeps the focus, whatever the page behind it does', SLOW, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Dialogs');
  await page.getByRole('list', { name: 'Dialogs' }).getByRole('button').first().click();
  const shown = page.frameLocator('iframe[title^="Page"]').getByRole('dialog');
  await expect(shown).toBeVisible();
  await button(page, 'Help and settings').click();
  const help = page.getByRole('dialog', { name: 'Help', exact: true });
  await expect(help).toBeVisible();
  await shown
    .getByRole('button')
    .first()
    .evaluate((inside) => inside.focus());
  await expect.poll(() => shown.evaluate(({ ownerDocument }) => ownerDocument.hasFocus())).toBe(false);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(shown).toBeVisible();
});

test(
  'a dialog of the page takes no focus, and typing replaces a new item’s placeholder text',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page, 'Dialogs');
    const first = page.getByRole('list', { name: 'Dialogs' }).getByRole('button').first();
    await first.press('Enter');
    await expect(page.frameLocator('iframe[title^="Page"]').getByRole('dialog')).toBeVisible();
    await expect(first).toBeFocused();
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: 'Menus' }).click();
    const entries = page.getByRole('group', { name: 'Main menu', exact: true });
    await entries.getByRole('button', { name: 'Add entry' }).press('Enter');
    const label = entries.getByRole('group', { name: /^Entry/ }).getByLabel('Label', { exact: true });
    await expect(label).toBeFocused();
    await page.keyboard.type('Notes');
    await expect(label).toHaveValue('Notes');
    const help = button(page, 'Help and settings');
    await help.press('Enter');
    await button(page, 'Show the first look again').press('Enter');
    await expect(button(page, 'Next')).toBeFocused();
    await button(page, 'Skip').press('Enter');
    await expect(help).toBeFocused();
  },
);
