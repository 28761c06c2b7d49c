/** Nothing done in the studio sends a request to another machine, or looks up a host name. */
import type { Page } from 'playwright/test';
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ ...PATIENT, ownContext: true, allowedMessages: FAILED_REQUEST });

/** Hints in the documents of all frames that make the browser prefetch or preconnect. */
async function lookedAhead(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLLinkElement>(
              'link[rel*=preconnect], link[rel*=dns-prefetch], link[rel*=pre]',
            ),
          ]
            .filter(({ href }) => href.startsWith('http'))
            .map(({ href }) => href),
        ),
      ),
  );
  return found.flat();
}

test('every request of the studio and its pages stays on this machine', NIGHTLY, async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  context.on('weberror', (error) => asked.push(String(error.error())));
  page.on('websocket', (socket) => asked.push(socket.url()));
  const ahead: string[] = [];
  await using studio = await StudioSession.start();
  await studio.open(page);
  const views = page.getByRole('navigation', { name: 'Rooms' }).getByRole('button');
  const names = await views.allInnerTexts();
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await views.getByText(name, { exact: true }).click();
    const [first] = await page.getByRole('list', { name, exact: true }).getByRole('button').all();
    await first?.click();
    ahead.push(...(await lookedAhead(page)));
  }
  await views.getByText('Pages', { exact: true }).click();
  await page.getByRole('button', { name: /^Home\b/ }).click();
  await page.getByRole('button', { name: /^Section 1:/ }).click();
  await page.getByLabel('Title', { exact: true }).fill('Built once');
  const shown = page.frameLocator('iframe[title^="Page"]');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Built once');
  await page.getByRole('button', { name: 'Change (Picture)' }).click();
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('button', { name: /^boards/ })
    .click();
  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(page.getByRole('dialog', { name: 'Add section' }).locator('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  ahead.push(...(await lookedAhead(page)));
  await studio.save(page);
  expect(asked.length).toBeGreaterThan(50);
  const isHere = (address: string) => /^(data|blob|about):/.test(address) || new URL(address).hostname === '127.0.0.1';
  expect([...asked, ...ahead].filter((address) => !isHere(address))).toEqual([]);
});
