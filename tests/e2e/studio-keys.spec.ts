/** The tasks of studio-tasks.spec.ts by keyboard alone: the changes must be the same, line by line. */
import type { Locator, Page } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';
import wanted from './support/studio-tasks.json' with { type: 'json' };

test.describe.configure({ timeout: 900_000 });
// Links in the previewed page prefetch pages that are not rendered yet. React logs an error when it re-renders an
// island that was edited before it was hydrated.
test.use({ ...PATIENT, ownContext: true, allowedMessages: new RegExp(`${FAILED_REQUEST.source}|React error #418`) });

/** More controls than the window has, including those of the previewed page. */
const MAX_PRESSES = 400;

const button = (around: Page | Locator, name: string | RegExp) =>
  around.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const field = (around: Page | Locator, name: string) => around.getByLabel(name, { exact: true });
const group = (around: Page | Locator, name: string | RegExp) =>
  around.getByRole('group', typeof name === 'string' ? { name, exact: true } : { name });

/** Presses a key until a control has the focus. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses an item in the menu of a button. */
async function choose(page: Page, opener: Locator, item: RegExp): Promise<void> {
  await press(page, opener);
  await reach(page, page.getByRole('menuitem', { name: item }), 'ArrowDown');
  await page.keyboard.press('Enter');
}

const openView = (page: Page, name: string) =>
  press(page, button(page.getByRole('navigation', { name: 'Rooms' }), name));

async function openFile(page: Page, view: string, title: RegExp): Promise<void> {
  await openView(page, view);
  await press(page, button(page.getByRole('list', { name: view }), title));
}

/** Presses Enter in a confirmation dialog, and waits until the operation is done. */
async function agree(page: Page, confirms?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('What will happen')).toBeVisible();
  if (confirms !== undefined) await reach(page, button(dialog, confirms));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

async function expectSaved(page: Page, studio: StudioSession, task: keyof typeof wanted): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(button(page, 'Save')).toBeDisabled();
  await expect.poll(() => studio.changes()).toEqual(wanted[task]);
}

/** A journey whose changes must equal those of the same task by mouse. */
function byKeys(task: keyof typeof wanted, steps: (page: Page) => Promise<void>): void {
  test(task, NIGHTLY, async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page);
    await steps(page);
    await expectSaved(page, studio, task);
  });
}

byKeys('an article gets a section with a table and a figure, and is unpublished', async (page) => {
  await openFile(page, 'Articles', /^Why wood moves/);
  const body = group(page, 'Body');
  await press(page, button(body, 'Add section'));
  const section = group(body, /^Section 5/);
  const add = (what: RegExp) => choose(page, button(section, 'Add to Section 5'), what);
  await add(/^Table/);
  const table = group(section, 'Table');
  await write(page, field(table, 'Caption'), 'How much boards move');
  await write(page, field(table, 'Column 1'), 'Wood');
  await write(page, field(table, 'Row 1, column 1'), 'Oak');
  await add(/^Figure/);
  const figure = group(section, 'Figure');
  await press(page, button(figure, 'Choose… (Picture)'));
  await press(page, button(page.getByRole('dialog', { name: 'Choose a picture' }), /^boards/));
  await write(page, field(figure, 'Caption'), 'A board in winter');
  const status = page.getByRole('radiogroup', { name: 'Status' });
  await reach(page, status.getByRole('radio', { checked: true }));
  await reach(page, status.getByRole('radio', { name: 'Draft' }), 'ArrowLeft');
});

byKeys('a form gets a field that stands in its mails, and a second recipient', async (page) => {
  await openFile(page, 'Forms', /^contact/i);
  await press(page, button(page, 'Add field'));
  const dialog = page.getByRole('dialog', { name: 'New field' });
  await write(page, field(dialog, 'Label'), 'Wood');
  await reach(page, field(dialog, 'Kind of field'));
  await page.keyboard.type('One of');
  await write(page, field(dialog, 'Choices, one per line'), 'Oak\nAsh');
  await reach(page, dialog.getByLabel('Required'));
  await page.keyboard.press('Space');
  await write(page, field(dialog, 'Message when it is left empty'), 'Please choose a wood');
  await press(page, button(dialog, 'Create'));
  await expect(button(page, /^Field 6 Wood/)).toBeVisible();
  await choose(page, button(page, /^Add to contact/i), /^Recipients/);
  await press(page, button(group(page, 'Recipients'), /^Recipient 1/).first());
  const recipient = group(group(page, 'Recipients'), /^Recipient 1/);
  await write(page, field(recipient, 'Address 1'), '{{site.inbox}}');
  await press(page, button(recipient, 'Add address'));
  await write(page, field(recipient, 'Address 2'), 'oak@workshop.example');
});

