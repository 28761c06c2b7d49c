/** What is typed into a form survives a reload of its tab (decisions: careers form after an error). */
import type { Page } from 'playwright/test';
import { field, fill, open, submit, success } from './support/contact.ts';
import { messages, words } from './support/content.ts';
import { answer, expectAlert } from './support/forms.ts';
import { awaken, expect, FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';

const note = (page: Page) => page.getByText(words.draftRestored);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await awaken(page, 'form');
}

/** The keys stored for the tab. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => /draft|refer/.test(name)));

test.use({ allowedMessages: new RegExp(`${FAILED_REQUEST.source}|User confirmation email failed`) });

test('answers and reference number survive reloads until the form is sent, including letters typed early or late', async ({
  page,
}) => {
  const calls = await answer(page, { mail: 500 });
  await open(page);
  await fill(page);
  await expect(note(page)).toHaveCount(0);
  await submit(page).click();
  await expectAlert(page, messages['submit-failed'] ?? '');
  await reload(page);
  await expect(note(page)).toBeVisible();
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Otieno');
  await expect(field(page, 'location')).toHaveValue('Kisumu');
  await expect(field(page, 'message')).toHaveValue('We have a building.');
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(2);
  const retried = await answer(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  expect(retried[0]?.body).toEqual(calls[0]?.body);
  expect(await kept(page)).toEqual([]);
  await reload(page);
  await expect(note(page)).toHaveCount(0);
  await expect(field(page, 'fullName')).toHaveValue('');

  await test.step('the last letters before a reload are kept, and whoever did not type them clears them', async () => {
    await field(page, 'message').fill('Typed a moment ago');
    await reload(page);
    await expect(field(page, 'message')).toHaveValue('Typed a moment ago');
    await page.getByRole('button', { name: words.clearForm }).click();
    await expect(field(page, 'message')).toHaveValue('');
    await expect(field(page, 'fullName')).toBeFocused();
    expect(await kept(page)).toEqual([]);
  });

  await test.step('what is typed before the form answers is not lost, and no draft is put over it', async () => {
    await field(page, 'fullName').fill('Typed before the reload');
    await field(page, 'company').fill('Company of before');
    const release = Promise.withResolvers<void>();
    await page.route('**/assets/**/*.js', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.reload();
    await field(page, 'fullName').fill('Typed before it answers');
    await field(page, 'location').selectOption('Kisumu');
    await page.getByLabel('Smart Home Technology').check();
    release.resolve();
    await awaken(page, 'form');
    await expect(field(page, 'company')).toHaveValue('Company of before');
    await expect(field(page, 'fullName')).toHaveValue('Typed before it answers');
    await expect(field(page, 'location')).toHaveValue('Kisumu');
    await expect(page.getByLabel('Smart Home Technology')).toBeChecked();
  });
});

test('a damaged or foreign draft does no harm', NIGHTLY, async ({ page }) => {
  await page.addInitScript(() => {
    // Not in the map's frame, which has no storage.
    if (window !== top) return;
    sessionStorage.setItem('draft:contact:contact', '{"answers":{"location":"Atlantis","gone":"x","fullName":["x"]}}');
    sessionStorage.setItem('reference:contact:contact', '{"submissionId":4');
  });
  await answer(page);
  await open(page);
  await expect(note(page)).toHaveCount(0);
  await expect(field(page, 'location')).toHaveValue('');
  await fill(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
});
