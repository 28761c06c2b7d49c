/** What holds for every page, asked of every path of the build. */
import { mainPaths, paths, site } from './support/content.ts';
import { awakenApp, awakenIslands, expect, FAILED_REQUEST, test } from './support/journey.ts';
import { axeFindings, layoutShifts, overflow, watchLayoutShifts } from './support/measure.ts';

const NOWHERE = '/a-path-that-leads-nowhere';
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { route, canonical } of paths) {
    test(`${route} answers with one heading, a title, a description and its canonical link`, async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(site.name.length);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w/);
      const address = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(address ?? '').pathname).toBe(canonical);
    });
  }
});

for (const route of [...mainPaths, NOWHERE]) {
  test.describe(route, () => {
    // The browser itself reports that the address was answered by 404.
    test.use({ allowedMessages: route === NOWHERE ? FAILED_REQUEST : undefined });

    for (const viewport of sizes) {
      test(`at ${viewport.width} px nothing moves by itself, and axe finds nothing`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await watchLayoutShifts(page);
        await page.goto(route);
        await awakenApp(page);
        await awakenIslands(page);
        expect(await layoutShifts(page)).toEqual([]);
        expect(await axeFindings(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await overflow(page), 'pixels wider than a window of 320 px').toBeLessThanOrEqual(0);
      });
    }
  });
}

test('no two pages have the same title or the same description', async ({ request }) => {
  const heads = await Promise.all(
    mainPaths.map(async (route) => {
      const html = await (await request.get(route)).text();
      return {
        title: /<title[^>]*>([^<]*)/.exec(html)?.[1],
        description: /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1],
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(mainPaths.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(mainPaths.length);
});
