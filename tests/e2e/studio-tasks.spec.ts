/**
 * Tasks of staff in the studio, by roles and names alone and without opening a file; the changes are compared line by
 * line.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { FAILED_REQUEST, NIGHTLY, SLOW, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';
import wanted from './support/studio-tasks.json' with { type: 'json' };

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet. React logs an error when it re-renders an
// island that was edited before it was hydrated.
test.use({ ...PATIENT, ownContext: true, allowedMessages: new RegExp(`${FAILED_REQUEST.source}|React error #418`) });

const group = (around: Page | Locator, name: string | RegExp) =>
  around.getByRole('group', typeof name === 'string' ? { name, exact: true } : { name });
const field = (around: Page | Locator, name: string) => around.getByLabel(name, { exact: true });

async function openView(page: Page, view: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: view, exact: true }).click();
}

/** Opens a file of a view by its title. */
async function openFile(page: Page, view: string, title: RegExp): Promise<void> {
  await openView(page, view);
  await page.getByRole('list', { name: view }).getByRole('button', { name: title }).click();
}

/** Opens an item of a list. Returns its fields. */
async function openItem(list: Locator, name: RegExp): Promise<Locator> {
  await list.getByRole('button', { name }).first().click();
  return group(list, name);
}

test('a picture is exchanged', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await openFile(page, 'Pages', /^Home\b/);
  await page.getByRole('button', { name: /^Section 1:/ }).click();
  await group(page, 'Picture').getByRole('button', { name: 'Change (Picture)' }).click();
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('button', { name: /^boards/ })
    .click();
  await studio.save(page);
  expect(studio.changes()).toEqual({ 'pages/home.json': ['- "image": "workshop"', '+ "image": "boards"'] });
});

