/** Visitors who are faster than the scripts: their input before hydration is not lost. */
import type { Page } from 'playwright/test';
import { field, submit } from './support/contact.ts';
import { documents, navigation, words } from './support/content.ts';
import { expectAlert } from './support/forms.ts';
import { alone, awakenApp, expect, NIGHTLY, nightlyIf, SLOW, test } from './support/journey.ts';

/** Holds back every script of the page until the result is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

for (const route of ['/privacypolicy', '/market-welcome']) {
  alone(
    `Escape leaves the overlay ${route} before its script has loaded`,
    route === '/privacypolicy' ? SLOW : NIGHTLY,
    async ({ page }) => {
      await holdScripts(page);
      await page.goto(route);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/');
    },
  );
}

for (const [way, send] of [
  ['a press', (page: Page) => submit(page).click()],
  ['Enter', (page: Page) => field(page, 'email').press('Enter')],
] as const) {
  alone(
    `Send by ${way} before hydration shows the same alert as after, and loses no input`,
    nightlyIf(way === 'Enter'),
    async ({ page }) => {
      const release = await holdScripts(page);
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.url());
      });
      await page.goto('/contact');
      await field(page, 'fullName').fill('Wanjiru Otieno');
      await field(page, 'email').fill('wanjiru@example');
      await field(page, 'message').fill('We have a building.');
      await page.getByLabel('Smart Home Technology').check();
      await send(page);
      await send(page);
      release();
      await expectAlert(
        page,
        'Please fill in all required fields: Full Name, Email, Phone, Location, and Partnership Type.',
      );
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'fullName')).toHaveValue('Wanjiru Otieno');
      await expect(field(page, 'email')).toHaveValue('wanjiru@example');
      await expect(field(page, 'message')).toHaveValue('We have a building.');
      await expect(page.getByLabel('Smart Home Technology')).toBeChecked();
      expect(posts).toEqual([]);
    },
  );
}

/** The HTML of the focused element. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

const menu = navigation.main.find(({ entries }) => entries);
const entries = menu?.entries?.map(({ label }) => label) ?? [];

// Scripts load after this many Tab steps through the menu.
for (const steps of [0, 1, 2]) {
  alone(
    `Tab skips no entry of an open menu when its script loads after ${steps} steps`,
    steps === 1 ? SLOW : NIGHTLY,
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/faqs');
      const main = page.getByRole('navigation', { name: words.mainMenu });
      await main.getByRole('button', { name: menu?.label, exact: true }).focus();
      await expect(main.getByRole('link', { name: entries[0] })).toBeVisible();
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('Tab');
      release();
      await awakenApp(page);
      for (const label of entries.slice(steps)) {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toContain(label);
      }
    },
  );
}

alone.describe('on phones', () => {
  alone.use({ viewport: { width: 390, height: 844 } });

  alone('Tab skips no entry of the menu, whenever its script loads', NIGHTLY, async ({ page }) => {
    const links = navigation.main.flatMap(({ label, entries: below }) => below?.map((entry) => entry.label) ?? [label]);
    const all = [...links, ...navigation.topBar.map(({ label }) => label)];
    for (const steps of [0, 1, Math.floor(all.length / 2)]) {
      const release = await holdScripts(page);
      await page.goto('/faqs');
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('Tab');
      release();
      await page.locator('#root[data-live]').waitFor({ state: 'attached' });
      for (const label of all.slice(steps)) {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toContain(label);
      }
      await page.unrouteAll();
    }
  });
});

test('a button clicked before the header is hydrated works afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/faqs');
  await page.getByRole('banner').getByRole('button', { name: words.search, exact: true }).click();
  release();
  await expect(page.getByRole('searchbox', { name: words.searchLabel })).toBeFocused();
});

const SECTION = /<div id="[^"]*" data-block=/g;
/** The pages with the most sections. */
const longest = documents
  .toSorted((one, other) => other.html.split(SECTION).length - one.html.split(SECTION).length)
  .slice(0, 3);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the visible part of a page does not move when the rest of it arrives', SLOW, async ({ page }) => {
    for (const { route, html } of longest) {
      const sections = page.locator('[data-block]');
      const heading = sections.nth(1).getByRole('heading').first();
      // Positions only: a font that arrives too late is not used, and its fallback is slightly wider.
      const tops = () =>
        Promise.all([sections.nth(0), sections.nth(1), heading].map(async (part) => (await part.boundingBox())?.y));
      const cut = [...html.matchAll(SECTION)][2]?.index;
      expect(cut, route).toBeGreaterThan(0);
      await page.goto(route);
      const whole = await tops();
      const isRoute = (url: URL) => url.pathname === route;
      await page.route(isRoute, (sent) => sent.fulfill({ contentType: 'text/html', body: html.slice(0, cut) }));
      await page.goto(route);
      await expect(sections).toHaveCount(2);
      expect(await tops()).toEqual(whole);
      await page.unroute(isRoute);
    }
  });
});
