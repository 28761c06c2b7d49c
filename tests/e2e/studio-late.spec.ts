/** Actions while a response of the studio's server is pending: they take effect on what they were meant for. */
import type { Page, Route } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

const shownPage = (page: Page) => page.frameLocator('iframe[title^="Page"]');
const section = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Section ${number}:`) });
const title = (page: Page, of: string) =>
  page.getByRole('region', { name: `Fields of ${of}` }).getByLabel('Title', { exact: true });

/** Holds requests. @returns the first of them, and a function that releases all */
async function hold(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const continueLater = async (route: Route) => {
    await promise;
    await route.continue();
  };
  const asked = page.waitForRequest(address);
  await page.route(address, continueLater);
  return { asked, release: resolve };
}

async function openHome(page: Page): Promise<StudioSession> {
  const studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page.getByRole('button', { name: /^Home\b/ }).click();
  await shownPage(page).getByRole('heading', { level: 1 }).waitFor();
  return studio;
}

const HEADING = 'A good table outlives three kitchens';

test('clicks and typing while a section moves affect what they were meant for', NIGHTLY, async ({ page }) => {
  await using studio = await openHome(page);
  const heading = shownPage(page).getByRole('heading', { name: HEADING });
  await heading.click();
  await expect(title(page, 'Text section')).toHaveValue(HEADING);
  const { asked, release } = await hold(page, /\/api\/edit$/);
  await page.getByRole('button', { name: 'More for section 2' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await asked;
  await heading.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A table for life');
  release();
  await expect(title(page, 'Text section')).toHaveValue('A table for life');
  await studio.save(page);
  // The lines of the moved section are those from before the move.
  expect(studio.changes()).toEqual({
    'pages/home.json': [`- "title": "${HEADING}"`, '+ "title": "A table for life"'],
  });
});

test(
  'a button that moves away while it is pressed is clicked, and whatever moves under the pointer is not',
  NIGHTLY,
  async ({ page }) => {
    await using _studio = await openHome(page);
    await section(page, 2).click();
    const add = page.getByRole('button', { name: 'Add section', exact: true });
    await add.hover();
    await page.mouse.down();
    await add.evaluate((button) => button.style.setProperty('translate', '0 -6rem'));
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: /section/i })).toBeVisible();
    await page.keyboard.press('Escape');
    const more = page.getByRole('button', { name: 'More for section 2' });
    await more.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(page.getByRole('menu'), 'one who changes their mind moves the pointer away').toHaveCount(0);
  },
);

test(
  'delayed keystrokes for a text that was left do not change the text that is edited now',
  NIGHTLY,
  async ({ page }) => {
    await using _studio = await openHome(page);
    await section(page, 1).click();
    const field = title(page, 'Page hero');
    const { asked, release } = await hold(page, /\/_studio\/marks\?.*key=s2/);
    await shownPage(page).getByRole('heading', { name: HEADING }).click();
    await page.keyboard.type('lost');
    await asked;
    await field.fill('Mine');
    release();
    await expect(page.getByText(/^What you typed on the page was not taken over/)).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type(' too');
    await expect(field).toHaveValue('Mine too');
  },
);

test('closing a dialog while its operation is running still reports when it is done', NIGHTLY, async ({ page }) => {
  await using _studio = await openHome(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title', { exact: true }).fill('Late page');
  await expect(dialog.getByText('What will happen')).toBeVisible();
  const { asked, release } = await hold(page, /\/api\/operate$/);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await asked;
  await page.keyboard.press('Escape');
  await page
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: /^Work\b/ })
    .click();
  release();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText(/^Undone/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
});

test('typing continues in the same section when another window moves it', NIGHTLY, async ({ page, context }) => {
  await using studio = await openHome(page);
  await section(page, 2).click();
  const field = title(page, 'Text section');
  await field.fill('A table');
  const other = await context.newPage();
  await studio.open(other, 'Pages');
  await other.getByRole('button', { name: /^Home\b/ }).click();
  await other.getByRole('button', { name: 'More for section 3' }).click();
  await other.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(page.getByRole('button', { name: /^Section 2: Cards/ })).toBeVisible();
  await expect(section(page, 3)).toHaveAttribute('aria-current', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' for life');
  await expect(field).toHaveValue('A table for life');
  await studio.save(page);
  expect(studio.changes()).toEqual({
    'pages/home.json': [`- "title": "${HEADING}"`, '+ "title": "A table for life"'],
  });
});

test(
  'an added section is selected and scrolled into view, however late the page shows it',
  NIGHTLY,
  async ({ page }) => {
    // The first added section is rendered by the page's application, which loads the shared site data.
    const { asked, release } = await hold(page, /\/site-data[^/]*\.json$/);
    await using _studio = await openHome(page);
    const edited = page.waitForResponse(/\/api\/edit$/);
    await page.getByRole('button', { name: 'Add section' }).click();
    await page
      .getByRole('button', { name: /^Insert Quote,/ })
      .first()
      .click();
    await edited;
    await asked;
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    release();
    await expect(shownPage(page).locator('[data-studio-selected]')).toBeInViewport();
  },
);

test('text typed before the rich text editor has loaded is kept', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Articles');
  const { asked, release } = await hold(page, /\/RichEditor[^/]*\.js$/);
  await page
    .getByRole('list', { name: 'Articles' })
    .getByRole('button', { name: /^Why wood moves/ })
    .click();
  const body = page.getByRole('group', { name: 'Body', exact: true });
  await body.getByRole('button', { name: 'Add section' }).click();
  const section = body.getByRole('group', { name: /^Section 5/ });
  await section.getByRole('button', { name: 'Add to Section 5' }).click();
  await page.getByRole('menuitem', { name: /^Text/ }).click();
  const paragraph = section.getByRole('textbox', { name: 'Paragraph 1' });
  await expect(paragraph).toBeFocused();
  await page.keyboard.type('Boards dry');
  await asked;
  release();
  await expect(paragraph).toHaveAttribute('contenteditable', 'true');
  await expect(paragraph).toBeFocused();
  await page.keyboard.type(' slowly.');
  await expect(paragraph).toHaveText('Boards dry slowly.');
  await studio.save(page);
  expect(studio.changes()['collections/articles/why-wood-moves.json']).toContain('+ "Boards dry slowly."');
});
