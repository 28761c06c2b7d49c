/** Editing with `npm run dev`: saved changes appear at once, errors are shown over the page, the API works. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { blockOf, formOf, messages, navigation, site, words } from './support/content.ts';
import { DevSession } from './support/dev-server.ts';
import { awaken, isSameDocument, markDocument, NIGHTLY, SLOW, scrollTo, scrollTop, test } from './support/journey.ts';
import { deliveredMails } from './support/outbox.ts';
import { expect, PATIENT } from './support/studio.ts';

// One server for all tests, which edit the same files one after the other.
test.describe.configure({ mode: 'default', timeout: 60_000 });
test.use({ ...PATIENT, allowedMessages: /\[vite\]|React DevTools/ });

let dev: DevSession;
test.beforeAll(async () => {
  // With empty caches.
  test.setTimeout(90_000);
  dev = await DevSession.start();
});
test.afterAll(async () => {
  expect(await dev.stop()).toBe(0);
});

const overlay = (page: Page) => page.getByRole('alert').filter({ hasText: 'to fix' });
const entries = (page: Page) => overlay(page).getByRole('listitem');

/** Opens a page and waits until it receives edits. */
async function open(page: Page, route: string): Promise<void> {
  // The first page waits until the server has bundled all packages.
  await page.goto(dev.origin + route, { timeout: 40_000 });
  await expect(page.locator('#root')).toHaveAttribute('data-live', '', { timeout: 15_000 });
  await markDocument(page);
}

test('edits are shown without a reload, and mistakes with their place until they are fixed', SLOW, async ({ page }) => {
  // Opening a page fetches hundreds of modules, so everything is tested on one.
  test.setTimeout(120_000);
  await open(page, '/contact');
  await test.step('words of the interface change, and what is typed keeps the focus', () => editWords(page));
  await test.step('what could be better waits behind a badge', () => fixHint(page));
  await test.step('a word that is right is taught to the check', () => teachWord(page));
  await test.step('a mistake is fixed by the button of the overlay', () => fixMistake(page));
  await test.step('an edit of the page', () => editPage(page));
  await test.step('an edit of navigation, company and theme', () => editFrame(page));
  await test.step('colours that are hard to read', () => makePale(page));
  await test.step('mistakes', () => makeMistakes(page));
  expect(await isSameDocument(page)).toBe(true);
});

/** Changes the text colour. */
function paint(before: string, after: string): void {
  dev.replace('theme.json', `"ink": "${before}"`, `"ink": "${after}"`);
}

const DEEP = '#101a40';
const PALE = '#c0c0c0';

/** Edits a page. The scroll position and typed text must stay. */
async function editPage(page: Page): Promise<void> {
  const [{ label = '' } = {}] = formOf('contact').fields;
  const { title } = blockOf('contact', 'page-hero');
  const heading = page.getByRole('heading', { level: 1 });
  // The page may be re-rendering at this moment.
  const left = async () => (await heading.boundingBox())?.x ?? 0;
  await expect.poll(left, 'styles of sections win over the reset').toBeGreaterThan(20);
  await awaken(page, 'form');
  await page.getByRole('main').getByLabel(label).fill('Wanjiru Otieno');
  await expect
    .poll(async () => {
      await scrollTo(page, 500);
      return scrollTop(page);
    })
    .toBe(500);
  dev.replace('pages/contact.json', title, 'Tell us what you would like');
  await expect(heading).toHaveText('Tell us what you would like');
  expect(await isSameDocument(page), 'the page was not loaded anew').toBe(true);
  await expect(page.getByRole('main').getByLabel(label)).toHaveValue('Wanjiru Otieno');
  expect(await scrollTop(page)).toBe(500);
}

async function editFrame(page: Page): Promise<void> {
  const [{ label = '' } = {}] = navigation.main;
  dev.replace('navigation.json', `"label": "${label}"`, '"label": "The company"');
  await expect(page.getByRole('banner').getByRole('button', { name: 'The company' })).toBeVisible();
  dev.replace('site.json', site.legalName, 'Summit Kenya Limited');
  await expect(page.getByRole('contentinfo')).toContainText('Summit Kenya Limited');
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const before = await ink();
  const [, own = ''] = /"ink": "(#\w+)"/.exec(dev.read('theme.json')) ?? [];
  paint(own, DEEP);
  await expect.poll(ink).toBe('rgb(16, 26, 64)');
  paint(DEEP, own);
  await expect.poll(ink).toBe(before);
  paint(own, DEEP);
  await expect.poll(ink).toBe('rgb(16, 26, 64)');
}

