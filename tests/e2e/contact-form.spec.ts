/** The contact form, from field to inbox (specification 2.17, 4, 5.1, 5.2, 7 and 8). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright/test';
import { formOf, messages, site, words } from './support/content.ts';
import { awaken, expect, runFor, stopClock, test } from './support/journey.ts';

const form = formOf('contact');
const SAVE = '**/api/save-submission.php';
const MAIL = '**/api/v1.0/email/send';

const field = (page: Page, name: string) => {
  const label = form.fields.find((candidate) => candidate.name === name)?.label ?? '';
  return page.getByRole('main').getByLabel(label);
};
const submit = (page: Page) => page.getByRole('button', { name: form.submitLabel, exact: true });
const alert = (page: Page) => page.getByRole('alertdialog');
const success = (page: Page) => page.getByRole('dialog', { name: form.success.title });

async function open(page: Page): Promise<void> {
  await page.goto('/contact');
  await awaken(page, 'form');
}

async function fill(page: Page): Promise<void> {
  await field(page, 'fullName').fill('Wanjiru Otieno');
  await field(page, 'email').fill('wanjiru@example.com');
  await field(page, 'phone').fill('0712 345-678');
  await field(page, 'location').selectOption('Kisumu');
  await field(page, 'partnerType').selectOption({ index: 2 });
  await page.getByLabel('Smart Home Technology').check();
  await page.getByLabel('Agricultural Partnerships').check();
  await field(page, 'message').fill('We have a building.');
}

interface Call {
  to: 'save' | 'mail';
  body: Record<string, unknown>;
}

/** Answers the calls of the form as told, and keeps them in their order. */
async function answer(page: Page, status: { save?: number; mail?: number } = {}): Promise<Call[]> {
  const calls: Call[] = [];
  const keep = (to: Call['to']) => async (route: Route) => {
    calls.push({ to, body: route.request().postDataJSON() });
    await route.fulfill({ status: status[to] ?? 200, body: to === 'mail' ? 'OK' : '{}' });
  };
  await page.route(SAVE, keep('save'));
  await page.route(MAIL, keep('mail'));
  return calls;
}

async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(alert(page).getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.ok, exact: true }).click();
  await expect(alert(page)).toBeHidden();
}

