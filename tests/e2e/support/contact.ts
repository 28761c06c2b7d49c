/** The contact form, as a visitor uses it. */
import type { Page } from 'playwright/test';
import { formOf } from './content.ts';
import { awaken } from './journey.ts';

export const form = formOf('contact');

export const field = (page: Page, name: string) => {
  const label = form.fields.find((candidate) => candidate.name === name)?.label ?? '';
  return page.getByRole('main').getByLabel(label);
};
export const submit = (page: Page) => page.getByRole('button', { name: form.submitLabel, exact: true });
export const success = (page: Page) => page.getByRole('dialog', { name: form.success.title });

export async function open(page: Page): Promise<void> {
  await page.goto('/contact');
  await awaken(page, 'form');
}

export async function fill(page: Page): Promise<void> {
  await field(page, 'fullName').fill('Wanjiru Otieno');
  await field(page, 'email').fill('wanjiru@example.com');
  await field(page, 'phone').fill('0712 345-678');
  await field(page, 'location').selectOption('Kisumu');
  await field(page, 'partnerType').selectOption({ index: 2 });
  await page.getByLabel('Smart Home Technology').check();
  await page.getByLabel('Agricultural Partnerships').check();
  await field(page, 'message').fill('We have a building.');
}
