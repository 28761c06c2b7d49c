/** Every room of the studio, its dialogs too: nothing that axe finds, and everything by keyboard. */
import { FAILED_REQUEST, SLOW, slowIf, test } from './support/journey.ts';
import { axeFindings } from './support/measure.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
// Links on the shown page look ahead for pages that are made only when they are shown.
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

test('no room and no dialog has axe findings', SLOW, async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page);
  const rooms = page.getByRole('navigation', { name: 'Rooms' }).getByRole('button');
  for (const room of await rooms.all()) {
    await room.click();
    const name = await room.getAttribute('aria-label');
    const [first] = await page.getByRole('complementary', { name: 'List' }).getByRole('listitem').all();
    if (first) await first.getByRole('button').first().click();
    await page
      .getByRole('region', { name: /^Fields of/ })
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
    expect(await axeFindings(page), `${name}`).toEqual([]);
  }
});

test('a section is chosen, written and moved by keyboard alone', async ({ page }) => {
  await using studio = await StudioSession.start();
  await studio.open(page, 'Pages');
  await page.getByRole('button', { name: /^Home\b/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Section 2:/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  const title = page.getByRole('region', { name: 'Fields of Text section' }).getByLabel('Title', { exact: true });
  for (
    let presses = 0;
    presses < 20 && !(await title.evaluate((element) => element === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A table for life');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(studio.changes()).toEqual({
    'pages/home.json': ['- "title": "A good table outlives three kitchens"', '+ "title": "A table for life"'],
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help and settings' }).focus();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const width of [1024, 1280]) {
  test(
    `at ${width} pixels rooms show their names and cover nothing beside them`,
    slowIf(width > 1024),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await using studio = await StudioSession.start();
      await studio.open(page, 'Pages');
      await expect(page.getByRole('navigation', { name: 'Rooms' }).getByText('History', { exact: true })).toBeVisible();
      const home = page.getByRole('list', { name: 'Pages' }).getByRole('button', { name: /^Home\b/ });
      // The pointer still rests on the rail.
      await home.click({ position: { x: 8, y: 8 } });
      await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
    },
  );
}
