/** A small site with a base path (BASE_PATH): all its requests are below it, and it works as at the root. */
import path from 'node:path';
import { serveFolder } from '../../scripts/bench/serve-folder.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { build } from '../sizes/build.ts';
import { awaken, awakenApp, expect, FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';

test.describe.configure({ mode: 'default' });
test.use({ allowedMessages: FAILED_REQUEST });

const stack = new AsyncDisposableStack();
let host: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const folder = stack.use(temporaryFolder()).path;
  const out = path.join(folder, 'dist');
  await build({ out, config: path.join(ROOT, 'tests/config-cases/_base'), basePath: '/site' });
  host = stack.use(await serveFolder(out)).url;
});
test.afterAll(() => stack.disposeAsync());

test(
  'pages, client-side navigation, a form up to the storage, the search, and the 404 screen work',
  NIGHTLY,
  async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol.startsWith('http') && !pathname.startsWith('/site/') && pathname !== '/site')
        elsewhere.push(pathname);
    });

    await page.goto(`${host}/site`);
    await expect(page).toHaveURL(`${host}/site/`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/site\/$/);
    const picture = page.locator('main img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await awakenApp(page);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.getByRole('main').getByRole('link', { name: 'Ask for one' }).click();
    await expect(page).toHaveURL(`${host}/site/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
    await expect(page.locator('header a[aria-current="page"]')).toHaveAttribute('href', '/site/contact');
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);

    // This small site's mail has no recipient, which the server would refuse.
    const mails: string[] = [];
    await page.route('**/api/v1.0/email/send', (route) => {
      mails.push(new URL(route.request().url()).pathname);
      return route.fulfill({ body: 'OK' });
    });
    await awaken(page, 'form');
    await page.getByLabel('Full name').fill('Wanjiru Otieno');
    await page.getByLabel('Email').fill('wanjiru@example.com');
    await page.getByLabel('Topic').selectOption({ index: 1 });
    const [saved] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Send', exact: true }).click(),
    ]);
    expect([new URL(saved.url()).pathname, saved.status()]).toEqual(['/site/api/save-submission.php', 201]);
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    expect(mails).toEqual(['/site/api/v1.0/email/send']);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flats that feel like home');
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox').fill('talk');
    const found = page.locator('[data-results] a').first();
    await expect(found).toHaveAttribute('href', '/site/contact');
    await found.click();
    await expect(page).toHaveURL(`${host}/site/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);

    const missing = await page.goto(`${host}/site/nowhere`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${host}/site/`);
    expect(elsewhere).toEqual([]);
  },
);

test('paths outside of the base path are 404', NIGHTLY, async ({ request }) => {
  for (const address of ['/', '/contact', '/siteabout', '/api/thank-you/contact'])
    expect((await request.get(host + address)).status()).toBe(404);
  const moved = await request.get(`${host}/site/Contact/?a=1`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, '/site/contact?a=1']);
});
