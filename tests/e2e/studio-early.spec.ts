/**
 * Clicks and typing on the previewed page before its script has loaded, or before the studio knows what was clicked.
 */
import type { Page, Route } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

const HEADING = 'A good table outlives three kitchens';
const shownPage = (page: Page) => page.frameLocator('iframe[title^="Page"]');
const title = (page: Page) =>
  page.getByRole('region', { name: 'Fields of Text section' }).getByLabel('Title', { exact: true });

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

async function openHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Home\b/ }).click();
  await shownPage(page).getByRole('heading', { level: 1 }).waitFor();
}

test('text typed before the page’s script has loaded is entered afterwards', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  const { asked, release } = await hold(page, /\/assets\/entry\.[^/]+\.js$/);
  await openHome(page);
  await asked;
  await shownPage(page).getByRole('heading', { name: HEADING }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(', twicee');
  await page.keyboard.press('Backspace');
  await expect(title(page)).toHaveCount(0);
  release();
  await expect(title(page)).toHaveValue(`${HEADING}, twice`);
  await page.keyboard.type(' over');
  await expect(title(page)).toHaveValue(`${HEADING}, twice over`);
  await studio.save(page);
  expect(studio.changes()).toEqual({
    'pages/home.json': [`- "title": "${HEADING}"`, `+ "title": "${HEADING}, twice over"`],
  });
});

test('a link clicked before the page’s script has loaded is selected, not followed', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  const { asked, release } = await hold(page, /\/assets\/entry\.[^/]+\.js$/);
  await openHome(page);
  await asked;
  const frame = page.frames().find((one) => one !== page.mainFrame());
  const before = frame?.url();
  await shownPage(page).getByRole('main').getByRole('link').first().click();
  release();
  await expect(page.getByRole('region', { name: /^Fields of / })).toBeVisible();
  expect(frame?.url()).toBe(before);
});

test('text typed before the studio knows what was clicked is entered there', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await openHome(page);
  const heading = shownPage(page).getByRole('heading', { name: HEADING });
  const { asked, release } = await hold(page, /\/_studio\/marks\?/);
  await heading.click();
  await asked;
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A table for life');
  await expect(heading).toHaveText(HEADING);
  release();
  await expect(title(page)).toHaveValue('A table for life');
});
