/**
 * The contact form, from field to inbox (specification 2.17, 4, 5.1, 7 and 8). Phone number formats are tested in
 * forms/rules.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { BODY_FONT } from '../../src/contracts/body-font.ts';
import { field, fill, form, open, submit, success } from './support/contact.ts';
import { messages, site, words } from './support/content.ts';
import { alertIn, answer, expectAlert, SAVE } from './support/forms.ts';
import { alone, expect, FAILED_REQUEST, MOVING, NIGHTLY, runFor, stopClock, test } from './support/journey.ts';
import { deliveredMails } from './support/outbox.ts';

const FAILURE = 'There was an error submitting your information. Please try again.';
const REQUIRED = ['fullName', 'email', 'phone', 'location', 'partnerType'];

const summary = (page: Page) => page.getByRole('group', { name: words.errorSummary });

/** How far the button moves during some frames; during smooth scrolling it moves in each of them. */
function movement(page: Page): Promise<number> {
  return submit(page).evaluate(async (button) => {
    const before = button.getBoundingClientRect().top;
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    return Math.abs(button.getBoundingClientRect().top - before);
  });
}

/** Whether an element is set in the face of running text, whatever the rest of the page shows so far. */
function hasTextFace(element: Locator): Promise<boolean> {
  return element.evaluate((node, textFont) => {
    const sample = Object.assign(document.createElement('p'), { className: textFont });
    node.ownerDocument.body.append(sample);
    const isSame = getComputedStyle(node).fontFamily === getComputedStyle(sample).fontFamily;
    sample.remove();
    return isSame;
  }, BODY_FONT);
}