test('a photo that is not there yet is added where a picture is chosen', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await openFile(page, 'Pages', /^Home\b/);
  await page.getByRole('button', { name: /^Section 1:/ }).click();
  await group(page, 'Picture').getByRole('button', { name: 'Change (Picture)' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const chosen = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Add a picture' }).click();
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#345678' } });
  const file = { name: 'New bench.png', mimeType: 'image/png', buffer: await photo.png().toBuffer() };
  await (await chosen).setFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const shows = dialog.getByLabel('What it shows', { exact: true });
  await expect(shows).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText('Say what it shows');
  await page.keyboard.type('A bench below a window');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await studio.save(page);
  expect(studio.changes()['pages/home.json']).toEqual(['- "image": "workshop"', '+ "image": "new-bench"']);
});

test('an article gets a section with a table and a figure, and is unpublished', SLOW, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await openFile(page, 'Articles', /^Why wood moves/);
  const body = group(page, 'Body');
  await body.getByRole('button', { name: 'Add section' }).click();
  const section = group(body, /^Section 5/);
  const add = async (what: string) => {
    await section.getByRole('button', { name: 'Add to Section 5' }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${what}`) }).click();
  };
  await add('Table');
  const table = group(section, 'Table');
  await field(table, 'Caption').fill('How much boards move');
  await field(table, 'Column 1').fill('Wood');
  await field(table, 'Row 1, column 1').fill('Oak');
  await add('Figure');
  const figure = group(section, 'Figure');
  await field(figure, 'Caption').fill('A board in winter');
  await figure.getByRole('button', { name: 'Choose… (Picture)' }).click();
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('button', { name: /^boards/ })
    .click();
  await page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio', { name: 'Draft' }).check();
  await studio.save(page);
  expect(studio.changes()).toEqual(wanted['an article gets a section with a table and a figure, and is unpublished']);
});

test('a form gets a field that stands in its mails, and a second recipient', SLOW, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await openFile(page, 'Forms', /^contact/i);
  await page.getByRole('button', { name: 'Add field' }).click();
  const dialog = page.getByRole('dialog', { name: 'New field' });
  await field(dialog, 'Label').fill('Wood');
  await field(dialog, 'Kind of field').selectOption('One of a list');
  await field(dialog, 'Choices, one per line').fill('Oak\nAsh');
  await dialog.getByLabel('Required').check();
  await field(dialog, 'Message when it is left empty').fill('Please choose a wood');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('button', { name: /^Field 6 Wood/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add to contact' }).click();
  await page.getByRole('menuitem', { name: /^Recipients/ }).click();
  const recipient = await openItem(group(page, 'Recipients'), /^Recipient 1/);
  await field(recipient, 'Address 1').fill('{{site.inbox}}');
  await recipient.getByRole('button', { name: 'Add address' }).click();
  await field(recipient, 'Address 2').fill('oak@workshop.example');
  await studio.save(page);
  expect(studio.changes()).toEqual(wanted['a form gets a field that stands in its mails, and a second recipient']);
});

test('who gets a mail by one answer alone chooses that answer from the options', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await openFile(page, 'Forms', /^contact/i);
  await page.getByRole('button', { name: 'Add to contact' }).click();
  await page.getByRole('menuitem', { name: /^Recipients/ }).click();
  const recipient = await openItem(group(page, 'Recipients'), /^Recipient 1/);
  await field(recipient, 'Address 1').fill('oak@workshop.example');
  await recipient.getByRole('button', { name: 'Add When' }).click();
  const condition = group(recipient, 'When');
  await field(condition, 'Field').fill('piece');
  await field(condition, 'Equals').click();
  const options: { options: { value: string }[] } = JSON.parse(
    readFileSync(path.join(studio.content, 'options/pieces.json'), 'utf8'),
  );
  const offered = page.getByRole('listbox', { name: 'Suggestions: Equals' }).getByRole('option');
  await expect(offered).toHaveCount(options.options.length);
  await offered.first().click();
  await studio.save(page);
  const { recipients } = JSON.parse(readFileSync(path.join(studio.content, 'forms/contact.json'), 'utf8'));
  expect(recipients).toEqual([
    { to: ['oak@workshop.example'], when: { field: 'piece', equals: options.options[0]?.value } },
  ]);
});

test('a menu entry, the phone, an option and a fact are changed', SLOW, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Menus');
  const entry = await openItem(group(page, 'Main menu'), /^Entry 3\b/);
  await field(entry, 'Label').fill('Notes');
  await openView(page, 'Facts');
  await page
    .getByRole('list', { name: 'Facts' })
    .getByRole('button', { name: /^10 years/ })
    .click();
  await field(page, 'Value').fill('12 years');
  await openView(page, 'Site settings');
  await field(page, 'Phone').fill('+353 20 910 0099');
  await field(page, 'Phone link').fill('+353209100099');
  await openFile(page, 'Option lists', /^pieces/i);
  await group(page, 'Options').getByRole('button', { name: 'Add option' }).click();
  const option = group(page, /^Option \d+ New/);
  await expect(field(option, 'Label')).toBeFocused();
  await field(option, 'Label').fill('A bench');
  await expect(field(group(page, /^Option \d+ A bench/), 'Value')).toHaveValue('A bench');
  await studio.save(page);
  expect(studio.changes()).toEqual(wanted['a menu entry, the phone, an option and a fact are changed']);
});

test('a page with a form is added and stands in the menu', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await field(dialog, 'Title').fill('Spring sale');
  await expect(dialog.getByText('It will be called spring-sale.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring sale' })).toBeVisible();
  await page.getByRole('button', { name: 'Add section' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add section' });
  await gallery
    .getByRole('button', { name: /^Insert Form/ })
    .first()
    .click();
  await expect(page.frameLocator('iframe[title^="Page"]').getByRole('button', { name: 'Send' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: 'Menus' }).click();
  const menu = group(page, 'Main menu');
  await menu.getByRole('button', { name: 'Add entry' }).click();
  const entry = group(menu, /^Entry 5/);
  await field(entry, 'Label').fill('Spring sale');
  await field(entry, 'Link').fill('/spring');
  await page.getByRole('option', { name: /\/spring-sale$/ }).click();
  await studio.save(page);
  expect(studio.changes()).toEqual(wanted['a page with a form is added and stands in the menu']);
});

test('a person is added', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'People');
  await page.getByRole('button', { name: 'New person' }).click();
  const dialog = page.getByRole('dialog', { name: 'New person' });
  await field(dialog, 'Name').fill('Ada Field');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toHaveCount(0);
  await field(page, 'Name').fill('Ada Field');
  await field(page, 'Job title').fill('Joiner');
  await studio.save(page);
  expect(studio.changes()).toEqual(wanted['a person is added']);
});

/** Runs an operation on the open file from its menu, after its preview has been shown. */
async function operate(page: Page, item: string, name?: string, leadsTo?: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const dialog = page.getByRole('dialog');
  if (name !== undefined) await dialog.getByRole('textbox').fill(name);
  if (leadsTo !== undefined)
    await field(dialog, 'Where its address leads from now on').selectOption({ value: leadsTo });
  await expect(dialog.getByText('What will happen')).toBeVisible();
  await dialog.getByRole('button', { name: /^(Rename|Change|Duplicate|Delete)$/ }).click();
  await expect(dialog).toHaveCount(0);
}

test('a page is duplicated, and another that is used is deleted', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await openFile(page, 'Pages', /^Work\b/);
  await operate(page, 'Duplicate…', 'older-work');
  await expect(page.getByText('/older-work').first()).toBeVisible();
  await openFile(page, 'Pages', /^Workshop\b/);
  await operate(page, 'Delete…', undefined, '/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('button', { name: /error/i })).toHaveCount(0);
  await studio.save(page);
  expect(studio.changes()).toEqual(wanted['a page is duplicated, and another that is used is deleted']);
});

test('a section with tabs is added and gets another tab', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await openFile(page, 'Pages', /^Work\b/);
  await page.getByRole('button', { name: 'Add section' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add section' });
  await gallery
    .getByRole('button', { name: /^Insert Tabs/ })
    .first()
    .click();
  const tabs = group(page, 'Tabs');
  await tabs.getByRole('button', { name: 'Add tab' }).click();
  const added = tabs.getByRole('group', { name: /^Tab \d+ New/ });
  await field(added, 'Name for links').fill('repairs');
  await field(added, 'Label').fill('Repairs');
  await expect(page.frameLocator('iframe[title^="Page"]').getByRole('tab', { name: 'Repairs' })).toBeVisible();
  await studio.save(page);
  expect(studio.changes()).toEqual(wanted['a section with tabs is added and gets another tab']);
});

test(
  'a colour of the brand and the font of headlines are changed, and a picture is renamed',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page, 'Theme');
    await field(page, 'Code of oat').fill('#dfd2be');
    await page.getByRole('group', { name: 'Headlines' }).getByLabel('Hanken Grotesk').check();
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: 'Pictures' }).click();
    await page
      .getByRole('button', { name: /^Picture boards|^boards/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'More for this picture' }).click();
    await page.getByRole('menuitem', { name: /^Rename/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('oak-boards');
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Picture oak-boards' })).toBeVisible();
    await studio.save(page);
    expect(studio.changes()).toEqual(
      wanted['a colour of the brand and the font of headlines are changed, and a picture is renamed'],
    );
  },
);
