/**
 * Islands keep their state while the page is edited: the current slide, the open tab, question and dialog, and input in
 * a form.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

const shownPage = (page: Page) => page.frameLocator('iframe[title^="Page"]');
const fields = (page: Page) => page.getByRole('region', { name: /^Fields of/ });
const group = (page: Page, name: string | RegExp) =>
  fields(page).getByRole('group', typeof name === 'string' ? { name, exact: true } : { name });
const picture = { image: 'boards' };

const tabs = {
  type: 'tabs',
  variant: 'showcase',
  heading: { title: 'Two things' },
  label: 'Two things',
  tabs: [
    { id: 'wood', label: 'Wood', title: 'Wood that had time', text: ['Boards dry for two years.'], picture },
    { id: 'oil', label: 'Oil', title: 'Oil, not lacquer', text: ['A scratch is mended in an hour.'], picture },
  ],
};

const slide = (category: string, title: string) => ({
  category,
  title,
  subtitle: `${category} at work`,
  description: 'We build it once, and it stays.',
  picture,
  action: { label: 'More', link: '/work' },
});

const carousel = {
  type: 'hero-carousel',
  interval: 6000,
  transitionDelay: 50,
  transition: 649,
  progressDesktop: 6000,
  progressMobile: 5000,
  slides: [slide('Tables', 'A table'), slide('Chairs', 'A chair'), slide('Shelves', 'A shelf')],
};

const accordion = {
  type: 'accordion',
  heading: { title: 'What people ask' },
  questions: [
    { question: 'How long does it take?', answer: ['Ten weeks.'] },
    { question: 'What does it cost?', answer: ['As much as it says in the drawing.'] },
  ],
};

/** Opens a page in which the section with this index is replaced by `block`. */
async function openWith(page: Page, number: number, block: object): Promise<StudioSession> {
  const studio = await StudioSession.start((content) => {
    const file = path.join(content, 'pages/home.json');
    const home: { blocks: object[] } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...home, blocks: home.blocks.toSpliced(number - 1, 1, block) }, null, 2));
  });
  await studio.open(page, 'Pages');
  await page.getByRole('button', { name: /^Home\b/ }).click();
  await page.getByRole('button', { name: new RegExp(`^Section ${number}:`) }).click();
  return studio;
}

test('the current slide stays while its texts are edited, in the fields and on the page', NIGHTLY, async ({ page }) => {
  const isClicked = Promise.withResolvers<void>();
  await page.route(/hero-carousel/, async (route) => {
    await isClicked.promise;
    await route.continue();
  });
  await using studio = await openWith(page, 1, carousel);
  const heading = shownPage(page).getByRole('heading', { level: 1 });
  const choose = (name: string) => shownPage(page).getByRole('button', { name, exact: true });
  await choose('Chairs').click();
  // The slide's script loads after the click.
  isClicked.resolve();
  await expect(heading).toHaveText('A chair');
  const title = group(page, /^Slide 2/).getByLabel('Title', { exact: true });
  // Selecting the text on the page has opened its fields.
  await title.fill('');
  await title.pressSequentially('A chair for the kitchen', { delay: 5 });
  await expect(heading).toHaveText('A chair for the kitchen');
  await expect(choose('Chairs')).toHaveAttribute('aria-current', 'true');
  await heading.click();
  await expect(heading).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A chair for the hall', { delay: 20 });
  await expect(title).toHaveValue('A chair for the hall');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('A chair for the hall');
  await expect(choose('Chairs')).toHaveAttribute('aria-current', 'true');
  await studio.save(page);
  expect(readFileSync(path.join(studio.content, 'pages/home.json'), 'utf8')).toContain('"A chair for the hall"');
});

