/** Everything that a visitor without JavaScript can still do (design section 4). */
import type { Page } from 'playwright/test';
import { blockOf, formOf, navigation, words } from './support/content.ts';
import { expect, test } from './support/journey.ts';

test.use({ javaScriptEnabled: false });

const form = formOf('contact');
const field = (page: Page, name: string) =>
  page.getByRole('main').getByLabel(form.fields.find((candidate) => candidate.name === name)?.label ?? '');

test('links lead to other pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Talk to our team' }).first().click();
  await expect(page).toHaveURL('/contact');
});

test('drop-down menus open on hover and by keyboard', async ({ page }) => {
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
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(menu?.entries?.[0]?.link ?? '');
});

test('the menu on phones opens, leads on and closes', async ({ page }) => {
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

test('the controls of an overlay lead home', async ({ page }) => {
  const [first] = blockOf('privacy', 'notice').actions;
  await page.goto('/privacypolicy');
  await page.getByRole('link', { name: first?.label }).click();
  await expect(page).toHaveURL('/');
});

test('the contact form is sent, checked and answered', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'fullName').fill('Wanjiru Otieno');
  await field(page, 'email').fill('wanjiru@example.com');
  await field(page, 'phone').fill('0712345678');
  await field(page, 'location').selectOption('Kisumu');
  await field(page, 'partnerType').selectOption({ index: 2 });
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: form.submitLabel }).click(),
  ]);
  expect(answer.status()).toBeLessThan(400);
  await expect(page.getByText(form.success.title)).toBeVisible();
});

test.describe('a form that is not filled in well', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('is answered by a page that says what to do', async ({ page }) => {
    await page.goto('/contact');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: form.submitLabel }).click(),
    ]);
    expect(answer.status()).toBe(422);
    await expect(page.getByText('Full name is required')).toBeVisible();
  });
});
