/** What people do who have never used the studio: it asks, offers and says where they would go wrong. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, SLOW, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

const openView = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name, exact: true }).click();

test('a new page asks for its address, and says if that is taken or misshapen', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title', { exact: true }).fill('Repairs');
  const address = dialog.getByLabel('Address', { exact: true });
  await expect(address).toHaveValue('/repairs');
  await address.fill('/contact');
  await expect(dialog.getByRole('alert')).toContainText('The address /contact already shows the page');
  await address.fill('/Our Repairs');
  await expect(dialog.getByRole('alert')).toContainText('/our-repairs');
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await address.fill('/services/repairs');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Repairs' })).toBeVisible();
  await studio.save(page);
  expect(studio.changes()['routes.json']).toContain('+ "/services/repairs"');
});

test('the category of a question is one of those of the others, or a new one', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Questions');
  await page.getByRole('button', { name: 'New question' }).click();
  const dialog = page.getByRole('dialog', { name: 'New question' });
  await dialog.getByLabel('Question', { exact: true }).fill('Do you deliver?');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const category = page.getByRole('combobox', { name: 'Category', exact: true });
  await category.click();
  await page.getByRole('option', { name: 'Orders' }).click();
  await expect(category).toHaveValue('Orders');
  await category.fill('Delivery');
  await category.blur();
  await studio.save(page);
  const [, added = []] = Object.entries(studio.changes()).find(([file]) => file.startsWith('collections/faqs/')) ?? [];
  expect(added.join('\n')).toContain('"category": "Delivery"');
});

test('a new question can join the list of the page that one came from', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start((content) => {
    const file = path.join(content, 'pages/workshop.json');
    const data = JSON.parse(readFileSync(file, 'utf8'));
    const section = data.blocks.find(({ type }: { type: string }) => type === 'accordion');
    section.questions = [{ question: 'Is it loud?', answer: ['A little.'] }];
    writeFileSync(file, JSON.stringify(data, undefined, 2));
  });
  await studio.open(page, 'Pages');
  const newQuestion = page.getByRole('button', { name: 'New question' });
  const dialog = page.getByRole('dialog', { name: 'New question' });
  await openView(page, 'Questions');
  await newQuestion.click();
  await expect(dialog.getByText('has a list of its own')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openView(page, 'Pages');
  await page
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: /^Workshop\b/ })
    .click();
  await openView(page, 'Questions');
  await newQuestion.click();
  await dialog.getByRole('button', { name: 'Add it to that list instead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Workshop' })).toBeVisible();
  await expect(page.getByLabel('Question', { exact: true }).last()).toHaveValue('New question');
});

test('a path typed among the addresses can become a move, with a redirect', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Addresses');
  await page
    .getByRole('button', { name: /^Route 3/ })
    .first()
    .click();
  const typed = page.getByRole('group', { name: /^Route 3/ }).getByRole('textbox', { name: 'Path 1' });
  await typed.fill('/how-we-build');
  await page.getByRole('button', { name: 'Move the page instead…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveValue('/how-we-build');
  await expect(dialog.getByText('Redirect the old address /workshop to /how-we-build.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Move the page instead…' })).toHaveCount(0);
  await studio.save(page);
  expect(JSON.parse(readFileSync(path.join(studio.content, 'routes.json'), 'utf8'))).toMatchObject({
    moved: { '/workshop': '/how-we-build' },
  });
});

test('deleting a page says at once that it is looking, then what would change', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/names', async (route) => {
    if (route.request().postDataJSON().kind === 'path') await held.promise;
    await route.continue();
  });
  await studio.open(page, 'Pages');
  await page
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: /^Workshop\b/ })
    .click();
  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Checking what would change…')).toBeVisible();
  held.resolve();
  await expect(dialog.getByText('What will happen')).toBeVisible();
});

test('of two versions that a merge left in a file, one is chosen by whose it is', NIGHTLY, async ({ page }) => {
  const file = 'messages.json';
  let whole = '';
  await using studio = await StudioSession.start((content) => {
    whole = readFileSync(path.join(content, file), 'utf8');
    const marked = (line: string) => `<<<<<<< HEAD\n${line}\n=======\n${line.replace('about', 'for')}\n>>>>>>> prices`;
    writeFileSync(path.join(content, file), whole.replace(/^.*what it is about.*$/m, marked));
  });
  await studio.open(page, 'Messages');
  await page.getByRole('button', { name: /^Keep your version: .*about"$/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Keep your colleague’s version: .*for"$/ }).click();
  await expect(page.getByRole('button', { name: /^Keep your version/ })).toHaveCount(0);
  await studio.save(page);
  expect(readFileSync(path.join(studio.content, file), 'utf8')).toBe(
    whole.replace('what it is about', 'what it is for'),
  );
});

test(
  'the sample texts of something new are selected by a click, so that typing replaces them',
  SLOW,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page, 'Openings');
    await page.getByRole('button', { name: 'New opening' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New opening' });
    await dialog.getByRole('textbox').fill('Upholsterer');
    await dialog.getByRole('button', { name: 'Create' }).click();
    // It says the same as the findings that are waited for.
    await expect(dialog).toHaveCount(0);
    const location = page.getByLabel('Location', { exact: true });
    await expect(page.getByText('Write the words that visitors should read.').first()).toBeVisible();
    await location.click();
    await page.keyboard.type('Galway');
    await expect(location).toHaveValue('Galway');
  },
);

test('what is undone in a file that is not open can be shown', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: /^Workshop\b/ })
    .click();
  await page.getByLabel('Title', { exact: true }).first().fill('Our workshop');
  await openView(page, 'Messages');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Workshop' })).toBeVisible();
});

test(
  'a new article begins where there is something to write, and takes tables from spreadsheets',
  SLOW,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page, 'Articles');
    await page.getByRole('button', { name: 'New article' }).click();
    await page.keyboard.type('Oak in winter');
    const create = page.getByRole('dialog', { name: 'New article' }).getByRole('button', { name: 'Create' });
    await expect(create).toBeEnabled();
    await page.keyboard.press('Enter');
    const excerpt = page.getByLabel('Excerpt', { exact: true });
    await expect(excerpt).toBeFocused();
    await expect.poll(() => excerpt.evaluate(() => String(getSelection()))).toContain('write the excerpt here.');
    await page.keyboard.type('Boards move.');
    await expect(excerpt).toHaveValue('Boards move.');
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    const body = page.getByRole('group', { name: 'Body', exact: true });
    await expect(body.getByRole('textbox', { name: 'Paragraph 1', exact: true })).toBeFocused();
    await body.getByRole('button', { name: 'Add to Section 1' }).click();
    await page.getByRole('menuitem', { name: /^Table/ }).click();
    const cell = (name: string) => body.getByRole('textbox', { name, exact: true });
    await paste(cell('Column 1'), 'Wood\tMoves\r\nOak\t"4 ""mm"""\r\nAsh\t5 mm\r\n');
    await expect(cell('Column 2')).toHaveValue('Moves');
    await expect(cell('Row 1, column 2')).toHaveValue('4 "mm"');
    await expect(cell('Row 2, column 1')).toHaveValue('Ash');
    await body.getByRole('button', { name: 'Add row' }).click();
    await expect(cell('Row 3, column 1')).toBeFocused();
  },
);

/** Pastes a text into a control, without the clipboard of the machine. */
function paste(control: Locator, text: string): Promise<void> {
  return control.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
