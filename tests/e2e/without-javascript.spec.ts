/** Everything that works without JavaScript (design section 4). */
import type { Page } from 'playwright/test';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../contracts/documents/pdf.ts';
import { blockOf, formOf, navigation, words } from './support/content.ts';
import { alone, expect, NIGHTLY, test, untilLedTo } from './support/journey.ts';

test.use({ javaScriptEnabled: false });

const form = formOf('contact');
const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);

test('dropdowns open on hover and by keyboard', async ({ page }) => {
  await page.goto('/faqs');
  const menu = navigation.main.find((item) => item.entries);
  const main = page.getByRole('navigation', { name: words.mainMenu });
  const button = main.getByRole('button', { name: menu?.label, exact: true });
  const entry = main.getByRole('link', { name: menu?.entries?.[0]?.label });
  await button.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(entry).toBeHidden();
  await button.focus();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(menu?.entries?.[0]?.link ?? '');
});

alone('the menu on phones opens, links work, and it closes', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faqs');
  const link = page.getByRole('link', { name: 'Contact', exact: true }).locator('visible=true').first();
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  await link.click();
  await expect(page).toHaveURL('/contact');
});

test('dialogs open and close', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Our Mission' }).click();
  const dialog = page.getByRole('dialog', { name: 'Our Mission' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(dialog).toBeHidden();
});

/** Submits a form by its button and returns the status; after a refusal, waits for the focus on the errors. */
async function send(page: Page, label: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: label, exact: true }).first().click();
  const status = (await answered).status();
  if (status === 422) await untilLedTo(page);
  return status;
}

test.describe('forms', () => {
  // The browser itself logs the 422 response.
  test.use({ allowedMessages: /Failed to load resource/ });

  /** Goes from an overlay to the home page, and from there to the contact form. */
  async function goToContact(page: Page): Promise<void> {
    const [first] = blockOf('privacy', 'notice').actions;
    await page.goto('/privacypolicy');
    await page.getByRole('link', { name: first?.label }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('main').getByRole('link', { name: 'Talk to our team' }).first().click();
    await expect(page).toHaveURL('/contact');
  }

  test('an enquiry is shown again with its errors and all input, corrected, sent once and thanked for', async ({
    page,
  }) => {
    await goToContact(page);
    await field(page, 'fullName').fill('Wanjiru <b>"Otieno"</b> & {title}');
    await field(page, 'email').fill('wanjiru@');
    await field(page, 'location').selectOption('Kisumu');
    await field(page, 'message').fill('\n</textarea><script>document.title = "x"</script>');
    const interest = page.locator('main form fieldset input').nth(1);
    await interest.check();
    expect(await send(page, form.submitLabel)).toBe(422);

    await expect(page).toHaveTitle(/^Error: /);
    const summary = page.getByRole('group', { name: /Please fill in all required fields/ });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(field(page, 'fullName')).toHaveValue('Wanjiru <b>"Otieno"</b> & {title}');
    await expect(field(page, 'message')).toHaveValue('\n</textarea><script>document.title = "x"</script>');
    await expect(field(page, 'location')).toHaveValue('Kisumu');
    await expect(interest).toBeChecked();
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'phone')).toHaveAccessibleDescription(/.+/);
    await summary.getByRole('link').first().click();
    await expect(field(page, 'email')).toBeFocused();

    await field(page, 'email').fill('wanjiru@example.com');
    await field(page, 'phone').fill('0712345678');
    await field(page, 'partnerType').selectOption({ index: 2 });
    expect(await send(page, form.submitLabel)).toBe(303);
    const thanks = page.getByRole('heading', { name: form.success.title });
    await expect(thanks).toBeInViewport();
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts++;
    });
    await page.reload();
    await expect(thanks).toBeVisible();
    expect(posts).toBe(0);
    await page.locator('#thanks').getByRole('link').last().click();
    await expect(page).toHaveURL('/contact');
  });

  test('an application accepts a document, which must be chosen again after an error', NIGHTLY, async ({ page }) => {
    const careers = formOf('careers');
    const labelled = (name: string) =>
      page.getByRole('main').getByLabel(careers.fields.find((one) => one.name === name)?.label ?? '');
    const document = page.locator('main form input[type=file]');
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf([CATALOGUE, PAGES, PAGE, CONTENTS]) };
    await page.goto('/careers');
    for (const { name, kind } of careers.fields) {
      if (kind === 'text' || kind === 'textarea') await labelled(name).fill(`My ${name}`);
      if (kind === 'select') await labelled(name).selectOption({ index: 1 });
    }
    await labelled('email').fill('otieno@example.com');
    await labelled('phone').fill('+254 712 345 678');
    await document.setInputFiles(cv);
    expect(await send(page, careers.submitLabel)).toBe(422);
    await expect(page.getByText('You must agree to the privacy terms')).toHaveCount(2);
    await expect(document).toHaveAccessibleDescription(/choose the document .* again/);
    await expect(labelled('coverLetter')).toHaveValue('My coverLetter');
    await document.setInputFiles({ ...cv, buffer: Buffer.from('<html>') });
    await page.locator('main form input[type=checkbox]').check();
    expect(await send(page, careers.submitLabel)).toBe(422);
    await expect(document).toHaveAttribute('aria-invalid', 'true');
    await document.setInputFiles(cv);
    expect(await send(page, careers.submitLabel)).toBe(303);
    await expect(page.getByRole('heading', { name: careers.success.title })).toBeInViewport();
  });
});
