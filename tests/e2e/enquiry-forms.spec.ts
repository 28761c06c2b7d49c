/** All forms except the contact form, from field to inbox (specification 2.12, 2.14, 2.16, 3, 5 and 7). */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../contracts/documents/pdf.ts';
import { formOf, messages, optionLabels, site, words } from './support/content.ts';
import { CAREERS, CONSTRUCTION, type Enquiry, IMPACT } from './support/enquiries.ts';
import { expectAlert } from './support/forms.ts';
import {
  alone,
  awaken,
  expect,
  MOVING,
  NIGHTLY,
  nightlyIf,
  runFor,
  scrollTo,
  scrollTop,
  stopClock,
  test,
} from './support/journey.ts';
import { DATA, deliveredMails } from './support/outbox.ts';
import { asRead } from './support/texts.ts';

const PDF = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);

const formIn = (page: Page, { anchor }: Enquiry) => page.locator(anchor);
const labelOf = ({ id }: Enquiry, name: string) =>
  asRead(formOf(id).fields.find((field) => field.name === name)?.label ?? '');
const field = (page: Page, enquiry: Enquiry, name: string) =>
  formIn(page, enquiry).getByLabel(labelOf(enquiry, name)).first();
const submit = (page: Page, { id }: Enquiry) => page.getByRole('button', { name: formOf(id).submitLabel, exact: true });

async function open(page: Page, { route }: Enquiry): Promise<void> {
  await page.goto(route);
  await awaken(page, 'form');
}

async function fill(page: Page, enquiry: Enquiry): Promise<void> {
  for (const { name, kind } of formOf(enquiry.id).fields) {
    const answer = enquiry.answers[name];
    if (answer === undefined) continue;
    const input = field(page, enquiry, name);
    if (answer === true) await input.check();
    else if (Array.isArray(answer)) for (const label of answer) await formIn(page, enquiry).getByLabel(label).check();
    else if (kind === 'select') await input.selectOption(answer);
    else if (kind === 'file') await input.setInputFiles({ name: answer, mimeType: 'application/pdf', buffer: PDF });
    else await input.fill(answer);
  }
}

/** The bodies of all calls that the page makes from now on, with the end of their URL. */
function listen(page: Page): { to: string; body: Record<string, unknown> }[] {
  const calls: { to: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    calls.push({ to: new URL(request.url()).pathname, body: request.postDataJSON() });
  });
  return calls;
}

/** A submission as staff see it. */
async function stored(submissionId: string): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/leads.ts', 'show', submissionId], {
    env: { ...process.env, DATA_DIR: DATA },
  });
  return JSON.parse(stdout);
}

/** The recipients of the mails about a submission, from the outbox. */
function recipients(submissionId: string): (string | undefined)[] {
  return deliveredMails()
    .filter((mail) => mail.includes(submissionId))
    .map((mail) => /^To: .*?([\w.]+@[\w.]+)/m.exec(mail)?.[1]);
}

/** By form: the required fields, and the message if they are missing. For errors in applications see careers.spec. */
const REQUIRED: Record<string, { fields: string[]; alert: string }> = {
  construction: {
    fields: ['name', 'email', 'phone', 'projectType', 'budget', 'location', 'description'],
    alert:
      'Please fill in all required fields: Full Name, Email, Phone, Project Type, Budget, Location, and Description.',
  },
  impact: {
    fields: ['fullName', 'email', 'phone', 'location', 'partnerType'],
    alert: 'Please fill in all required fields: Full Name, Email, Phone, Location, and Partnership Type.',
  },
};

/** Expects that missing and invalid answers are reported. The form is filled in correctly afterwards. */
async function expectFaultsReported(page: Page, enquiry: Enquiry): Promise<void> {
  const faults = REQUIRED[enquiry.id];
  if (!faults) return fill(page, enquiry);
  const { fields: required, alert } = faults;
  await submit(page, enquiry).click();
  expect(messages[`${enquiry.id === 'impact' ? 'contact' : enquiry.id}-required`]).toBe(alert);
  await expectAlert(page, alert);
  await expect(field(page, enquiry, required[0] ?? '')).toBeFocused();
  const wrong = formIn(page, enquiry).locator('[aria-invalid="true"]');
  await expect(wrong).toHaveCount(required.length);
  for (const name of required) await expect(field(page, enquiry, name)).toHaveAttribute('aria-invalid', 'true');
  await fill(page, enquiry);
  for (const [name, mistake, message] of [
    ['email', 'achieng@example', 'Please enter a valid email address.'],
    ['phone', '12345', 'Please enter a valid Kenyan phone number.'],
  ] as const) {
    await field(page, enquiry, name).fill(mistake);
    await submit(page, enquiry).click();
    await expectAlert(page, message);
    await expect(field(page, enquiry, name)).toBeFocused();
    await expect(wrong).toHaveCount(1);
    await field(page, enquiry, name).fill(String(enquiry.answers[name]));
  }
}