test('the open tab stays open while it or another tab is edited, and when one is added', NIGHTLY, async ({ page }) => {
  await using _studio = await openWith(page, 3, tabs);
  const tab = (name: string) => shownPage(page).getByRole('tab', { name, exact: true });
  const panel = shownPage(page).getByRole('tabpanel');
  await tab('Oil').click();
  const list = group(page, 'Tabs');
  await group(page, /^Tab 2/)
    .getByLabel('Title', { exact: true })
    .fill('Oil and wax');
  await expect(panel.getByRole('heading', { name: 'Oil and wax' })).toBeVisible();
  await expect(tab('Oil')).toHaveAttribute('aria-selected', 'true');
  await list
    .getByRole('button', { name: /^Tab 1/ })
    .first()
    .click();
  await group(page, /^Tab 1/)
    .getByLabel('Label', { exact: true })
    .fill('Boards');
  await expect(tab('Boards')).toHaveAttribute('aria-selected', 'false');
  await expect(tab('Oil')).toHaveAttribute('aria-selected', 'true');
  // On the page itself, letter by letter: the caret keeps its position.
  const shownTitle = panel.getByRole('heading', { name: 'Oil and wax' });
  await shownTitle.click();
  await expect(shownTitle).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' from here', { delay: 60 });
  await expect(panel.getByRole('heading', { name: 'Oil and wax from here' })).toBeVisible();
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: 'Add tab' }).click();
  await expect(shownPage(page).getByRole('tab')).toHaveCount(3);
  await expect(tab('Oil')).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('heading', { name: 'Oil and wax from here' })).toBeVisible();
});

test(
  'input in a form, and the focus there, stay while labels are edited and a field is added',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page, 'Forms', /^contact/i);
    const email = shownPage(page).getByLabel('Email', { exact: true });
    await page.getByRole('radio', { name: 'Browse' }).check();
    await shownPage(page).getByLabel('Full name').fill('Ada Field');
    await email.fill('ada@example');
    const typedInto = await email.elementHandle();
    // A colleague edits the file, so that the focus need not leave the form.
    const file = path.join(studio.content, 'forms/contact.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Full name"', '"Your name"'));
    await expect(shownPage(page).getByLabel('Your name')).toHaveValue('Ada Field');
    await expect(email).toHaveValue('ada@example');
    expect(await typedInto?.evaluate((input) => document.activeElement === input)).toBe(true);
    await page
      .getByRole('button', { name: /^Field 1/ })
      .first()
      .click();
    await group(page, /^Field 1/)
      .getByLabel('Label', { exact: true })
      .fill('Your whole name');
    await expect(shownPage(page).getByLabel('Your whole name')).toHaveValue('Ada Field');
    await page.getByRole('button', { name: 'Add field' }).click();
    const dialog = page.getByRole('dialog', { name: 'New field' });
    await dialog.getByLabel('Label', { exact: true }).fill('Wood');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(shownPage(page).getByLabel(/^Wood/)).toBeVisible();
    await expect(shownPage(page).getByLabel('Your whole name')).toHaveValue('Ada Field');
    await expect(email).toHaveValue('ada@example');
    expect(await typedInto?.evaluate((input) => input.isConnected)).toBe(true);
  },
);

test('an open dialog and an open question stay open while they are edited', NIGHTLY, async ({ page }) => {
  await using studio = await openWith(page, 3, accordion);
  const question = shownPage(page).locator('details').nth(1);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await group(page, /^Question 2/)
    .getByLabel('Question', { exact: true })
    .fill('What does a table cost?');
  await expect(question.locator('summary')).toContainText('What does a table cost?');
  await expect(question).toHaveAttribute('open');
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: 'Dialogs', exact: true }).click();
  await page
    .getByRole('list', { name: 'Dialogs' })
    .getByRole('button', { name: /^What happens/ })
    .click();
  const dialog = shownPage(page).getByRole('dialog');
  const opened = await dialog.elementHandle();
  await fields(page).getByLabel('Title', { exact: true }).fill('What we do with your details');
  await expect(dialog.getByRole('heading', { name: 'What we do with your details' })).toBeVisible();
  expect(await opened?.evaluate((element) => element.isConnected && element.matches(':modal'))).toBe(true);
  await studio.save(page);
});
