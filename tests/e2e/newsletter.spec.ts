/** Signing up for the newsletter on the blog and below an article (specification 4, 5.4, 7.3 and 8). */
import path from 'node:path';
import type { Locator, Page, Request, Route } from 'playwright/test';
import { ROOT } from '../../scripts/lib/root.ts';
import { runNode } from '../../scripts/lib/run.ts';
import { blockOf, formOf, latestArticle, messages, site } from './support/content.ts';
import {
  alone,
  awaken,
  expect,
  FAILED_REQUEST,
  NIGHTLY,
  nightlyIf,
  runFor,
  SLOW,
  stopClock,
  test,
  untilLedTo,
} from './support/journey.ts';
import { deliveredMails } from './support/outbox.ts';

const SUBSCRIBE = '**/api/subscribe';
const BAD_ADDRESS = 'Please enter a valid email address';
const FAILED = 'Unable to subscribe. Please try again later.';
const unsubscribe = blockOf('newsletter-leave', 'leave-list');
const titleOf = (name: string) => blockOf(`newsletter-${name}`, 'page-hero').title;
const article = latestArticle.path;

/** Both forms: input, messages, and the source that is sent. */
const SHEETS = [
  {
    route: '/blog',
    id: 'newsletter-blog',
    form: formOf('newsletter-blog'),
    typed: { firstName: 'Wanjiru', lastName: 'Otieno', email: 'wanjiru@example.com' },
    missing: 'Please fill in all required fields',
    success: 'Successfully subscribed!',
    source: 'blog-page',
  },
  {
    route: article,
    id: 'newsletter-article',
    form: formOf('newsletter-article'),
    typed: { email: 'wanjiru@example.com' },
    missing: 'Please enter your email address',
    success: 'Successfully subscribed! Check your email.',
    source: `article-${article.slice('/blog/'.length)}`,
  },
];
type Sheet = (typeof SHEETS)[number];

const formIn = (page: Page) => page.locator('[data-block="form"]').getByRole('form');
const status = (page: Page) => formIn(page).getByRole('status');
const email = (page: Page) => formIn(page).getByRole('textbox', { name: 'Email' });
const said = (page: Page, text: string) => formIn(page).getByText(text, { exact: true });
const submit = (page: Page, { form }: Sheet) =>
  formIn(page).getByRole('button', { name: form.submitLabel, exact: true });

async function open(page: Page, { route }: Sheet): Promise<void> {
  await page.goto(route);
  await awaken(page, 'form');
}

function fieldOf(page: Page, { form }: Sheet, name: string): Locator {
  const label = form.fields.find((field) => field.name === name)?.label ?? '';
  return formIn(page).getByRole('textbox', { name: label });
}

async function fill(page: Page, sheet: Sheet): Promise<void> {
  for (const [name, value] of Object.entries(sheet.typed)) await fieldOf(page, sheet, name).fill(value);
}

/** Answers the calls of the form, and records what they send. */
async function answer(page: Page, how: (route: Route) => Promise<void> = (route) => route.fulfill({ body: '{}' })) {
  const sent: unknown[] = [];
  await page.route(SUBSCRIBE, async (route) => {
    sent.push(route.request().postDataJSON());
    await how(route);
  });
  return sent;
}

