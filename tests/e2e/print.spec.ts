/** Pages on paper. */
import type { Page } from 'playwright/test';
import { alone, awaken, expect, SLOW } from './support/journey.ts';

/** Width of an A4 sheet within the browser's usual margins, in pixels. */
const SHEET = { width: 718, height: 1047 };

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

alone('a profile is printed by itself, on one sheet', SLOW, async ({ page }) => {
  await page.goto('/about/leadership/amani-baraka');
  expect(await countSheets(page)).toBe(1);
  await page.goto('/about/leadership');
  expect(await countSheets(page)).toBeGreaterThan(1);
});

alone('on paper, the parts of a section keep their distance, and nobody can sign up', async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const route of ['/', '/about/company', '/smart-homes', '/services/bookings']) {
    await page.goto(route);
    const gaps = await page.locator('[data-block] > :is(section, div > section)').evaluateAll((sections) =>
      sections.flatMap(({ children }) => {
        const boxes = [...children].map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0);
        return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
      }),
    );
    expect(gaps.length, route).toBeGreaterThan(0);
    expect(Math.min(...gaps), route).toBeGreaterThan(16);
  }
  await page.goto('/blog');
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeHidden();
});

alone('messages of forms, which lie over the page, are not printed', SLOW, async ({ page }) => {
  await page.goto('/contact');
  await awaken(page, 'form');
  const before = await countSheets(page);
  await page.getByRole('main').locator('form button[type=submit]').click();
  const message = page.getByRole('alertdialog');
  await expect(message).toBeVisible();
  expect(await countSheets(page)).toBe(before);
  await page.emulateMedia({ media: 'print' });
  await expect(message).toBeHidden();
});
