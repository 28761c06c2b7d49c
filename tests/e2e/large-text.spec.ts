/** Text of twice the size, as visitors set it in their browser: nothing is wider than the page, and nothing is cut off. */
import { chromium } from 'playwright/test';
import { findChromium } from '../../scripts/test/chromium.ts';
import { mainPaths } from './support/content.ts';
import { expect, test } from './support/journey.ts';
import { overflow } from './support/measure.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  test(`at ${viewport.width} px every page holds text of 200 %`, async ({ baseURL }) => {
    test.setTimeout(90_000);
    const executablePath = findChromium() ?? undefined;
    const browser = await chromium.launch({ executablePath, args: ['--blink-settings=defaultFontSize=32'] });
    try {
      const page = await browser.newPage({ viewport, baseURL });
      const wide: string[] = [];
      for (const route of mainPaths) {
        await page.goto(route);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        const pixels = await overflow(page);
        if (pixels > 0) wide.push(`${route}: ${pixels} px too wide`);
      }
      expect(wide).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
