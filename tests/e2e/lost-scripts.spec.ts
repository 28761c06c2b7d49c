/**
 * Scripts that cannot be fetched: pages stay readable, and the missing scripts are retried (decisions: 'A script that
 * cannot be fetched').
 */
import type { Page, Route } from 'playwright/test';
import { field, form, submit } from './support/contact.ts';
import { navigation, words } from './support/content.ts';
import { alertIn, answer, expectAlert } from './support/forms.ts';
import {
  alone,
  awakenApp,
  expect,
  FAILED_REQUEST,
  NIGHTLY,
  nightlyIf,
  SLOW,
  stopClock,
  test,
} from './support/journey.ts';

const PAGE = '/contact';
const REQUIRED = 'Please fill in all required fields: Full Name, Email, Phone, Location, and Partnership Type.';
const block = (page: Page) => page.locator('[data-block="form"] [data-island]');
const root = (page: Page) => page.locator('#root');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Ways in which requests fail. */
const WAYS = {
  aborted: (route: Route) => route.abort(),
  missing: (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
  broken: (route: Route) => route.fulfill({ status: 500, body: '' }),
};

/** The script that is tested in `npm test`, as an example of all. */
const EXAMPLE = 'mount-app';

/** The scripts of a page with a form, by the beginning of their names. */
const PARTS = ['entry', 'basics', 'mount-app', 'site', 'react', 'ui', 'hydrate-island', 'block-form', 'props'];

async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(7, 302);
}

/**
 * Makes requests for a script fail from now on.
 * @returns how often they failed, and a function that lets them succeed
 */
async function lose(page: Page, name: string, way = WAYS.aborted) {
  let lost = 0;
  const pattern = new RegExp(`/assets/${name}\\.`);
  await page.route(pattern, (route) => {
    lost += 1;
    return way(route);
  });
  return { count: () => lost, end: () => page.unroute(pattern) };
}

/** The page is readable as it was built. */
async function expectReadable(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(submit(page)).toBeVisible();
}

async function openForm(page: Page): Promise<string> {
  await page.goto(PAGE);
  const title = await heading(page).innerText();
  await showIntent(page);
  await submit(page).scrollIntoViewIfNeeded();
  return title;
}

// Each has its own cache, since a script that was fetched once would not be requested again.
alone.describe('a script that cannot be fetched', () => {
  alone.use({ allowedMessages: FAILED_REQUEST });

  for (const [index, part] of PARTS.entries()) {
    const [name = '', way = WAYS.aborted] = Object.entries(WAYS)[index % 3] ?? [];
    alone(
      `${part}, ${name}: the page stays readable, and becomes interactive after the next intent`,
      nightlyIf(part !== EXAMPLE),
      async ({ page }) => {
        const loss = await lose(page, part, way);
        const title = await openForm(page);
        await expect.poll(loss.count).toBeGreaterThan(0);
        await expectReadable(page, title);
        await expect(root(page).and(page.locator('[data-live]')).and(block(page))).toHaveCount(0);
        await loss.end();
        // The page may note a failure only after the first of these signs.
        await expect(async () => {
          await showIntent(page);
          await expect(block(page)).toHaveAttribute('data-live', '', { timeout: 2000 });
        }).toPass();
        await expect(root(page)).toHaveAttribute('data-live');
        await expectReadable(page, title);
      },
    );
  }

  alone(
    'once the network is back, missing scripts are loaded without any action of the visitor',
    SLOW,
    async ({ page, context }) => {
      await page.goto(PAGE);
      const title = await heading(page).innerText();
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /entry/.test(name)));
      await context.setOffline(true);
      await showIntent(page);
      await submit(page).scrollIntoViewIfNeeded();
      await expectReadable(page, title);
      await context.setOffline(false);
      await expect(block(page)).toHaveAttribute('data-live');
      await expect(root(page)).toHaveAttribute('data-live');
      await expectReadable(page, title);
    },
  );

  alone('a link does a full load if the navigation code cannot be loaded', NIGHTLY, async ({ page }) => {
    await lose(page, 'navigation-code', WAYS.missing);
    await page.goto('/faqs');
    await awakenApp(page);
    await page.getByRole('contentinfo').locator(`a[href="${PAGE}"]`).click();
    await expect(page).toHaveURL(PAGE);
    await expect(submit(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/faqs');
  });

  alone('the search shows a message, and opens once the network is back', NIGHTLY, async ({ page }) => {
    const loss = await lose(page, 'SearchPanel');
    await page.goto('/faqs');
    await awakenApp(page);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: words.search, exact: true }).click();
    await expect(banner.getByRole('alert')).toContainText(words.searchFailed);
    await loss.end();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('searchbox', { name: words.searchLabel })).toBeVisible();
    await expect(banner.getByText(navigation.searchPanel?.title ?? '')).toBeVisible();
  });
});

