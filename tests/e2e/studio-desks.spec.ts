/**
 * Views other than pages: search, pictures, theme, facts, history, publishing, and concurrent changes by colleagues.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Pictures are requested while they are being generated.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Changes a file outside the studio, as a colleague would. */
function changeOutside(studio: StudioSession, file: string, from: string, to: string): void {
  const fullPath = path.join(studio.content, file);
  const before = readFileSync(fullPath, 'utf8');
  expect(before).toContain(from);
  writeFileSync(fullPath, before.replace(from, to));
}

async function openFact(page: Page, studio: StudioSession): Promise<void> {
  await studio.open(page, 'Facts');
  await page
    .getByRole('list', { name: 'Facts' })
    .getByRole('button', { name: /^10 years/ })
    .click();
}

test('the search finds words anywhere, and leads to their field, by keyboard alone', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await page.keyboard.press('ControlOrMeta+k');
  await field(page, 'Search every text').fill('OAK');
  const results = page.getByRole('list', { name: 'Results' }).getByRole('button');
  await expect(results.first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Results' })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await field(page, 'Search every text').fill('promised time to');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Meaning')).toHaveValue('Promised time to answer an enquiry.');
});

test('a fact is changed in one place, and lists where it is used', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await openFact(page, studio);
  await expect(page.getByRole('region', { name: 'Quoted on' }).getByRole('listitem').first()).toBeVisible();
  await field(page, 'Value').fill('12 years');
  await expect(page.getByRole('heading', { name: '12 years' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await studio.save(page);
  expect(studio.changes()).toEqual({ 'facts.json': ['- "value": "10 years",', '+ "value": "12 years",'] });
});

test(
  'a photo is added with a description, cropped around a focal point by keyboard, and deleted',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page, 'Pictures');
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#888', noise } });
    const buffer = await photo.jpeg().toBuffer();
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add pictures' }).click();
    await (await chosen).setFiles({ name: 'Our Bench (2).JPG', mimeType: 'image/jpeg', buffer });
    const dialog = page.getByRole('dialog', { name: 'Add a picture' });
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Say what it shows');
    await dialog.getByLabel('What it shows').fill('The new bench');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add' }).click();
    const detail = page.getByRole('region', { name: 'Picture our-bench-2' });
    await detail.getByRole('button', { name: 'Point that stays in view: 50, 50' }).press('ArrowRight');
    await expect(detail.getByRole('button', { name: 'Point that stays in view: 52, 50' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await studio.save(page);
    const { width, format } = await sharp(path.join(studio.content, 'images/our-bench-2.webp')).metadata();
    expect({ width, format }).toEqual({ width: 1600, format: 'webp' });
    expect(studio.changes()['images.json']).toEqual(expect.arrayContaining(['+ "alt": "The new bench",']));
    await detail.getByRole('button', { name: 'More for this picture' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(detail).toBeHidden();
    await studio.save(page);
    expect(existsSync(path.join(studio.content, 'images/our-bench-2.webp'))).toBe(false);
    expect(studio.changes()).toEqual({});
  },
);

test('a file that is not a photo is refused with a message before it is described', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pictures');
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  for (const [text, said] of [
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'This is a drawing (SVG)'],
    ['\0\0\0\x18ftypheic', 'This is a photo in the format of iPhones'],
    ['Hello', 'This file is no picture that can be read.'],
  ] as const) {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add pictures' }).click();
    await (await chosen).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(text) });
    await expect(dialog.getByRole('alert')).toContainText(said);
    await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(studio.changes()).toEqual({});
});

test('a colour with too little contrast is reported at once, and fixed with one button', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Theme');
  await page.getByRole('heading', { name: 'Backgrounds' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await field(page, 'Code of stone').fill('#a0a4aa');
  await expect(page.getByText(/pairs are too weak/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Use #[0-9a-f]{6} for stone$/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Undo', exact: false }).first().click();
  await expect(field(page, 'Code of stone')).toHaveValue('#a0a4aa');
});

test(
  'a colleague’s changes elsewhere in a file are merged; a conflict in the same place must be decided',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await openFact(page, studio);
    await field(page, 'Value').fill('12 years');
    await expect(page.getByText('1 change not saved')).toBeVisible();
    changeOutside(studio, 'facts.json', 'How long every joint is guaranteed.', 'How long we guarantee each joint.');
    await expect(field(page, 'Meaning')).toHaveValue('How long we guarantee each joint.');
    changeOutside(studio, 'facts.json', '"10 years"', '"15 years"');
    await page.getByRole('button', { name: 'Decide' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: 'Theirs' })).toContainText('15 years');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Keep mine/ }).click();
    await expect(dialog).toBeHidden();
    await studio.save(page);
    expect(studio.changes()).toEqual({
      'facts.json': [
        '- "value": "10 years",',
        '- "meaning": "How long every joint is guaranteed.",',
        '+ "value": "12 years",',
        '+ "meaning": "How long we guarantee each joint.",',
      ],
    });
  },
);

test('saved changes are published with a message, and restored from the history', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await openFact(page, studio);
  await field(page, 'Value').fill('12 years');
  await studio.save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Value of guarantee of the facts: "10 years" became "12 years".').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as published' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Noted as published: 1 file.' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Restore from: Save the facts/ }).click();
  await page.getByRole('menuitem', { name: /^Revert this change/ }).click();
  await expect(page.getByText('1 change not saved')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await studio.save(page);
  expect(studio.changes()).toEqual({});
});