test.describe('what is not filled in well', () => {
  test('missing fields: the alert names them, the focus goes to the first, each says what it needs', async ({
    page,
  }) => {
    const calls = await answer(page);
    await open(page);
    await submit(page).click();
    await expectAlert(
      page,
      'Please fill in all required fields: Full Name, Email, Phone, Location, and Partnership Type.',
    );
    await expect(field(page, 'fullName')).toBeFocused();
    for (const name of ['fullName', 'email', 'phone', 'location', 'partnerType']) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field(page, 'fullName')).toHaveAccessibleDescription(messages['name-required'] ?? '');
    await expect(field(page, 'message')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(new RegExp(`^${words.errorPrefix}`));
    expect(calls).toEqual([]);
  });

  test('blanks do not count as filled in', async ({ page }) => {
    await open(page);
    await fill(page);
    await field(page, 'fullName').fill('   ');
    await submit(page).click();
    await expectAlert(page, messages['contact-required'] ?? '');
    await expect(field(page, 'fullName')).toBeFocused();
  });

  test('addresses that are none', async ({ page }) => {
    await open(page);
    await fill(page);
    for (const address of ['wanjiru', 'wanjiru@example', 'wan jiru@example.com', '@example.com']) {
      await field(page, 'email').fill(address);
      await submit(page).click();
      await expectAlert(page, 'Please enter a valid email address.');
      await expect(field(page, 'email')).toBeFocused();
    }
  });

  test('phones that are not Kenyan', async ({ page }) => {
    await open(page);
    await fill(page);
    for (const phone of ['12345', '0012345678', '+255712345678', '812345678', '07123456789']) {
      await field(page, 'phone').fill(phone);
      await submit(page).click();
      await expectAlert(page, 'Please enter a valid Kenyan phone number.');
      await expect(field(page, 'phone')).toBeFocused();
    }
  });

  test('a mended field no longer counts as wrong', async ({ page }) => {
    await open(page);
    await submit(page).click();
    await expectAlert(page, messages['contact-required'] ?? '');
    await field(page, 'fullName').fill('Wanjiru');
    await expect(field(page, 'fullName')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('a filled form is saved first, then mailed twice, with what the specification lists', async ({ page }) => {
  const calls = await answer(page);
  await open(page);
  await fill(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  expect(calls.map(({ to }) => to)).toEqual(['save', 'mail', 'mail']);
  const [save, confirmation, notification] = calls.map(({ body }) => body);
  expect(save).toMatchObject({
    fullName: 'Wanjiru Otieno',
    email: 'wanjiru@example.com',
    phone: '+254712345678',
    location: 'Kisumu',
    interests: ['Smart Home Technology', 'Agricultural Partnerships'],
    message: 'We have a building.',
    source: 'contact',
  });
  expect(String(save?.submissionId)).toMatch(new RegExp(`^${form.idPrefix}\\d{13}[-A-Za-z0-9]*[A-Za-z0-9]{9}$`));
  expect(new Date(String(save?.timestamp)).toISOString()).toBe(save?.timestamp);
  expect(confirmation?.template_params).toMatchObject({
    to_email: 'wanjiru@example.com',
    to_name: 'Wanjiru Otieno',
    company_name: 'Individual',
    interests: 'Smart Home Technology, Agricultural Partnerships',
    submission_id: save?.submissionId,
  });
  expect(notification?.template_params).toMatchObject({
    to_email: site.inbox,
    customer_name: 'Wanjiru Otieno',
    order_id: save?.submissionId,
    order_items: 'Smart Home Technology, Agricultural Partnerships',
    delivery_address: 'Kisumu',
    phone: '+254712345678',
    order_notes: 'We have a building.',
    till_number: 'N/A',
  });
});

test('every accepted spelling of a phone is stored as +254712345678', async ({ page }) => {
  const calls = await answer(page);
  await open(page);
  for (const phone of ['0712345678', '+254712345678', '712345678', '254712345678', '(0712) 345-678']) {
    calls.length = 0;
    await fill(page);
    await field(page, 'phone').fill(phone);
    await submit(page).click();
    await success(page).getByRole('button', { name: 'Awesome!' }).click();
    await expect(success(page)).toBeHidden();
    expect(calls[0]?.body).toMatchObject({ phone: '+254712345678' });
  }
});

test('while it is sending, the button waits under another label, and a second press does nothing', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  const saves: string[] = [];
  await answer(page);
  await page.route(SAVE, async (route) => {
    saves.push(route.request().postData() ?? '');
    await release.promise;
    await route.fulfill({ status: 200, body: '{}' });
  });
  await open(page);
  await fill(page);
  await submit(page).dblclick();
  const waiting = page.getByRole('button', { name: form.submittingLabel, exact: true });
  await expect(waiting).toBeDisabled();
  await page.keyboard.press('Enter');
  release.resolve();
  await expect(success(page)).toBeVisible();
  expect(saves).toHaveLength(1);
});

test.describe('success', () => {
  async function succeed(page: Page): Promise<void> {
    await answer(page);
    await page.clock.install();
    await open(page);
    await stopClock(page);
    await fill(page);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
  }

  test('is shown for 3 seconds, and the form is empty again', async ({ page }) => {
    await succeed(page);
    await runFor(page, 2999);
    await expect(success(page)).toBeVisible();
    await runFor(page, 1);
    await expect(success(page)).toBeHidden();
    for (const name of ['fullName', 'email', 'phone', 'location', 'partnerType', 'message']) {
      await expect(field(page, name)).toHaveValue('');
    }
    await expect(page.getByLabel('Smart Home Technology')).not.toBeChecked();
    await expect(submit(page)).toBeEnabled();
  });

  test("goes at once by 'Awesome!'", async ({ page }) => {
    await succeed(page);
    await success(page).getByRole('button', { name: 'Awesome!' }).click();
    await expect(success(page)).toBeHidden();
    await expect(field(page, 'fullName')).toHaveValue('');
  });
});

test.describe('failures', () => {
  test.use({ allowedMessages: /Failed to load resource|Saving failed|A mail could not be sent/ });

  test('a mail that fails: the alert says so, nothing typed is lost, and a retry keeps the id', async ({ page }) => {
    const calls = await answer(page, { mail: 500 });
    await open(page);
    await fill(page);
    await submit(page).click();
    await expectAlert(page, 'There was an error submitting your information. Please try again.');
    await expect(success(page)).toHaveCount(0);
    await expect(field(page, 'fullName')).toHaveValue('Wanjiru Otieno');
    await expect(page.getByLabel('Smart Home Technology')).toBeChecked();
    await expect(submit(page)).toBeEnabled();
    await page.unrouteAll();
    const retried = await answer(page);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(retried[0]?.body.submissionId).toBe(calls[0]?.body.submissionId);
  });

  test('a save that fails: the visitor gets a copy, and the mails go out all the same', async ({ page }) => {
    const calls = await answer(page, { save: 500 });
    await open(page);
    await fill(page);
    const [download] = await Promise.all([page.waitForEvent('download'), submit(page).click()]);
    await expect(success(page)).toBeVisible();
    expect(calls.map(({ to }) => to)).toEqual(['save', 'mail', 'mail']);
    expect(download.suggestedFilename()).toBe(`${calls[0]?.body.submissionId}.json`);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(calls[0]?.body);
  });
});

test('what was typed before the form answers is not lost', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page);
  release.resolve();
  await awaken(page, 'form');
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Otieno');
  await expect(field(page, 'location')).toHaveValue('Kisumu');
  await expect(page.getByLabel('Smart Home Technology')).toBeChecked();
  await answer(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
});

test('the real server stores the enquiry and writes both mails', async ({ page }) => {
  const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  await open(page);
  await fill(page);
  const name = `Asha ${Date.now()}`;
  await field(page, 'fullName').fill(name);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  const mails = () =>
    readdirSync(outbox)
      .map((file) => readFileSync(path.join(outbox, file), 'utf8'))
      .filter((text) => text.includes(name));
  await expect.poll(() => mails().length).toBe(2);
  const recipients = mails().map((text) => /^To: .*?([\w.]+@[\w.]+)/m.exec(text)?.[1]);
  expect(recipients.sort()).toEqual([site.inbox, 'wanjiru@example.com'].sort());
});
