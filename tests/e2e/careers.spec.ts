/** Open positions and the application (specification 2.16, 4, 5.3 and 8). */
import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { blockOf, collectionOf, formOf, messages, site, words } from './support/content.ts';
import { answer } from './support/forms.ts';
import { alone, awaken, expect, FAILED_REQUEST, NIGHTLY, runFor, SLOW, stopClock, test } from './support/journey.ts';

const PHONE_FORMAT = 'Invalid phone number format.';

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

/** Expects that an open position links to the form, and that a closed one says so and has no link. */
async function goToForm(page: Page): Promise<void> {
  await page.goto('/careers');
  const openings = page.locator('[data-block="openings"]');
  const closed = openings.getByRole('listitem').filter({ hasText: texts.closed });
  const positions = collectionOf<{ available: boolean }>('openings');
  const openCount = positions.filter(({ available }) => available).length;
  await expect(closed).toHaveCount(positions.length - openCount);
  await expect(closed.getByRole('link')).toHaveCount(0);
  const links = openings.getByRole('link', { name: texts.apply });
  await expect(links).toHaveCount(openCount);
  await links.first().click();
  await expect(page).toHaveURL(`/careers${apply}`);
  await expect(page.locator(apply).getByRole('heading').first()).toBeInViewport();
}

test(
  'from a position to the form; errors are in the banner and at each field, and a message disappears when its field is edited',
  SLOW,
  async ({ page }) => {
    const calls = await answer(page);
    await goToForm(page);
    await awaken(page, 'form');
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByText('Please correct the errors below before submitting.')).toBeVisible();
    const required = form.fields
      .flatMap(({ rules = [] }) => rules.slice(0, 1))
      .filter(({ rule }) => /required|accepted/.test(rule));
    await expect(summary(page).getByRole('link')).toHaveText(required.map(({ message }) => messages[message] ?? ''));
    await expect(summary(page).getByText(PHONE_FORMAT)).toHaveCount(0);
    await field(page, 'fullName').fill('W');
    await expect(summary(page).getByRole('link', { name: messages['name-required'] })).toHaveCount(0);
    await expect(summary(page).getByRole('link')).toHaveCount(required.length - 1);

    await fill(page);
    await expect(summary(page)).toHaveCount(0);
    await field(page, 'phone').fill('12345');
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByText(PHONE_FORMAT, { exact: true })).toBeVisible();
    await summary(page).getByRole('link').click();
    await expect(field(page, 'phone')).toBeFocused();
    await expect(field(page, 'phone')).toHaveAccessibleDescription(
      'Please enter a valid Kenyan phone number (e.g., +254712345678)',
    );
    await fill(page);
    await test.step('a document is checked when it is chosen, and again when the form is sent', () =>
      expectDocumentsChecked(page));
    expect(calls).toEqual([]);
  },
);

/** Chooses a document that is created in the page, so that ten megabytes need not be transferred. */
async function choose(page: Page, name: string, type: string, size: number): Promise<void> {
  await field(page, 'documents').evaluate(
    (input, file) => {
      const list = new DataTransfer();
      list.items.add(new File([new Uint8Array(file.size)], file.name, { type: file.type }));
      if (input instanceof HTMLInputElement) input.files = list.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, type, size },
  );
}

