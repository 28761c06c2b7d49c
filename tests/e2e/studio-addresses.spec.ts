/** Where URLs of the studio lead: the printed one, invalid ones, and that of a view that fails to render. */
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links in the previewed page prefetch pages that are not rendered yet; React logs errors that it has caught.
test.use({ ...PATIENT, ownContext: true, allowedMessages: new RegExp(`${FAILED_REQUEST.source}|TypeError`) });

test('the printed URL opened again, and invalid URLs, lead to the start screen', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Facts');
  const views = page.getByRole('navigation', { name: 'Rooms' });
  for (const fragment of [new URL(studio.address).hash, '#/nowhere', '#/%']) {
    await views.getByRole('button', { name: 'Facts', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Facts' })).toBeVisible();
    await page.goto(new URL(fragment, studio.address).href);
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' }), fragment).toBeVisible();
  }
});

test('a view that fails to render shows a message, and everything else keeps working', NIGHTLY, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await page.route('**/api/history', (route) => route.fulfill({ json: { entries: [{}] } }));
  const views = page.getByRole('navigation', { name: 'Rooms' });
  await views.getByRole('button', { name: 'History' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This part of the studio cannot be shown');
  expect(await axeFindings(page)).toEqual([]);
  await views.getByRole('button', { name: 'Facts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Facts' })).toBeVisible();
  await page.unroute('**/api/history');
  await views.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
});
