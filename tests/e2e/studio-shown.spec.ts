/**
 * The preview next to the fields is the real thing: pages, forms, dialogs, mails; and the studio explains where a text
 * comes from.
 */
import type { Page } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

const shownPage = (page: Page) => page.frameLocator('iframe[title^="Page"]');

async function openFile(page: Page, view: string, title: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: view, exact: true }).click();
  await page.getByRole('list', { name: view }).getByRole('button', { name: title }).click();
}

test('a form and a dialog are edited next to the page that shows them', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await openFile(page, 'Forms', /^contact/i);
  await expect(shownPage(page).getByRole('button', { name: 'Send' })).toBeVisible();
  await page.getByLabel('Submit label', { exact: true }).fill('Send it');
  await expect(shownPage(page).getByRole('button', { name: 'Send it' })).toBeVisible();
  await openFile(page, 'Dialogs', /^What happens to your details/);
  const dialog = shownPage(page).getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'What happens to your details' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('What we do with your details');
  await expect(dialog.getByRole('heading', { name: 'What we do with your details' })).toBeVisible();
  await studio.save(page);
  expect(Object.keys(studio.changes())).toEqual(['forms/contact.json', 'modals/privacy.json']);
});

test('a section moves closer to one that gets the same background', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await openFile(page, 'Pages', /^Home\b/);
  const steps = shownPage(page).locator('[data-block="steps"] > section');
  const spaceAbove = () => steps.evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingBlockStart));
  const apart = await spaceAbove();
  await page.getByRole('button', { name: /^Section 3:/ }).click();
  const tone = page.getByRole('radiogroup', { name: 'Tone', exact: true });
  await tone.getByRole('radio', { name: 'Paper' }).check();
  await expect.poll(spaceAbove).toBeLessThan(apart / 2);
  await tone.getByRole('radio', { name: 'Ink' }).check();
  await expect.poll(spaceAbove).toBe(apart);
});

test('a mail is edited next to the mail as it will be sent', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await openFile(page, 'Mails', /^Your enquiry is on the bench/);
  const mail = page.getByRole('region', { name: 'The mail' });
  const body = mail.frameLocator('iframe');
  await expect(body.getByText('Your enquiry is on the bench')).toBeVisible();
  await mail.getByRole('radio', { name: 'Dark' }).check();
  await mail.getByRole('radio', { name: 'Phone' }).check();
  await page.getByLabel('Heading', { exact: true }).fill('We have your drawing');
  await expect(body.getByText('We have your drawing')).toBeVisible();
});

test(
  'the explanation of a text names its file, the facts it uses, and where it is shown',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page);
    await openFile(page, 'Pages', /^Home\b/);
    await page.getByRole('button', { name: /^Section 1:/ }).click();
    await page.getByLabel('Eyebrow', { exact: true }).focus();
    await page.getByRole('button', { name: 'Why is this here?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why is this here?' });
    await expect(dialog.getByText(/^pages\/home\.json:\d+ \/blocks\/0\/eyebrow$/)).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Where it shows' }).getByText('/', { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Open site.city' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('City', { exact: true })).toBeFocused();
  },
);

test(
  'a page is created from a template, and its changes are listed before it is published',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start();
    await studio.open(page, 'Pages');
    await page.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await dialog.getByLabel('Title', { exact: true }).fill('Repairs');
    await dialog.getByRole('radio', { name: 'A service' }).check();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('list', { name: 'Sections' }).getByRole('listitem')).toHaveCount(5);
    await openFile(page, 'Pages', /^Home\b/);
    await page.getByRole('button', { name: /^Section 1:/ }).click();
    await page.getByLabel('Title', { exact: true }).fill('Built once');
    await studio.save(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: /^Before and after: Home/ }).click();
    const compared = page.getByRole('dialog', { name: /^Before and after/ });
    const headline = (state: string) =>
      compared.frameLocator(`iframe[title="${state}"]`).getByRole('heading', { level: 1 });
    await expect(headline('As it was published')).toHaveText('Made once, for the room it stands in');
    await expect(headline('As it is now')).toHaveText('Built once');
    expect(await axeFindings(page)).toEqual([]);
  },
);