test(
  'an edit of a dialog is shown without a reload, and the search finds new text at once',
  NIGHTLY,
  async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Our Mission' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    dev.replace('modals/mission.json', '"title": "', '"title": "Today: ');
    const dialog = page.getByRole('dialog', { name: /^Today: / });
    await expect(async () => {
      // A menu opened before the edit may cover the button.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Our Mission' }).click({ timeout: 500 });
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await test.step('the search', () => search(page));
    expect(await isSameDocument(page)).toBe(true);
  },
);

/** Makes a colour too pale. Low contrast is reported without covering the page, so that the colour can be judged. */
async function makePale(page: Page): Promise<void> {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  paint(DEEP, PALE);
  await expect.poll(ink).toBe('rgb(192, 192, 192)');
  await expect(overlay(page)).toContainText('has a contrast of');
  await expect(overlay(page)).not.toContainText('last good state');
  paint(PALE, DEEP);
  await expect(overlay(page)).toBeHidden();
  await expect.poll(ink).toBe('rgb(16, 26, 64)');
}

/** Makes mistakes. Each is shown with its file, its line and what to do, until it is fixed. */
async function makeMistakes(page: Page): Promise<void> {
  dev.replace('pages/contact.json', '"form": "contact"', '"form": "kontact"');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(/pages\/contact\.json:\d+:\d+/);
  await expect(entries(page)).toContainText('There is no form "kontact".');
  await expect(entries(page)).toContainText(/\d+ *"form": "kontact"\n *~~~~~~~/);
  await expect(entries(page)).toContainText('Did you mean "contact"?');
  await expect.poll(() => dev.output()).toContain('There is no form "kontact".');
  dev.replace('pages/projects.json', '"title":', '"titel":');
  dev.replace('collections/faqs/property-costs.json', '"category":', '"category"');
  await expect(entries(page)).toHaveCount(3);
  await expect(overlay(page)).toContainText('3 things to fix');
  dev.replace('collections/faqs/property-costs.json', '"category"', '"category":');
  dev.replace('pages/projects.json', '"titel":', '"title":');
  await expect(entries(page)).toHaveCount(1);
  dev.replace('pages/contact.json', '"form": "kontact"', '"form": "contact"');
  await expect(overlay(page)).toHaveCount(0);
}

async function editWords(page: Page): Promise<void> {
  const [{ label = '' } = {}] = formOf('contact').fields;
  await awaken(page, 'form');
  const field = page.getByRole('main').getByLabel(label);
  await field.fill('Wanjiru');
  await field.press('ArrowLeft');
  const place = await field.boundingBox();
  dev.replace('messages.json', `"search": "${words.search}"`, '"search": "Look for something"');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Look for something', exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Wanjiru');
  expect(await field.evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)).toBe(6);
  dev.replace('messages.json', '"search": "Look for something"', `"search": "${words.search}"`);
  await expect(page.getByRole('banner').getByRole('button', { name: words.search, exact: true })).toBeVisible();
  expect(await field.boundingBox(), 'nothing has moved').toEqual(place);
}

async function fixHint(page: Page): Promise<void> {
  const badge = page.getByRole('button', { name: /hint/ });
  const before = await badge.count();
  const { title } = blockOf('contact', 'page-hero');
  dev.replace('pages/contact.json', title, `Our  ${title}`);
  const hint = page.getByRole('listitem').filter({ hasText: 'several spaces' });
  await expect(badge).toBeVisible();
  await expect(overlay(page), 'nothing lies over the page').toHaveCount(0);
  await badge.click();
  await expect(hint).toContainText(/pages\/contact\.json:\d+:\d+/);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(badge).toBeFocused();
  await badge.press('Enter');
  await hint.getByRole('button', { name: 'Change to' }).click();
  await expect(hint).toHaveCount(0);
  await expect.poll(() => dev.read('pages/contact.json')).toContain(`"Our ${title}"`);
  dev.replace('pages/contact.json', `Our ${title}`, title);
  await expect(badge).toHaveCount(before);
  // The list of the other hints is still open.
  if (before > 0) await page.keyboard.press('Escape');
}

/** A word that is right is added to those of the site, which is another file than that of the hint. */
async function teachWord(page: Page): Promise<void> {
  const { title } = blockOf('contact', 'page-hero');
  dev.replace('pages/contact.json', title, `${title} (harvset)`);
  const hint = page.getByRole('listitem').filter({ hasText: '"harvset" is not in the dictionary' });
  await page.getByRole('button', { name: /hint/ }).click();
  await hint.getByRole('button', { name: 'Add "harvset" to the words of the site' }).click();
  await expect(hint).toHaveCount(0);
  expect(JSON.parse(dev.read('site.json')).words).toContain('harvset');
  expect(dev.read('pages/contact.json')).toContain('(harvset)');
  dev.replace('pages/contact.json', `${title} (harvset)`, title);
}

