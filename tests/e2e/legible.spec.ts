/** Every page in print, in the narrowest window, and with forced colours: no text is pale, cut off or covered. */
import type { Page } from 'playwright/test';
import { mainPaths } from './support/content.ts';
import { awakenApp, awakenIslands, expect, NIGHTLY } from './support/journey.ts';
import { walkByKeyboard } from './support/keyboard.ts';
import { brokenValues, closedInPrint, coveredButtons, cutTexts, paleTexts, smallWords } from './support/legible.ts';
import { overflow } from './support/measure.ts';
import { test } from './support/tour.ts';

/** An A4 sheet between its margins, in pixels. */
const SHEET = { width: 718, height: 1047 };
const NARROWEST = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await awakenApp(page);
  await awakenIslands(page);
}

async function expectReadableOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    expect(await paleTexts(page), `printed from the ${colorScheme} look`).toEqual([]);
  }
  expect(await closedInPrint(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: null, colorScheme: null });
}

async function expectFocusSeenInColoursOfTheSystem(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const stops = await walkByKeyboard(page);
  expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

for (const route of mainPaths) {
  test(`${route} in print, in the narrowest window, and with forced colours`, NIGHTLY, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, route);
    await test.step('nothing lies over the button of a form', async () => {
      expect(await coveredButtons(page)).toEqual([]);
    });
    await test.step('nothing is cut off in the narrowest window', async () => {
      await page.setViewportSize(NARROWEST);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await cutTexts(page)).toEqual([]);
    });
    await test.step('no value is broken there, and no word of a drawing is small', async () => {
      expect(await brokenValues(page)).toEqual([]);
      expect(await smallWords(page)).toEqual([]);
    });
    await test.step('on paper everything is there and dark enough', () => expectReadableOnPaper(page));
    await test.step('with the colours of the system the focus is seen', () =>
      expectFocusSeenInColoursOfTheSystem(page));
  });
}
