/** Text typed in a field is shown on the page at once, and islands on the page stay interactive. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

const shownPage = (page: Page) => page.frameLocator('iframe[title^="Page"]');
const heading = (page: Page) => shownPage(page).getByRole('heading', { level: 2 }).first();
const title = (page: Page) => page.getByLabel('Title', { exact: true });

/** Opens the second section of the first page, a text with a heading. */
async function openText(page: Page, studio: StudioSession): Promise<void> {
  await studio.open(page, 'Pages');
  await page.getByRole('button', { name: /^Home\b/ }).click();
  await shownPage(page).getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Section 2:/ }).click();
}

test('the page shows typed text before the server responds, and never reverts it', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await openText(page, studio);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/edit', async (route) => {
    await released;
    await route.continue();
  });
  await title(page).fill('A table');
  await expect(heading(page)).toHaveText('A table');
  release();
  // Of the whole page, which may re-render the heading.
  const lengths = await shownPage(page)
    .locator('body')
    .evaluateHandle((body) => {
      const seen: number[] = [];
      const look = () => seen.push(body.querySelector('main h2')?.textContent.length ?? 0);
      new MutationObserver(look).observe(body, { characterData: true, childList: true, subtree: true });
      return seen;
    });
  await title(page).pressSequentially(' that outlives three kitchens and a flood', { delay: 5 });
  await studio.save(page);
  const seen = await lengths.jsonValue();
  expect(seen.length).toBeGreaterThan(5);
  expect(seen, 'an older text is never shown again').toEqual(seen.toSorted((one, other) => one - other));
  await expect(heading(page)).toHaveText('A table that outlives three kitchens and a flood');
  expect(studio.changes()).toEqual({
    'pages/home.json': [
      '- "title": "A good table outlives three kitchens"',
      '+ "title": "A table that outlives three kitchens and a flood"',
    ],
  });
});

test('a text that was rejected disappears from the page again', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await openText(page, studio);
  const before = await heading(page).textContent();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/edit', async (route) => {
    await released;
    await route.fulfill({ status: 422, json: { code: 'refused', sentence: 'Not today.', reasons: [] } });
  });
  await title(page).fill('A table');
  await expect(heading(page)).toHaveText('A table');
  release();
  await expect(title(page)).toHaveValue(before ?? '');
  await expect(heading(page)).toHaveText(before ?? '');
  expect(studio.changes()).toEqual({});
});

test('the open tab and the scroll position stay while surrounding texts are edited', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start((content) => addTabs(path.join(content, 'pages/home.json')));
  await openText(page, studio);
  await page.getByRole('button', { name: /^Section 3:/ }).click();
  const tab = (name: string) => shownPage(page).getByRole('tab', { name });
  await tab('Oil').click();
  await expect(tab('Oil')).toHaveAttribute('aria-selected', 'true');
  const scrolled = () => tab('Oil').evaluate(() => scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  const fields = page.getByRole('region', { name: /^Fields of/ });
  await fields
    .getByRole('group', { name: 'Heading', exact: true })
    .getByLabel('Title', { exact: true })
    .fill('Two ways');
  await expect(shownPage(page).getByRole('heading', { name: 'Two ways' })).toBeVisible();
  await expect(tab('Oil')).toHaveAttribute('aria-selected', 'true');
  await expect(shownPage(page).getByRole('tabpanel')).toContainText('A scratch is mended in an hour.');
  expect(await scrolled()).toBe(before);
});

function addTabs(file: string): void {
  const content: { blocks: object[] } = JSON.parse(readFileSync(file, 'utf8'));
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
  writeFileSync(file, JSON.stringify({ ...content, blocks: content.blocks.toSpliced(2, 0, tabs) }, null, 2));
}