async function fixMistake(page: Page): Promise<void> {
  dev.replace('pages/contact.json', '"form": "contact"', '"form": "contcat"');
  await entries(page).getByRole('button', { name: 'Change to "contact"' }).click();
  await expect(overlay(page)).toHaveCount(0);
  expect(dev.read('pages/contact.json')).toContain('"form": "contact"');
}

test('a moved path redirects to the new one', SLOW, async ({ request }) => {
  const moved = '"moved": { "/old-contact": "/contact" },\n  "notFound"';
  dev.replace('routes.json', '"notFound"', moved);
  const answer = () => request.get(`${dev.origin}/old-contact`, { maxRedirects: 0 });
  await expect.poll(async () => (await answer()).status()).toBe(308);
  expect((await answer()).headers().location).toBe('/contact');
  dev.replace('routes.json', moved, '"notFound"');
});

test.describe('a mistake that exists when the page is opened', () => {
  test.use({ allowedMessages: /\[vite\]|React DevTools|status of 500/ });

  test('is shown alone, and the page appears once it is fixed', NIGHTLY, async ({ page }) => {
    dev.replace('pages/impact.json', '"type": "page-hero"', '"type": "page-heros"');
    const opened = () => page.request.get(`${dev.origin}/impact`);
    await expect.poll(async () => (await opened()).text()).toContain('page-heros');
    await page.goto(`${dev.origin}/impact`);
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText('Did you mean "page-hero"?');
    dev.replace('pages/impact.json', '"type": "page-heros"', '"type": "page-hero"');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blockOf('impact', 'page-hero').title);
    await expect(overlay(page)).toHaveCount(0);
  });
});

test.describe('the API', () => {
  const enquiry = () => ({
    fullName: 'Wanjiru Otieno',
    email: 'wanjiru@example.com',
    phone: '0712345678',
    location: 'Kisumu',
    partnerType: 'Careers - Job Opportunities',
    interests: ['Property Management'],
    message: 'We have a building.',
    source: 'contact',
    submissionId: `${formOf('contact').idPrefix}${Date.now()}-abcdefghi`,
    timestamp: new Date().toISOString(),
  });
  const save = (request: APIRequestContext, data: object) =>
    request.post(`${dev.origin}/api/save-submission.php`, { data });

  test('runs in the same process: it is healthy, and stores and mails a submission', SLOW, async ({ request }) => {
    expect((await request.get(`${dev.origin}/healthz`)).status()).toBe(200);
    const body = enquiry();
    expect((await save(request, body)).status()).toBe(201);
    const mails = () => deliveredMails(dev.dataDir).filter((text) => text.includes(body.submissionId));
    await expect.poll(() => mails().length).toBe(2);
    for (const mail of mails()) expect(mail).toContain('Content-Type: text/html');
  });

  test('uses the messages that were saved last', SLOW, async ({ request }) => {
    const refused = async () => (await save(request, { ...enquiry(), fullName: '' })).text();
    expect(await refused()).toContain(messages['name-required']);
    dev.replace('messages.json', `"${messages['name-required']}"`, '"Tell us your name"');
    await expect.poll(refused).toContain('Tell us your name');
  });
});

test('the gallery lists every example of every block, each with a page', NIGHTLY, async ({ page, request }) => {
  const folder = path.resolve(import.meta.dirname, '../../src/blocks');
  const types = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const examples = types.flatMap(({ name }): { title: string }[] =>
    JSON.parse(readFileSync(path.join(folder, name, 'example.json'), 'utf8')),
  );
  const list = await (await request.get(`${dev.origin}/_blocks`)).text();
  const addresses = [...list.matchAll(/<a href="([^"]+)">/g)].map(([, address]) => `${dev.origin}${address}`);
  expect(addresses).toHaveLength(examples.length);
  for (const { title } of examples) expect(list).toContain(title.replaceAll('&', '&amp;'));
  const answers = await Promise.all(addresses.map((address) => request.get(address)));
  expect(answers.map((answer) => answer.status())).toEqual(addresses.map(() => 200));
  await page.goto(`${dev.origin}/gallery-quote-1`);
  await expect(page.getByRole('main').getByRole('blockquote')).toBeVisible();
});

async function search(page: Page): Promise<void> {
  const { title } = blockOf('faqs', 'page-hero');
  dev.replace('pages/faqs.json', title, 'What zebras ask us first');
  await page.getByRole('banner').getByRole('button', { name: words.search, exact: true }).click();
  await page.getByRole('searchbox', { name: words.searchLabel }).fill('zebras');
  await expect(page.locator('[data-results] a').filter({ hasText: 'zebras' })).toHaveAttribute('href', '/faqs', {
    timeout: 20_000,
  });
}
