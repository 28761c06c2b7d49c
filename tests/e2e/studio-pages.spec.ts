/** Editing pages in the studio, by roles and names alone; the written changes are compared line by line. */
import type { Page } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, SLOW, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

const shownPage = (page: Page) => page.frameLocator('iframe[title^="Page"]');
const sections = (page: Page) => page.getByRole('list', { name: 'Sections' }).getByRole('listitem');
const section = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Section ${number}:`) });
const fields = (page: Page, of: string) => page.getByRole('region', { name: `Fields of ${of}` });

async function openHome(page: Page): Promise<StudioSession> {
  const studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page.getByRole('button', { name: /^Home\b/ }).click();
  await shownPage(page).getByRole('heading', { level: 1 }).waitFor();
  return studio;
}

test('a headline is edited in its field, shown at once, and saved as one changed line', async ({ page }) => {
  await using studio = await openHome(page);
  await section(page, 1).click();
  await fields(page, 'Page hero').getByLabel('Title', { exact: true }).fill('Built once, for your room');
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText('Built once, for your room');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  expect(studio.changes(), 'nothing is written before it is saved').toEqual({});
  await studio.save(page);
  expect(studio.changes()).toEqual({
    'pages/home.json': [
      '- "title": "Made once, for the room it stands in",',
      '+ "title": "Built once, for your room",',
    ],
  });
});

test('a click on the page opens its field, and text can be edited on the page itself', SLOW, async ({ page }) => {
  await using studio = await openHome(page);
  const heading = shownPage(page).getByRole('heading', { name: 'A good table outlives three kitchens' });
  const title = fields(page, 'Text section').getByLabel('Title', { exact: true });
  await heading.click();
  await expect(title).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A table for life');
  await expect(title).toHaveValue('A table for life');
  await page.keyboard.press('Escape');
  await studio.save(page);
  expect(studio.changes()).toEqual({
    'pages/home.json': ['- "title": "A good table outlives three kitchens"', '+ "title": "A table for life"'],
  });
});

test('sections are moved, duplicated, removed and added, and each step can be undone', SLOW, async ({ page }) => {
  await using studio = await openHome(page);
  const names = async () => {
    const texts = await sections(page)
      .getByRole('button', { name: /^Section/ })
      .allTextContents();
    return texts.map((text) => text.replace(/^Section \d+: /, ''));
  };
  const before = await names();
  await section(page, 2).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(names).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
  await page.getByRole('button', { name: 'More for section 5' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(sections(page)).toHaveCount(4);
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Bring it back' }).click();
  await expect(sections(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'More for section 4' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(sections(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Add section' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add section' });
  await gallery.getByLabel('Search kinds of section').fill('quote');
  await gallery
    .getByRole('button', { name: /^Insert Quote/ })
    .first()
    .click();
  await expect(sections(page)).toHaveCount(7);
  await expect(shownPage(page).getByRole('blockquote')).toBeVisible();
  for (let steps = 3; steps > 0; steps--) await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(before);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(studio.changes()).toEqual({});
});

test('list items are added, moved and removed, and findings are shown at their field', SLOW, async ({ page }) => {
  await using studio = await openHome(page);
  await section(page, 3).click();
  const cards = fields(page, 'Cards').getByRole('group', { name: 'Cards', exact: true });
  await cards.getByRole('button', { name: 'Add card' }).click();
  const added = cards.getByRole('group', { name: /^Card 4/ });
  await expect(added.getByLabel('Title', { exact: true })).toBeFocused();
  await added.getByLabel('Title', { exact: true }).fill('A bench for two');
  await added.getByRole('textbox', { name: 'Text', exact: true }).fill('For the hall.');
  await expect(shownPage(page).getByRole('heading', { name: 'A bench for two' })).toBeVisible();
  await added.getByLabel('Title', { exact: true }).fill('');
  await expect(added.getByText('Error')).not.toHaveCount(0);
  await added.getByLabel('Title', { exact: true }).fill('A bench for three');
  await page.getByRole('button', { name: 'More for Card 4' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(cards.getByRole('group', { name: /^Card 3 A bench for three/ })).toBeVisible();
  await studio.save(page);
  expect(studio.changes()['pages/home.json']).toEqual(
    ['"title": "A bench for three",', '"text": "For the hall."', '},', '{'].map((line) => `+ ${line}`),
  );
});

test('the studio with an open page has no axe findings, in light and dark mode', NIGHTLY, async ({ page }) => {
  await using _studio = await openHome(page);
  await section(page, 3).click();
  await fields(page, 'Cards')
    .getByRole('button', { name: /^Card 1/ })
    .first()
    .click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Help and settings' }).click();
  await page.getByLabel('Appearance', { exact: true }).selectOption('Dark');
  expect(await axeFindings(page)).toEqual([]);
});

test(
  'articles are edited paragraph by paragraph, without axe findings in light and dark mode',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page, 'Articles');
    await page.getByRole('button', { name: /^Why wood moves/ }).click();
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await expect(page.locator('iframe'), 'the text alone').toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Fields', exact: true })).toBeVisible();
    await expect(page.getByText(/words, \d+ min/)).toBeVisible();
    const body = page.getByRole('group', { name: 'Body', exact: true });
    await expect(body.getByRole('button', { name: /^Section 1/ }).first(), 'opened by Write').toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const text = body
      .getByRole('group', { name: /^Section 1/ })
      .getByRole('textbox')
      .last();
    await text.click();
    await text.press('ControlOrMeta+End');
    const paragraphs = body.getByRole('group', { name: /^Section 1/ }).getByRole('textbox', { name: /^Paragraph/ });
    const before = await paragraphs.count();
    await text.press('Enter');
    await expect(paragraphs).toHaveCount(before + 1);
    await expect(paragraphs.last()).toBeFocused();
    await page.keyboard.type('Oak, too.');
    await paragraphs.last().evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/html', '<p>It <b>moves</b>.</p><p class="MsoNormal">Always.</p>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(paragraphs).toHaveCount(before + 2);
    await expect(paragraphs.nth(before)).toHaveText('Oak, too.It moves.');
    await expect(paragraphs.nth(before).locator('strong')).toHaveText('moves');
    await expect(paragraphs.last()).toHaveText('Always.');
    await text.press('ControlOrMeta+a');
    for (const look of ['Light', 'Dark']) {
      await page.getByRole('button', { name: 'Help and settings' }).click();
      await page.getByLabel('Appearance', { exact: true }).selectOption(look);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await text.click();
      await expect(page.getByRole('button', { name: 'Bold' }).first()).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
        look.toLowerCase(),
      );
      expect(await axeFindings(page), look).toEqual([]);
    }
  },
);

test('the name of a place on a page is changed together with the links to it', NIGHTLY, async ({ page }) => {
  await using studio = await openHome(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: /^Contact\b/ }).click();
  await section(page, 2).click();
  const name = fields(page, 'Form').getByRole('textbox', { name: 'Name for links' });
  await name.click();
  await page.getByRole('button', { name: 'Rename, and change the links to it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename enquiry' });
  await dialog.getByLabel('New name').fill('ask-us');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(name).toHaveValue('ask-us');
  await expect(name).toBeFocused();
  await studio.save(page);
  const changed = Object.entries(studio.changes());
  expect(changed.map(([file]) => file)).toEqual(
    expect.arrayContaining(['navigation.json', 'pages/contact.json', 'pages/home.json', 'pages/work.json']),
  );
  for (const [file, lines] of changed)
    for (const line of lines) expect(line, file).toMatch(line.startsWith('-') ? /\benquiry"/ : /\bask-us"/);
});