byKeys('a menu entry, the phone, an option and a fact are changed', async (page) => {
  await openView(page, 'Menus');
  const menu = group(page, 'Main menu');
  await press(page, button(menu, /^Entry 3\b/).first());
  await write(page, field(group(menu, /^Entry 3\b/), 'Label'), 'Notes');
  await openFile(page, 'Facts', /^10 years/);
  await write(page, field(page, 'Value'), '12 years');
  await openView(page, 'Site settings');
  await write(page, field(page, 'Phone'), '+353 20 910 0099');
  await write(page, field(page, 'Phone link'), '+353209100099');
  await openFile(page, 'Option lists', /^pieces/i);
  await press(page, button(group(page, 'Options'), 'Add option'));
  await expect(field(group(page, /^Option \d+ New/), 'Label')).toBeFocused();
  await page.keyboard.type('A bench');
  await expect(field(group(page, /^Option \d+ A bench/), 'Value')).toHaveValue('A bench');
});

byKeys('a page with a form is added and stands in the menu', async (page) => {
  await openView(page, 'Pages');
  await press(page, button(page, 'New page'));
  await write(page, field(page.getByRole('dialog'), 'Title'), 'Spring sale');
  await agree(page);
  await press(page, button(page, 'Add section'));
  const gallery = page.getByRole('dialog', { name: 'Add section' });
  await press(page, button(gallery, /^Insert Form/).first());
  await expect(page.frameLocator('iframe[title^="Page"]').getByRole('button', { name: 'Send' })).toBeVisible();
  await openView(page, 'Menus');
  await press(page, button(group(page, 'Main menu'), 'Add entry'));
  const entry = group(group(page, 'Main menu'), /^Entry 5/);
  await write(page, field(entry, 'Label'), 'Spring sale');
  await write(page, field(entry, 'Link'), '/spring');
  await page.getByRole('option', { name: /\/spring-sale$/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
});

byKeys('a person is added', async (page) => {
  await openView(page, 'People');
  await press(page, button(page, 'New person'));
  await write(page, field(page.getByRole('dialog'), 'Name'), 'Ada Field');
  await agree(page);
  await write(page, field(page, 'Job title'), 'Joiner');
});

byKeys('a page is duplicated, and another that is used is deleted', async (page) => {
  const more = button(page, 'More for this page');
  await openFile(page, 'Pages', /^Work\b/);
  await choose(page, more, /^Duplicate/);
  await write(page, page.getByRole('dialog').getByRole('textbox'), 'older-work');
  await agree(page);
  await expect(page.getByText('/older-work').first()).toBeVisible();
  await openFile(page, 'Pages', /^Workshop\b/);
  await choose(page, more, /^Delete/);
  await reach(page, field(page.getByRole('dialog'), 'Where its address leads from now on'));
  await page.keyboard.type('Contact');
  await agree(page, 'Delete');
});

byKeys('a section with tabs is added and gets another tab', async (page) => {
  await openFile(page, 'Pages', /^Work\b/);
  await press(page, button(page, 'Add section'));
  await press(page, button(page.getByRole('dialog', { name: 'Add section' }), /^Insert Tabs/).first());
  const tabs = group(page, 'Tabs');
  await press(page, button(tabs, 'Add tab'));
  const added = group(tabs, /^Tab \d+ New/);
  await write(page, field(added, 'Name for links'), 'repairs');
  await write(page, field(added, 'Label'), 'Repairs');
});

byKeys('a colour of the brand and the font of headlines are changed, and a picture is renamed', async (page) => {
  await openView(page, 'Theme');
  await write(page, field(page, 'Code of oat'), '#dfd2be');
  const faces = group(page, /headlines/);
  await reach(page, faces.getByRole('radio', { checked: true }));
  await reach(page, faces.getByLabel('Hanken Grotesk'), 'ArrowDown');
  await openView(page, 'Pictures');
  await press(page, button(page, /^boards/).first());
  await choose(page, button(page, 'More for this picture'), /^Rename/);
  await write(page, page.getByRole('dialog').getByRole('textbox'), 'oak-boards');
  await agree(page);
  await expect(page.getByRole('region', { name: 'Picture oak-boards' })).toBeVisible();
});

test(
  'a picture is exchanged, a headline changed, a section moved, and a page gets another address',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page);
    await openFile(page, 'Pages', /^Home\b/);
    await press(page, button(page, /^Section 1:/));
    await press(page, button(group(page, 'Picture'), 'Change (Picture)'));
    await press(page, button(page.getByRole('dialog', { name: 'Choose a picture' }), /^boards/));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openFile(page, 'Pages', /^Workshop\b/);
    await press(page, button(page, /^Section 2:/));
    await write(
      page,
      field(page.getByRole('region', { name: /^Fields of/ }), 'Title').first(),
      'Three rules that cost us a day',
    );
    await reach(page, button(page, /^Section 3:/));
    await page.keyboard.press('Alt+ArrowUp');
    await expect(button(page, /^Section 2:/)).toContainText('Quote');
    await choose(page, button(page, 'More for this page'), /^Change the address/);
    await write(page, page.getByRole('dialog').getByRole('textbox'), '/how-we-build');
    await agree(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button(page, 'Save')).toBeDisabled();
    const address = wanted['the address of a page is changed, and the old one leads to the new one'];
    expect(studio.changes()).toEqual({
      ...address,
      'pages/home.json': ['- "image": "workshop"', ...address['pages/home.json'], '+ "image": "boards"'],
      'pages/workshop.json': expect.arrayContaining(['+ "title": "Three rules that cost us a day"']),
    });
  },
);