for (const [index, sheet] of SHEETS.entries()) {
  const rarer = index > 0 ? NIGHTLY : SLOW;
  const { form, typed, missing, success, source } = sheet;
  const place = sheet.route === '/blog' ? 'on the blog' : 'below an article';

  test.describe(place, () => {
    test.use({ allowedMessages: /Failed to load resource|net::ERR_|Saving failed/ });

    test(
      'errors are reported and disappear when their field is edited; after a failure the input is kept, and can be sent again',
      nightlyIf(index > 0),
      async ({ page }) => {
        const sent = await answer(page);
        await open(page, sheet);
        await submit(page, sheet).click();
        await expect(said(page, missing)).toBeVisible();
        const fields = formIn(page).getByRole('textbox');
        await expect(fields).toHaveCount(form.fields.length);
        await expect(fields.first()).toBeFocused();
        for (const field of await fields.all()) await expect(field).toHaveAttribute('aria-invalid', 'true');
        await fill(page, sheet);
        await expect(said(page, missing)).toHaveCount(0);
        for (const address of ['wanjiru@example', 'wan jiru@example.com']) {
          await email(page).fill(address);
          await submit(page, sheet).click();
          await expect(said(page, BAD_ADDRESS)).toBeVisible();
          await expect(email(page)).toHaveAccessibleDescription(BAD_ADDRESS);
          await expect(email(page)).toBeFocused();
          await expect(said(page, missing)).toHaveCount(0);
          await email(page).press('End');
          await email(page).press('x');
          await expect(said(page, BAD_ADDRESS)).toHaveCount(0);
          await expect(email(page)).not.toHaveAttribute('aria-invalid', 'true');
        }
        expect(sent).toEqual([]);

        await email(page).fill(typed.email);
        for (const [fail, unreachable] of [
          [(route: Route) => route.abort(), 1],
          [(route: Route) => route.fulfill({ status: 500 }), 0],
        ] as const) {
          await page.unrouteAll();
          await answer(page, fail);
          await submit(page, sheet).click();
          await expect(status(page)).toHaveText(FAILED);
          await expect(said(page, messages[form.offline ?? ''] ?? '')).toHaveCount(unreachable);
          await expect(submit(page, sheet)).toBeEnabled();
          for (const [name, value] of Object.entries(typed))
            await expect(fieldOf(page, sheet, name)).toHaveValue(value);
          await email(page).press('End');
          await email(page).press('x');
          await expect(status(page)).toHaveText('');
          await email(page).fill(typed.email);
        }
        await page.unrouteAll();
        const taken = await answer(page);
        await submit(page, sheet).click();
        await expect(status(page)).toHaveText(success);
        expect(taken).toEqual([expect.objectContaining({ ...typed, source })]);
      },
    );
  });

  alone(`${place}: success is shown for 5 seconds, or until the email is edited`, rarer, async ({ page }) => {
    const release = Promise.withResolvers<void>();
    const sent = await answer(page, async (route) => {
      await release.promise;
      await route.fulfill({ status: 204 });
    });
    await page.clock.install();
    await open(page, sheet);
    await stopClock(page);
    await fill(page, sheet);
    await submit(page, sheet).dblclick();
    await expect(formIn(page).getByRole('button', { name: form.submittingLabel, exact: true })).toBeDisabled();
    release.resolve();
    await expect(status(page)).toHaveText(success);
    expect(sent).toEqual([{ ...typed, source, timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/) }]);
    for (const field of await formIn(page).getByRole('textbox').all()) await expect(field).toHaveValue('');
    await expect(submit(page, sheet)).toBeDisabled();
    await runFor(page, 4999);
    await expect(status(page)).toHaveText(success);
    await expect(submit(page, sheet)).toBeDisabled();
    await runFor(page, 1);
    await expect(status(page)).toHaveText('');
    await expect(submit(page, sheet)).toBeEnabled();
    await fill(page, sheet);
    await submit(page, sheet).click();
    await expect(status(page)).toHaveText(success);
    await email(page).fill('o');
    await expect(status(page)).toHaveText('');
    await expect(submit(page, sheet)).toBeEnabled();
    expect(sent).toHaveLength(2);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, allowedMessages: FAILED_REQUEST });

    test(`${place}: the server validates, stores and thanks`, rarer, async ({ page }) => {
      const post = async () => {
        const [response] = await Promise.all([
          page.waitForResponse((one) => one.request().method() === 'POST'),
          submit(page, sheet).click(),
        ]);
        return { status: response.status(), path: new URL(response.url()).pathname };
      };
      await page.goto(sheet.route);
      expect(await post()).toEqual({ status: 422, path: '/api/subscribe' });
      await untilLedTo(page);
      await expect(page.getByText(missing)).toBeVisible();
      for (const { name, rules = [] } of form.fields) {
        const message = messages[rules.find(({ rule }) => rule === 'required')?.message ?? ''] ?? '';
        await expect(page.locator(`main form [name="${name}"]`)).toHaveAccessibleDescription(message);
      }
      await fill(page, sheet);
      await email(page).fill(`plain-${source}-${Date.now()}@example.com`);
      expect(await post()).toEqual({ status: 303, path: '/api/subscribe' });
      await expect(page.getByRole('heading', { name: form.success.title })).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`${sheet.id}\\?page=${encodeURIComponent(sheet.route)}`));
      if (form.success.text) await expect(page.getByText(form.success.text)).toBeVisible();
    });
  });
}

