/** The questions of /faqs (specification 2.24). */
import type { Page } from 'playwright/test';
import { collectionOf } from './support/content.ts';
import { expect, MOVING, NIGHTLY, test } from './support/journey.ts';

const questions = collectionOf<{ question: string }>('faqs');

const items = (page: Page) => page.getByRole('main').locator('details');
const openItems = (page: Page) => page.getByRole('main').locator('details[open]');
const question = (page: Page, index: number) => items(page).nth(index).locator('summary');

/**
 * Opens every question in the content: the first is open initially, one is open at a time, by pointer and by keyboard.
 * Closes all at the end.
 */
async function askQuestions(page: Page): Promise<void> {
  await page.goto('/faqs');
  expect(questions.length).toBeGreaterThan(3);
  await expect(items(page)).toHaveCount(questions.length);
  await expect(openItems(page)).toHaveCount(1);
  await expect(openItems(page)).toContainText(questions[0]?.question ?? '');
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

  test('questions open one at a time, and the answer about investments links to the contact page', async ({ page }) => {
    await askQuestions(page);
    await items(page).filter({ hasText: 'Investment Opportunities' }).locator('summary').click();
    await openItems(page).getByRole('link').click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open one at a time', NIGHTLY, async ({ page }) => {
    await askQuestions(page);
  });
});
