/** Two pictures compared by a slider. */
import type { Page } from 'playwright/test';
import { mainPaths } from './support/content.ts';
import { awaken, expect, test } from './support/journey.ts';

const ROUTE = mainPaths.find((path) => path === '/smart-homes') ?? '';
const pair = (page: Page) => page.locator('[data-block="picture-pair"]').first();
const seam = (page: Page) =>
  pair(page)
    .getByRole('slider')
    .evaluate((slider) => slider.parentElement?.style.getPropertyValue('--seam') ?? '');

test('the slider reveals the second picture by keyboard and by pointer', async ({ page }) => {
  await page.goto(ROUTE);
  await awaken(page, 'picture-pair');
  const slider = pair(page).getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => seam(page)).toBe('0%');
  await page.keyboard.press('End');
  await expect.poll(() => seam(page)).toBe('100%');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  await slider.click({ position: { x: box.width / 4, y: box.height / 2 } });
  await expect.poll(async () => Number.parseInt(await seam(page), 10)).toBeLessThan(35);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures are one below the other', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(pair(page).getByRole('slider')).toBeHidden();
    const [first, second] = await Promise.all(
      [0, 1].map((index) => pair(page).getByRole('figure').nth(index).boundingBox()),
    );
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 1));
  });
});
