/** Findings are shown where they belong, with a button that fixes them, and disappear when they are fixed. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, SLOW, test } from './support/journey.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST, viewport: { width: 1280, height: 800 } });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name, exact: true });

/** Opens the first section of the home page. Returns its title field. */
async function openTitle(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Home\b/ }).click();
  await page.getByRole('button', { name: /^Section 1:/ }).click();
  return field(page, 'Title');
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

test('refused saving names the field, and shows its message until it is fixed', SLOW, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  const title = await openTitle(page);
  const before = await title.inputValue();
  await title.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Nothing was saved');
  await expect(messages.getByRole('listitem')).toContainText('“Title” is empty.');
  expect(studio.changes()).toEqual({});
  await title.fill(before);
  await expect(page.getByText('Nothing was saved')).toHaveCount(0);
});

test(
  'the list of findings contains its buttons, and closes when the user goes elsewhere',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page, 'Pages');
    const title = await openTitle(page);
    await title.fill('A text  with two spaces, and so long that the button which fixes it has no room in one line');
    await page.getByRole('button', { name: /^\d+ findings?$/ }).click();
    const panel = page.getByRole('region', { name: 'Findings' });
    const fix = panel.getByRole('button', { name: /^Change to/ });
    await expect(fix.first()).toBeVisible();
    const around = await boxOf(panel);
    for (const button of await panel.getByRole('button').all()) {
      const { x, width } = await boxOf(button);
      expect(x).toBeGreaterThanOrEqual(around.x);
      expect(x + width).toBeLessThanOrEqual(around.x + around.width);
    }
    await view(page, 'Facts').click();
    await expect(panel).toHaveCount(0);
  },
);

test('findings about a whole section are above its fields', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page.getByRole('button', { name: /^Home\b/ }).click();
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('button', { name: /^Insert Plain text,/ }).click();
  await expect(page.getByRole('region', { name: 'Fields of Plain text' })).toContainText('a second main heading');
});

test('a long list of findings scrolls, and the window does not', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start((content) => {
    const file = path.join(content, 'facts.json');
    const facts = JSON.parse(readFileSync(file, 'utf8'));
    for (let number = 1; number <= 20; number++) facts[`unused${number}`] = { value: 'two  spaces' };
    writeFileSync(file, JSON.stringify(facts));
  });
  await studio.open(page, 'Facts');
  await page.getByRole('button', { name: /^\d+ findings$/ }).click();
  await expect(page.getByRole('region', { name: 'Findings' }).getByRole('listitem').nth(19)).toBeAttached();
  const { height, visible } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    visible: innerHeight,
  }));
  expect(height).toBe(visible);
});

test('a dialog stays in place while its text grows', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'People');
  await page.getByRole('button', { name: 'New person' }).click();
  const dialog = page.getByRole('dialog', { name: 'New person' });
  const before = await boxOf(dialog);
  await field(page, 'Name').fill('Ada Field');
  await expect(dialog.getByText('Still to do')).toBeVisible();
  const after = await boxOf(dialog);
  expect(after.height).toBeGreaterThan(before.height);
  expect(after.y).toBe(before.y);
  // Staff who have never seen the folder know fields, not files.
  await expect(dialog.getByText(/^Job title of the person ada-field/)).toBeVisible();
});

test(
  'the first clicked field shows its suggestions, even at the lower edge of the window',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page, 'Forms', /^contact/i);
    const failure = field(page, 'Failure');
    await failure.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await failure.click();
    await expect(page.getByRole('listbox', { name: 'Suggestions: Failure' })).toBeVisible();
  },
);

test('suggestions stay next to their field while their number shrinks', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Menus');
  const menu = page.getByRole('group', { name: 'Main menu', exact: true });
  await menu.getByRole('button', { name: 'Add entry' }).click();
  const link = menu.getByRole('combobox', { name: 'Link' }).last();
  await link.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await link.fill('contact');
  const option = page.getByRole('option').last();
  await expect(option).toBeVisible();
  const gap = async () => {
    const [list, input] = [await boxOf(option), await boxOf(link)];
    return list.y < input.y ? input.y - list.y - list.height : list.y - input.y - input.height;
  };
  await expect.poll(gap).toBeLessThan(24);
});

test(
  'a file that is broken at startup is marked in its list, with its history one click away',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start((content) =>
      writeFileSync(path.join(content, 'pages/work.json'), '{ "title": "Our work", '),
    );
    await studio.open(page, 'Pages');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Work\b/ }) });
    await expect(row).toContainText('Error');
    await row.getByRole('button').click();
    await page.getByRole('button', { name: 'Bring back an earlier version' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^History of/ })).toBeVisible();
  },
);