alone.describe('scripts for sending a form that cannot be fetched', () => {
  alone.use({ allowedMessages: new RegExp(`${FAILED_REQUEST.source}|User confirmation email failed`) });

  alone(
    'the mail library: the form shows a message, keeps the input, and sends it at the next click',
    NIGHTLY,
    async ({ page }) => {
      await page.goto(PAGE);
      await submit(page).scrollIntoViewIfNeeded();
      await showIntent(page);
      await expect(block(page)).toHaveAttribute('data-live');
      const calls = await answer(page);
      const loss = await lose(page, '(es|emailjs|index|browser)');
      await field(page, 'fullName').fill('Wanjiru Otieno');
      await field(page, 'email').fill('wanjiru@example.com');
      await field(page, 'phone').fill('0712345678');
      await field(page, 'location').selectOption({ index: 1 });
      await field(page, 'partnerType').selectOption({ index: 1 });
      await submit(page).click();
      await expect(alertIn(page)).toBeVisible();
      expect(loss.count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: words.ok, exact: true }).click();
      await expect(field(page, 'fullName')).toHaveValue('Wanjiru Otieno');
      await loss.end();
      await submit(page).click();
      await expect(page.getByRole('dialog', { name: form.success.title })).toBeVisible();
      expect(calls.filter(({ to }) => to === 'mail')).toHaveLength(2);
    },
  );

  /** The browser has sent the form, and the server has answered that most fields are missing. */
  async function expectSentByBrowser(page: Page, act: () => Promise<void>): Promise<void> {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await act();
    expect((await answered).status()).toBe(422);
    await expect(page.locator('main form [name=fullName]')).toHaveValue('Wanjiru Otieno');
  }

  alone('the form itself, late: a click on Send is handled as soon as its script loads', NIGHTLY, async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/block-form\./, async (route) => {
      await promise;
      await route.continue();
    });
    const title = await openForm(page);
    await field(page, 'email').fill('not an address');
    await submit(page).click();
    await expectReadable(page, title);
    resolve();
    await expectAlert(page, REQUIRED);
    await expect(field(page, 'email')).toHaveValue('not an address');
  });

  alone('offline: a click on Send is handled once the network is back', NIGHTLY, async ({ page, context }) => {
    await page.goto(PAGE);
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /entry/.test(name)));
    await context.setOffline(true);
    await field(page, 'fullName').fill('Wanjiru Otieno');
    await submit(page).click();
    await expect(field(page, 'fullName')).toHaveValue('Wanjiru Otieno');
    await context.setOffline(false);
    await expectAlert(page, REQUIRED);
    await expect(field(page, 'fullName')).toHaveValue('Wanjiru Otieno');
  });

  alone('the form itself, permanently: one click on Send makes the browser submit it', NIGHTLY, async ({ page }) => {
    const loss = await lose(page, 'block-form', WAYS.missing);
    await openForm(page);
    await expect.poll(loss.count).toBeGreaterThan(0);
    await field(page, 'fullName').fill('Wanjiru Otieno');
    await expectSentByBrowser(page, () => submit(page).click());
  });

  for (const [how, way] of Object.entries(WAYS)) {
    alone(
      `every script, ${how}: one click on Send makes the browser submit the form`,
      nightlyIf(how !== 'aborted'),
      async ({ page }) => {
        await page.route('**/*.js', way);
        await page.goto(PAGE);
        await field(page, 'fullName').fill('Wanjiru Otieno');
        await expectSentByBrowser(page, () => submit(page).click());
      },
    );
  }

  alone('every script, hanging: after a while the browser submits the form', NIGHTLY, async ({ page }) => {
    await page.clock.install();
    await page.route('**/*.js', () => undefined);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await field(page, 'fullName').fill('Wanjiru Otieno');
    await stopClock(page);
    await submit(page).click();
    await page.clock.fastForward(9999);
    await expect(page, 'the scripts still have time').toHaveURL(PAGE);
    await expectSentByBrowser(page, () => page.clock.fastForward(1));
  });

  alone(
    'every script: Enter in a field, before anything was fetched, submits the form too',
    NIGHTLY,
    async ({ page }) => {
      await page.route('**/*.js', WAYS.aborted);
      await page.goto(PAGE, { waitUntil: 'commit' });
      // In one step, so that the first signs of intent and the click come before the answer to any fetch.
      await expectSentByBrowser(page, async () => {
        await field(page, 'fullName').evaluate((input) => {
          if (input instanceof HTMLInputElement) input.value = 'Wanjiru Otieno';
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
          input.closest('form')?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
        });
      });
    },
  );
});

test.describe('a script that throws', () => {
  test.use({ ownContext: true, allowedMessages: /block of the test|Error/ });

  test('replaces the page by the 404 screen', SLOW, async ({ page }) => {
    await page.route(/\/assets\/block-form\./, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("the block of the test")' }),
    );
    await page.goto(PAGE);
    // In one step, since the form may disappear as soon as its script is requested.
    await submit(page).evaluate((button) => button.scrollIntoView());
    await showIntent(page);
    await expect(heading(page)).toContainText('Undefined Route');
  });
});
