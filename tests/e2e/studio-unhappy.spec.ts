/** Failures while editing: no input is lost, and there is a message. */
import { execFileSync } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { FAILED_REQUEST, NIGHTLY, SLOW, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';
import { StudioProgram } from './support/studio-processes.ts';

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet; a studio that was killed does not respond.
test.use({
  ...PATIENT,
  ownContext: true,
  allowedMessages: new RegExp(`${FAILED_REQUEST.source}|ERR_|Failed to fetch`),
});

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function openFact(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: 'Facts', exact: true }).click();
  await page
    .getByRole('list', { name: 'Facts' })
    .getByRole('button', { name: /^10 years/ })
    .click();
}

test('text typed while the studio is down is kept, and saved when it is back', NIGHTLY, async ({ page }) => {
  const program = new StudioProgram();
  await using studio = await StudioSession.start(undefined, program.start);
  await studio.open(page);
  await openFact(page);
  await program.kill();
  await field(page, 'Value').fill('12 years');
  await expect(page.getByText('Keep writing: your changes are kept in this window and sent')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await program.startAgain();
  await expect(page.getByText('Keep writing: your changes are kept in this window and sent')).toHaveCount(0);
  await studio.save(page);
  expect(studio.changes()).toEqual({ 'facts.json': ['- "value": "10 years",', '+ "value": "12 years",'] });
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: 'Pages', exact: true }).click();
  await expect(page.frameLocator('iframe[title^="Page"]').getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'a dialog reports that the studio is down, keeps its input, and continues when it is back',
  NIGHTLY,
  async ({ page }) => {
    const program = new StudioProgram();
    await using studio = await StudioSession.start(undefined, program.start);
    await studio.open(page, 'Pages');
    await page.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await program.kill();
    await field(page, 'Title').fill('Late page');
    await expect(dialog.getByRole('alert')).toContainText('The studio has stopped answering');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('The studio is not answering just now.')).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('Late page');
    await program.startAgain();
    await expect(dialog.getByText('What will happen')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Late page' })).toBeVisible();
    await studio.save(page);
    expect(Object.keys(studio.changes())).toEqual(['pages/late-page.json', 'routes.json']);
  },
);

test(
  'an edit that the studio repeatedly fails to write is kept, and does not block other edits',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page);
    await openFact(page);
    await page.route('**/api/edit', (route) =>
      route.request().postData()?.includes('"12 years"') ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await field(page, 'Value').fill('12 years');
    const alert = page.getByRole('alert').filter({ hasText: 'could not be written' });
    await expect(alert.getByRole('button')).toHaveText(['Try again', 'Take it back', 'Copy the text']);
    await expect(field(page, 'Value')).toHaveValue('12 years');
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Rooms' })
      .getByRole('button', { name: 'Site settings', exact: true })
      .click();
    await field(page, 'Name').fill('Renamed');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Saved.');
    expect(Object.keys(studio.changes())).toEqual(['site.json']);
    await alert.getByRole('button', { name: 'Take it back' }).click();
    await expect(alert).toHaveCount(0);
    await openFact(page);
    await expect(field(page, 'Value')).toHaveValue('10 years');
  },
);

test('two windows of one user show the same', NIGHTLY, async ({ page, context }) => {
  await using studio = await StudioSession.start();
  const other = await context.newPage();
  await studio.open(page);
  await studio.open(other);
  await openFact(page);
  await openFact(other);
  await field(page, 'Value').fill('12 years');
  await expect(field(other, 'Value')).toHaveValue('12 years');
  await field(other, 'Meaning').fill('How long a joint holds.');
  await expect(field(page, 'Meaning')).toHaveValue('How long a joint holds.');
  await studio.save(other);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(Object.keys(studio.changes())).toEqual(['facts.json']);
});

test('a file that is broken at startup is fixed as text, and all others can be edited', SLOW, async ({ page }) => {
  await using studio = await StudioSession.start((content) =>
    writeFileSync(path.join(content, 'pages/work.json'), '{ "title": "Our work", '),
  );
  await studio.open(page, 'Pages');
  await page
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: /^Work\b/ })
    .click();
  await expect(page.getByText('This file is damaged')).toBeVisible();
  const banner = page.getByRole('alert').filter({ hasText: 'Line 1:' });
  await expect(banner.getByRole('button')).toHaveText(['Open it', 'Go back to the last version']);
  expect(await axeFindings(page)).toEqual([]);
  await openFact(page);
  await expect(field(page, 'Value')).toHaveValue('10 years');
});

test('a name that is in use is refused while typing', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await field(page, 'Title').fill('contact');
  await expect(dialog.getByRole('alert')).toContainText('The page "contact" already exists.');
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
});

test('during a git merge nothing is published, and saved changes stay', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start((content) => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: content, stdio: 'ignore' });
    git('init', '--initial-branch=main');
    git('add', '--all');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--message=Begin');
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: content, encoding: 'utf8' });
    writeFileSync(path.join(content, '.git/MERGE_HEAD'), head);
  });
  await studio.open(page);
  await openFact(page);
  await field(page, 'Value').fill('12 years');
  await studio.save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Git is in the middle of a merge.')).toBeVisible();
  expect(Object.keys(studio.changes())).toEqual(['facts.json']);
});

test(
  'in a folder without git everything can be undone, and the meaning of publishing is explained',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page);
    await openFact(page);
    await field(page, 'Value').fill('12 years');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'Value')).toHaveValue('10 years');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(field(page, 'Value')).toHaveValue('12 years');
    await studio.save(page);
    const view = (name: string) => page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name });
    await view('History').click();
    await expect(page.getByText('others do not see this history')).toBeVisible();
    await expect(page.getByText('Value of guarantee of the facts: "10 years" became "12 years".')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      page.getByText('This folder is not in a git repository. Publishing notes what you have'),
    ).toBeVisible();
    await expect(page.getByRole('switch'), 'nothing offers to send it anywhere').toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as published' }).click();
    await expect(page.getByText('there was nothing to commit')).toBeVisible();
    await expect(page.getByText('Everything that is saved is published.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await view('Facts').click();
    await studio.save(page);
    expect(studio.changes(), 'what was published can be taken back, too').toEqual({});
  },
);

test('a picture of 60 MB is refused with a message', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pictures');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const file = path.join(studio.content, '../huge.png');
  const [width, height] = [4600, 4600];
  const noise = sharp(randomFillSync(Buffer.alloc(width * height * 3)), { raw: { width, height, channels: 3 } });
  await noise.png({ compressionLevel: 0 }).toFile(file);
  await (await chosen).setFiles(file);
  await expect(page.getByRole('dialog', { name: 'Add a picture' }).getByRole('alert')).toContainText('60.6 MB');
  expect(studio.changes()).toEqual({});
});