async function expectDocumentsChecked(page: Page): Promise<void> {
  for (const [name, type, size, message] of [
    ['cv.exe', 'application/octet-stream', 10, 'Only PDF, DOC, DOCX, JPG, and PNG files are allowed'],
    ['cv.pdf', 'application/pdf', 10485761, 'File size must be less than 10MB'],
  ] as const) {
    await choose(page, name, type, size);
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await expect(field(page, 'documents')).toHaveAttribute('aria-invalid', 'true');
    await expect(summary(page)).toHaveCount(0);
    await submit(page).click();
    await expect(summary(page).getByRole('link')).toHaveText([message]);
    await choose(page, 'cv.pdf', 'application/pdf', 10);
    await expect(field(page, 'documents')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(summary(page)).toHaveCount(0);
  }
  await test.step('a wrong document can be removed as a right one can', async () => {
    await expectRemoved(page);
    await choose(page, 'cv.exe', 'application/octet-stream', 10);
    await expect(field(page, 'documents')).toHaveAttribute('aria-invalid', 'true');
    await expectRemoved(page);
  });
}

/** Expects that the chosen document is removed by its button, and that the empty field has the focus and no error. */
async function expectRemoved(page: Page): Promise<void> {
  const remove = page.getByRole('button', { name: words.removeDocument, exact: true });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(field(page, 'documents')).toBeFocused();
  await expect(field(page, 'documents')).toHaveValue('');
  await expect(field(page, 'documents')).not.toHaveAttribute('aria-invalid', 'true');
}

test.describe('failures', () => {
  test.use({
    allowedMessages: new RegExp(`${FAILED_REQUEST.source}|User confirmation email failed|Saving failed|cannot be read`),
  });

  test(
    'a document that vanished must be chosen again; a failed submission shows the address to write to',
    NIGHTLY,
    async ({ page }, info) => {
      const calls = await answer(page, { mail: 500 });
      const cv = info.outputPath('cv.pdf');
      writeFileSync(cv, '%PDF-1.4');
      await open(page);
      await fill(page);
      await field(page, 'documents').setInputFiles(cv);
      rmSync(cv);
      await submit(page).click();
      await expect(summary(page).getByRole('link')).toHaveText([words.fileUnreadable]);
      await expect(summary(page)).toBeFocused();
      expect(calls).toEqual([]);
      await choose(page, 'cv.pdf', 'application/pdf', 10);
      await submit(page).click();
      const failure = `Failed to submit application. Please try again or contact ${site.email} directly.`;
      await expect(page.getByRole('group', { name: failure })).toBeFocused();
      await expect(submit(page)).toBeEnabled();
      await page.reload();
      await awaken(page, 'form');
      await expect(page.getByText(`${words.draftRestored} ${words.draftDocument}`)).toBeVisible();
      await expect(field(page, 'coverLetter')).toHaveValue('Ten roofs, none of them leaks.');
      await expect(field(page, 'documents')).toHaveValue('');
      await page.unrouteAll();
      await test.step('how far a document is on its way is shown, and told in steps', () => expectProgress(page));
    },
  );
});

/** Sends the answers to the real server, which refuses invalid documents. */
async function expectProgress(page: Page): Promise<void> {
  await fill(page);
  await choose(page, 'cv.pdf', 'application/pdf', 400_000);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 250_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const bar = page.locator('main progress');
  const told: string[] = [];
  await page.exposeFunction('tell', (text: string) => void told.push(text));
  await page.evaluate(() => {
    const said = () => document.querySelector('main progress ~ [role="status"]')?.textContent;
    new MutationObserver(() => Reflect.get(window, 'tell')(said() ?? '')).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await submit(page).click();
  await expect.poll(() => bar.evaluate((element) => Number(element.getAttribute('value')))).toBeGreaterThan(10);
  await expect(page.getByRole('group', { name: /Failed to submit/ })).toBeVisible({ timeout: 8000 });
  await expect(bar).toHaveCount(0);
  const steps = new Set(told.filter(Boolean));
  expect(steps.size).toBeGreaterThan(1);
  const possible = [0, 25, 50, 75].map((percent) => words.uploading.replace('{percent}', `${percent}`));
  expect([...possible, words.uploadEnding]).toEqual(expect.arrayContaining([...steps]));
}

alone(
  'a valid application is confirmed on a separate screen, which disappears after its time',
  NIGHTLY,
  async ({ page }) => {
    await page.clock.install();
    const calls = await answer(page);
    await open(page);
    await fill(page);
    await choose(page, 'cv.pdf', 'application/pdf', 10);
    await stopClock(page);
    await submit(page).click();
    const screen = page.getByRole('dialog', { name: form.success.title });
    await expect(screen).toBeVisible();
    expect(calls.map(({ to }) => to)).toEqual(['save', 'mail', 'mail']);
    expect(calls[0]?.body).toMatchObject({
      source: form.source,
      submissionId: expect.stringMatching(/^KILELE-CAREER-\d{13}-[a-z0-9]{9}$/),
      email: 'wanjiru@example.com',
      phone: '+254712345678',
      profession: 'contractor',
      availability: '',
      portfolio: null,
      documents: { name: 'cv.pdf', type: 'application/pdf', size: 10 },
      privacyConsent: true,
    });
    await runFor(page, 3999);
    await expect(screen).toBeVisible();
    await runFor(page, 1);
    await expect(screen).toHaveCount(0);
    for (const name of ['fullName', 'documents']) await expect(field(page, name)).toHaveValue('');
  },
);
