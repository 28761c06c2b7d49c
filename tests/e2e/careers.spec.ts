/** Open positions and the application (specification 2.16, 4, 5.3 and 8). */
import type { Page } from 'playwright/test';
import { blockOf, formOf, messages } from './support/content.ts';
import { awaken, expect, runFor, stopClock, test } from './support/journey.ts';

const form = formOf('careers');
const { texts, apply } = blockOf('careers', 'openings');
const labelOf = (name: string) => form.fields.find((field) => field.name === name)?.label ?? '';
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(labelOf(name));
const submit = (page: Page) => page.getByRole('button', { name: form.submitLabel, exact: true });
const summary = (page: Page) => page.getByRole('group', { name: messages[form.banner ?? ''] });

async function open(page: Page): Promise<void> {
  await page.goto('/careers');
  await awaken(page, 'form');
}

async function fill(page: Page): Promise<void> {
  await field(page, 'fullName').fill('Wanjiru Otieno');
  await field(page, 'email').fill(' Wanjiru@Example.com ');
  await field(page, 'phone').fill('0712 345-678');
  await field(page, 'location').fill('Kisumu');
  await field(page, 'profession').selectOption('contractor');
  await field(page, 'experience').selectOption('6-10');
  await field(page, 'certifications').fill('NA');
  await field(page, 'coverLetter').fill('Ten roofs, none of them leaks.');
  await page.getByRole('main').getByRole('checkbox').check();
}

test('a position that is open leads to the form; one that is not says so and leads nowhere', async ({ page }) => {
  await page.goto('/careers');
  const openings = page.locator('[data-block="openings"]');
  const closed = openings.getByRole('listitem').filter({ hasText: texts.closed });
  await expect(closed).toHaveCount(1);
  await expect(closed.getByRole('link')).toHaveCount(0);
  const links = openings.getByRole('link', { name: texts.apply });
  await expect(links).toHaveCount(2);
  await links.first().click();
  await expect(page).toHaveURL(`/careers${apply}`);
  await expect(page.locator(apply).getByRole('heading').first()).toBeInViewport();
});

test('an empty application names every field at fault, and a message goes when its field is edited', async ({
  page,
}) => {
  await open(page);
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  const required = form.fields
    .flatMap(({ rules = [] }) => rules.slice(0, 1))
    .filter(({ rule }) => /required|accepted/.test(rule));
  await expect(summary(page).getByRole('link')).toHaveText(required.map(({ message }) => messages[message] ?? ''));
  await field(page, 'fullName').fill('W');
  await expect(summary(page).getByRole('link', { name: messages['name-required'] })).toHaveCount(0);
  await expect(summary(page).getByRole('link')).toHaveCount(required.length - 1);
});

for (const [what, name, mimeType, size, message] of [
  ['a program', 'cv.exe', 'application/octet-stream', 10, 'file-type-refused'],
  ['a document of more than 10 MB', 'cv.pdf', 'application/pdf', 10485761, 'file-too-large'],
] as const) {
  test(`${what} is refused`, async ({ page }) => {
    await open(page);
    await fill(page);
    await field(page, 'documents').setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
    await submit(page).click();
    await expect(summary(page).getByRole('link')).toHaveText([messages[message] ?? '']);
  });
}

test('a good application is confirmed on a screen of its own, which goes after its time', async ({ page }) => {
  await page.clock.install();
  const saved: Record<string, unknown>[] = [];
  await page.route('**/api/save-submission.php', async (route) => {
    saved.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, body: '{}' });
  });
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 200, body: 'OK' }));
  await open(page);
  await fill(page);
  await stopClock(page);
  await submit(page).click();
  const screen = page.getByRole('dialog', { name: form.success.title });
  await expect(screen).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    source: form.source,
    email: 'wanjiru@example.com',
    phone: '+254712345678',
    profession: 'contractor',
    portfolio: null,
    documents: null,
    privacyConsent: true,
  });
  await runFor(page, form.success.duration);
  await expect(screen).toHaveCount(0);
  await expect(field(page, 'fullName')).toHaveValue('');
});
