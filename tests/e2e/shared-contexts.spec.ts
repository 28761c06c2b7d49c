/** Journeys share contexts (support/shared-contexts.ts); none may leave anything behind for the next. */
import { expect, MOVING, NIGHTLY, test } from './support/journey.ts';

// The second journey checks what the first may have left behind.
test.describe.configure({ mode: 'serial' });
test.use(MOVING);

/** Everything that the browser stores for the page. */
const remembered = () => [localStorage.length, sessionStorage.length, document.cookie, navigator.onLine] as const;

test('a journey stores data in every kind of browser storage', NIGHTLY, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read']);
  await page.goto('/faqs');
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    await cookieStore.set('left', 'behind');
    const request = indexedDB.open('left');
    await new Promise((resolve) => request.addEventListener('success', resolve));
  });
  await page.addInitScript(() => localStorage.setItem('left', 'by a script'));
  await page.route('**/*', (route) => route.abort());
  await context.setOffline(true);
  expect(await page.evaluate(remembered)).toEqual([1, expect.any(Number), 'left=behind', false]);
});

test('the next journey finds none of it', NIGHTLY, async ({ page, context }) => {
  // An additional page keeps the process alive.
  expect(context.pages()).toHaveLength(2);
  await page.goto('/faqs');
  expect(await page.evaluate(remembered)).toEqual([0, 0, '', true]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(() => navigator.clipboard.readText().catch(String))).toContain('NotAllowedError');
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion), (forced-colors: active)').matches)).toBe(
    false,
  );
  await page.reload();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
