/** Where addresses lead: the printed one, those of nothing, and those of a room that cannot be shown. */
import { FAILED_REQUEST, SLOW, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links on the shown page look ahead for pages that are made only when they are shown; React tells what it caught.
test.use({ ...PATIENT, ownContext: true, allowedMessages: new RegExp(`${FAILED_REQUEST.source}|TypeError`) });

test('the printed address opened again, and addresses of nothing, lead to the beginning', SLOW, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Facts');
  const rooms = page.getByRole('navigation', { name: 'Rooms' });
  for (const fragment of [new URL(studio.address).hash, '#/nowhere', '#/%']) {
    await rooms.getByRole('button', { name: 'Facts', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Facts' })).toBeVisible();
    await page.goto(new URL(fragment, studio.address).href);
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' }), fragment).toBeVisible();
  }
});

test('a room that cannot be shown says so, and everything else goes on', SLOW, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  await page.route('**/api/history', (route) => route.fulfill({ json: { entries: [{}] } }));
  const rooms = page.getByRole('navigation', { name: 'Rooms' });
  await rooms.getByRole('button', { name: 'History' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This part of the studio cannot be shown');
  expect(await axeFindings(page)).toEqual([]);
  await rooms.getByRole('button', { name: 'Facts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Facts' })).toBeVisible();
  await page.unroute('**/api/history');
  await rooms.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
});
