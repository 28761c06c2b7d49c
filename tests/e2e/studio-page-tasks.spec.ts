/** Tasks with pages and their sections in the studio: the changed lines, and the result on the site. */
import path from 'node:path';
import type { Page } from 'playwright/test';
import { serveFolder } from '../../scripts/bench/serve-folder.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { build } from '../sizes/build.ts';
import { FAILED_REQUEST, NIGHTLY, SLOW, test } from './support/journey.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';
import wanted from './support/studio-tasks.json' with { type: 'json' };

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

const sections = (page: Page) => page.getByRole('list', { name: 'Sections' }).getByRole('listitem');
const section = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Section ${number}:`) });

async function openPage(page: Page, title: RegExp): Promise<StudioSession> {
  const studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page.getByRole('list', { name: 'Pages' }).getByRole('button', { name: title }).click();
  await expect(sections(page)).not.toHaveCount(0);
  return studio;
}

test('a headline is changed', NIGHTLY, async ({ page }) => {
  await using studio = await openPage(page, /^Workshop\b/);
  await section(page, 2).click();
  await page.getByLabel('Title', { exact: true }).first().fill('Three rules that cost us a day');
  await studio.save(page);
  expect({ 'pages/workshop.json': studio.diff('pages/workshop.json') }).toEqual(wanted['a headline is changed']);
  expect(Object.keys(studio.changes())).toEqual(['pages/workshop.json']);
});

test('a section is moved', NIGHTLY, async ({ page }) => {
  await using studio = await openPage(page, /^Workshop\b/);
  await page.getByRole('button', { name: 'More for section 3' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(section(page, 2)).toContainText('Quote');
  await studio.save(page);
  expect({ 'pages/workshop.json': studio.diff('pages/workshop.json') }).toEqual(wanted['a section is moved']);
  expect(studio.changes(), 'no line came or went').toEqual({});
});

test('the chosen section is moved, duplicated and deleted by the buttons beside its name', SLOW, async ({ page }) => {
  await using studio = await openPage(page, /^Workshop\b/);
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const count = await sections(page).count();
  await section(page, 3).click();
  await tool('Move up').click();
  await expect(section(page, 2)).toContainText('Quote');
  await tool('Duplicate').click();
  await expect(section(page, 3)).toContainText('Quote');
  await expect(sections(page)).toHaveCount(count + 1);
  await tool('Delete').click();
  await expect(sections(page)).toHaveCount(count);
  await tool('Move down').click();
  await expect(section(page, 3)).toContainText('Quote');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(studio.changes()).toEqual({});
});

test('a section is added and written', NIGHTLY, async ({ page }) => {
  await using studio = await openPage(page, /^Work\b/);
  await section(page, 1).click();
  await page.getByRole('button', { name: 'Add section' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add section' });
  await gallery
    .getByRole('button', { name: /^Insert Quote/ })
    .first()
    .click();
  const fields = page.getByRole('region', { name: 'Fields of Quote' });
  await fields.getByRole('textbox', { name: 'Text', exact: true }).fill('It stands as on the first day.');
  await fields.getByLabel('By', { exact: true }).fill('Mary Example');
  await studio.save(page);
  expect({ 'pages/work.json': studio.diff('pages/work.json') }).toEqual(wanted['a section is added and written']);
  expect(Object.keys(studio.changes())).toEqual(['pages/work.json']);
});

test('the address of a page is changed, and the old one leads to the new one', NIGHTLY, async ({ page, request }) => {
  await using studio = await openPage(page, /^Workshop\b/);
  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Change the address…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('/how-we-build');
  await expect(dialog.getByText('What will happen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await studio.save(page);
  expect(studio.changes()).toEqual(wanted['the address of a page is changed, and the old one leads to the new one']);
  using folder = temporaryFolder();
  const out = path.join(folder.path, 'dist');
  await build({ out, config: studio.content });
  await using site = await serveFolder(out);
  const old = await request.get(`${site.url}/workshop?from=mail`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([308, '/how-we-build?from=mail']);
  const now = await request.get(`${site.url}/how-we-build`, { maxRedirects: 0 });
  expect([now.status(), await now.text()]).toEqual([200, expect.stringContaining('Four people, one bench, no hurry')]);
});