test('the real server stores a sign-up, with its article after client-side navigation', SLOW, async ({ page }) => {
  const [, sheet] = SHEETS;
  if (!sheet) throw new Error('no form below articles');
  const address = `asha-${Date.now()}@example.com`;
  await page.goto('/blog');
  await awaken(page, 'article-list');
  await page.locator(`[data-block="article-list"] a[href="${article}"]`).click();
  await expect(page).toHaveURL(article);
  await awaken(page, 'form');
  await email(page).fill(address);
  await submit(page, sheet).click();
  await expect(status(page)).toHaveText(sheet.success);
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  const list = ['list', '--source', sheet.source, '--format', 'json'];
  const { code, output } = await runNode(path.join(ROOT, 'scripts/leads.ts'), list, { env });
  expect(code, output).toBe(0);
  expect(output).toContain(address);
});

/** The confirmation link and the unsubscribe link in the mail to an address. */
async function linksTo(address: string): Promise<{ confirm: string; leave: string }> {
  const theirs = () => deliveredMails().filter((mail) => mail.includes(`To: ${address}`));
  await expect.poll(theirs).toHaveLength(1);
  // Long lines of a mail are folded (RFC 2045, 6.7).
  const text = (theirs()[0] ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const link = (name: string) =>
    new RegExp(`http[^\\s<>"]+/api/newsletter/${name}\\?token=[\\w-]+`).exec(text)?.[0] ?? '';
  expect(text.replace(/\r?\n /g, '')).toContain(`List-Unsubscribe:<${link('leave')}>`);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  return { confirm: link('confirm'), leave: link('leave') };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'from the mail' : 'from the mail without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'one link subscribes, once; another asks with a button, and unsubscribes',
      nightlyIf(!javaScriptEnabled),
      async ({ page }) => {
        const [, sheet] = SHEETS;
        if (!sheet) throw new Error('no form below articles');
        const visitor = `halima-${Date.now()}-${javaScriptEnabled}@example.com`;
        await page.goto(sheet.route);
        if (javaScriptEnabled) await awaken(page, 'form');
        await email(page).fill(visitor);
        await submit(page, sheet).click();
        await expect(page.getByText('Check your email.')).toBeVisible();
        const { confirm, leave } = await linksTo(visitor);

        const heading = page.getByRole('heading', { level: 1 });
        const requests: Request[] = [];
        page.on('request', (request) => requests.push(request));
        for (const [link, address, title] of [
          [confirm, '/newsletter/confirmed', titleOf('confirmed')],
          [confirm, '/newsletter/already', titleOf('already')],
        ] as const) {
          await page.goto(link);
          await expect(page).toHaveURL(address);
          await expect(heading).toHaveText(title);
        }
        await page.goto(leave);
        await expect(heading).toHaveText(unsubscribe.title);
        await page.getByRole('button', { name: unsubscribe.button }).click();
        await expect(page).toHaveURL('/newsletter/left');
        await expect(heading).toHaveText(titleOf('left'));
        await page.goto(confirm);
        await expect(page).toHaveURL('/newsletter/expired');
        await expect(page.locator('main a[href="/blog#subscribe"]')).toBeVisible();
        const headers = await Promise.all(requests.map((request) => request.allHeaders()));
        const referrers = headers.map(({ referer = '' }) => referer);
        expect(requests.map((request) => new URL(request.url()).pathname)).toContain('/api/newsletter/leave.css');
        expect(referrers.filter((referrer) => referrer.includes('token'))).toEqual([]);
      },
    );
  });
}

test('the pages behind the links are hidden from search engines', NIGHTLY, async ({ page, request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain('/blog');
  for (const name of ['confirmed', 'already', 'expired', 'leave', 'left']) {
    await page.goto(`/newsletter/${name}`);
    await expect(page).toHaveTitle(new RegExp(site.name));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(map).not.toContain(`/newsletter/${name}`);
  }
});

test('the button on the unsubscribe page says what to do if there is no token', SLOW, async ({ page }) => {
  await page.goto('/newsletter/leave');
  await page.getByRole('button', { name: unsubscribe.button }).click();
  await expect(page).toHaveURL('/newsletter/expired');
});