for (const enquiry of [CONSTRUCTION, IMPACT, CAREERS]) {
  alone(
    `${enquiry.id}: errors are reported; a corrected form is stored, confirmed and mailed to both sides`,
    nightlyIf(enquiry !== CAREERS),
    async ({ page }) => {
      const { success, fields } = formOf(enquiry.id);
      const calls = listen(page);
      await page.clock.install();
      await open(page, enquiry);
      await expectFaultsReported(page, enquiry);
      expect(calls).toEqual([]);
      await stopClock(page);
      await submit(page, enquiry).click();
      const thanks = page.getByRole('dialog', { name: success.title });
      await expect(thanks).toBeVisible();

      expect(calls.map(({ to }) => to)).toEqual(['/api/save-submission.php', ...Array(2).fill('/api/v1.0/email/send')]);
      const [save, confirmation, notification] = calls.map(({ body }) => body);
      const { documents, ...answers } = { ...enquiry.answers, ...enquiry.stored };
      expect(save).toMatchObject({ ...answers, source: enquiry.source });
      if (documents) expect(save?.documents).toMatchObject({ name: documents, size: PDF.length });
      const id = String(save?.submissionId);
      expect(id).toMatch(new RegExp(`^${enquiry.idPrefix}\\d{13}-[a-z0-9]{9}$`));
      const links = ['contact', 'smart-homes', 'market-welcome', 'innovation'].map((name) => `${site.url}/${name}`);
      expect(confirmation?.template_params).toMatchObject({
        to_email: answers.email,
        phone: '+254712345678',
        submission_id: id,
        ...enquiry.confirmation,
      });
      expect(Object.values(Object(confirmation?.template_params))).toEqual(expect.arrayContaining(links));
      expect(notification?.template_params).toEqual({
        to_email: site.inbox,
        to_name: site.name,
        customer_name: answers.fullName ?? answers.name,
        order_id: id,
        phone: '+254712345678',
        delivery_date: expect.stringMatching(/\d{4}/),
        till_number: 'N/A',
        business_name: site.name,
        ...enquiry.notification,
      });

      expect(await stored(id)).toMatchObject({ id, source: enquiry.source, email: answers.email, fields: answers });
      await expect.poll(() => recipients(id).sort()).toEqual([site.inbox, answers.email].sort());

      if (success.style === 'dialog') await thanks.getByRole('button', { name: 'Awesome!' }).click();
      else await runFor(page, success.duration);
      await expect(thanks).toHaveCount(0);
      for (const { name, kind } of fields) {
        if (kind !== 'checkbox' && kind !== 'checkboxes') await expect(field(page, enquiry, name)).toHaveValue('');
      }
      await expect(formIn(page, enquiry).locator(':checked:not(option)')).toHaveCount(0);
      await expect(submit(page, enquiry)).toBeEnabled();
    },
  );
}

test.describe('with motion', () => {
  test.use(MOVING);

  test(
    'impact: the button of the opening scrolls to the form, which has its own lists of options',
    NIGHTLY,
    async ({ page }) => {
      await open(page, IMPACT);
      await scrollTo(page, 0);
      await page.locator('[data-block="page-hero"] a[href="#support-mission"]').click();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
      await expect(page.getByRole('heading', { name: 'Support Our Mission' })).toBeInViewport();
      await expect(
        field(page, IMPACT, 'partnerType').locator('option').filter({ hasNotText: words.choose }),
      ).toHaveText(optionLabels('impact-partner-types'));
      await expect(formIn(page, IMPACT).getByRole('checkbox')).toHaveCount(optionLabels('impact-interests').length);
      for (const interest of ['Youth Mentorship', 'Sustainable Agriculture', 'Community Development']) {
        await expect(formIn(page, IMPACT).getByRole('checkbox', { name: interest, exact: true })).toBeVisible();
      }
    },
  );
});

test('both enquiry forms confirm for 3 seconds, and report when sending fails', () => {
  for (const { id } of [CONSTRUCTION, IMPACT]) {
    const { success, failure } = formOf(id);
    expect(success).toMatchObject({ style: 'dialog', button: 'Awesome!', duration: 3000 });
    expect(messages[failure]).toBe('There was an error submitting your information. Please try again.');
  }
});
