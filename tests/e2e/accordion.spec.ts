/** The questions of /faqs (specification 2.24). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, MOVING, test } from './support/journey.ts';

const folder = path.join(import.meta.dirname, '../../site-config/collections/faqs');
const count = readdirSync(folder).length;
const first: { question: string } = JSON.parse(readFileSync(path.join(folder, 'property-management.json'), 'utf8'));

const items = (page: Page) => page.getByRole('main').locator('details');
const openItems = (page: Page) => page.getByRole('main').locator('details[open]');
const question = (page: Page, index: number) => items(page).nth(index).locator('summary');

/** Five questions, the first open; one at a time, by pointer and by keyboard. All are closed at the end. */
async function askQuestions(page: Page): Promise<void> {
  await page.goto('/faqs');
  expect(count).toBe(5);
  await expect(items(page)).toHaveCount(count);
  await expect(openItems(page)).toHaveCount(1);
  await expect(openItems(page)).toContainText(first.question);
  await expect(items(page).first()).toHaveAttribute('open');

  await question(page, 2).click();
  await expect(openItems(page)).toHaveCount(1);
  await expect(items(page).nth(2)).toHaveAttribute('open');
  await question(page, 2).click();
  await expect(openItems(page)).toHaveCount(0);

  await question(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(items(page).nth(1)).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(openItems(page)).toHaveCount(0);
}

test.describe('with motion', () => {
  test.use(MOVING);

  test('questions open one at a time, and the answer about investments leads to the contact page', async ({ page }) => {
    await askQuestions(page);
    await items(page).filter({ hasText: 'Investment Opportunities' }).locator('summary').click();
    await openItems(page).getByRole('link').click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open one at a time', async ({ page }) => {
    await askQuestions(page);
  });
});