test.describe('with motion', () => {
  test.use(MOVING);

  test('invalid input is reported in an alert and at its field, nothing is sent, and no keystroke is lost', async ({
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
    // A click on a moving button is lost.
    expect(await movement(page)).toBe(0);
    for (const name of REQUIRED) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'fullName')).toHaveAccessibleDescription(messages['name-required'] ?? '');
    await expect(field(page, 'message')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(new RegExp(`^${words.errorPrefix}`));
    await expect(summary(page).getByRole('link')).toHaveCount(REQUIRED.length);
    await summary(page).getByRole('link', { name: messages['partner-type-required'] }).click();
    await expect(field(page, 'partnerType')).toBeFocused();

    await field(page, 'fullName').fill('Wanjiru');
    await expect(field(page, 'fullName')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');

    await fill(page);
    await expect(summary(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle(new RegExp(`^${words.errorPrefix}`));
    for (const [name, mistake, message] of [
      ['fullName', '   ', messages['contact-required'] ?? ''],
      ['email', 'wanjiru@example', 'Please enter a valid email address.'],
      ['phone', '+255712345678', 'Please enter a valid Kenyan phone number.'],
      ['fullName', 'W'.repeat(101), messages['text-too-long'] ?? ''],
    ] as const) {
      const good = await field(page, name).inputValue();
      await field(page, name).fill(mistake);
      await submit(page).click();
      await expectAlert(page, message);
      await expect(field(page, name)).toBeFocused();
      await field(page, name).fill(good);
    }

    // By keyboard only, one alert after the other.
    await field(page, 'phone').fill('12345');
    for (let round = 0; round < 4; round++) {
      await page.keyboard.press('Enter');
      await expect(alertIn(page)).toBeVisible();
      expect(await hasTextFace(alertIn(page))).toBe(true);
      await page.keyboard.press('Enter');
      await expect(alertIn(page)).toBeHidden();
      await expect(field(page, 'phone')).toBeFocused();
    }
    expect(calls).toEqual([]);
  });
});

test('a form is saved once, then mailed twice, with the content in the specification; the real server does so', async ({
  page,
}) => {
  const release = Promise.withResolvers<void>();
  const calls = await answer(page);
  await page.route(SAVE, async (route) => {
    await release.promise;
    await route.fallback();
  });
  await open(page);
  await fill(page);
  await submit(page).dblclick();
  await expect(page.getByRole('button', { name: form.submittingLabel, exact: true })).toBeDisabled();
  await field(page, 'fullName').press('Enter');
  // While the form is being sent, nothing can be changed, and the focus stays.
  await page.keyboard.type('x');
  await field(page, 'message').press('x');
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Otieno');
  await expect(field(page, 'message')).toHaveValue('We have a building.');
  await expect(field(page, 'message')).toBeFocused();
  const choices = page.locator('main form:has([aria-busy]) :is(select, [type=checkbox])');
  expect(await choices.evaluateAll((all) => all.filter((one) => one.closest('[inert]') === null).length)).toBe(0);
  expect(await choices.count()).toBeGreaterThan(2);
  release.resolve();
  await expect(success(page)).toBeVisible();
  expect(await offCentre(success(page))).toBeLessThan(1);
  expect(await success(page).evaluate((dialog) => getComputedStyle(dialog).fontFamily)).not.toMatch(/^"text fallback/);
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
  expect(String(save?.submissionId)).toMatch(new RegExp(`^${form.idPrefix}\\d{13}-[a-z0-9]{9}$`));
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

  await test.step('the real server stores the enquiry and writes both mails', async () => {
    await thank(page);
    await page.unrouteAll();
    await fill(page);
    const email = `asha.${Date.now()}@example.com`;
    await field(page, 'email').fill(email);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    const mails = () => deliveredMails().filter((text) => text.includes(email));
    await expect.poll(() => mails().length).toBe(2);
    const recipients = mails().map((text) => /^To: .*?([\w.]+@[\w.]+)/m.exec(text)?.[1]);
    expect(recipients.sort()).toEqual([site.inbox, email].sort());
  });
});

/** Pixels between the centre of a dialog and the centre of its title. */
const offCentre = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const words = new Range();
    words.selectNodeContents(element.querySelector('h2') ?? element);
    const [box, line] = [element.getBoundingClientRect(), words.getBoundingClientRect()];
    return Math.abs(box.left + box.width / 2 - line.left - line.width / 2);
  });

/** Closes the success message by its button; the form must be empty again. */
async function thank(page: Page): Promise<void> {
  await success(page).getByRole('button', { name: 'Awesome!' }).click();
  await expect(success(page)).toBeHidden();
  await expect(field(page, 'fullName')).toHaveValue('');
}

alone(
  "success is shown for 3 seconds or until 'Awesome!' is clicked, and the form is empty again",
  NIGHTLY,
  async ({ page }) => {
    const calls = await answer(page);
    await page.clock.install();
    await open(page);
    await stopClock(page);
    await fill(page);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    await runFor(page, 2999);
    await expect(success(page)).toBeVisible();
    await runFor(page, 1);
    await expect(success(page)).toBeHidden();
    for (const name of [...REQUIRED, 'message']) await expect(field(page, name)).toHaveValue('');
    await expect(page.getByLabel('Smart Home Technology')).not.toBeChecked();
    await fill(page);
    await submit(page).click();
    await thank(page);
    const ids = calls.filter(({ to }) => to === 'save').map(({ body }) => body.submissionId);
    expect(new Set(ids).size).toBe(2);
  },
);

test.describe('failures', () => {
  test.use({ allowedMessages: new RegExp(`${FAILED_REQUEST.source}|Saving failed|User confirmation email failed`) });

  test(
    'failed mails, server or connection: the message is right, no input is lost, and a retry keeps the id',
    NIGHTLY,
    async ({ page }) => {
      const calls = await answer(page, { mail: 500 });
      await open(page);
      await fill(page);
      await submit(page).click();
      await expectAlert(page, FAILURE);
      await expect(success(page)).toHaveCount(0);
      await expect(field(page, 'fullName')).toHaveValue('Wanjiru Otieno');
      await expect(page.getByLabel('Smart Home Technology')).toBeChecked();
      await expect(submit(page)).toBeFocused();

      const refusal = { message: 'Our rules have changed.', fields: { email: 'Not from this provider.' } };
      const refused = await answer(page, { save: 422, mail: 404, refusal });
      const [copy] = await Promise.all([page.waitForEvent('download'), submit(page).click()]);
      await expect(alertIn(page)).toContainText(`${FAILURE}${refusal.message}`);
      await expectAlert(page, FAILURE);
      await expect(field(page, 'email')).toBeFocused();
      await expect(field(page, 'email')).toHaveAccessibleDescription(refusal.fields.email);
      expect(copy.suggestedFilename()).toBe(`${refused[0]?.body.submissionId}.json`);

      await page.unrouteAll();
      await page.context().setOffline(true);
      await submit(page).click();
      await expect(alertIn(page)).toContainText(messages.offline ?? '');
      await expectAlert(page, FAILURE);
      await page.context().setOffline(false);

      const retried = await answer(page);
      await submit(page).click();
      await expect(success(page)).toBeVisible();
      const ids = [calls, refused, retried].map(([save]) => save?.body.submissionId);
      expect(new Set(ids).size).toBe(1);

      await test.step('only the save fails: the visitor gets a copy, and the mails go out all the same', async () => {
        await thank(page);
        const unsaved = await answer(page, { save: 500 });
        await fill(page);
        const [download] = await Promise.all([page.waitForEvent('download'), submit(page).click()]);
        await expect(success(page)).toBeVisible();
        expect(unsaved.map(({ to }) => to)).toEqual(['save', 'mail', 'mail']);
        expect(download.suggestedFilename()).toBe(`${unsaved[0]?.body.submissionId}.json`);
        expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(unsaved[0]?.body);
      });
    },
  );
});
