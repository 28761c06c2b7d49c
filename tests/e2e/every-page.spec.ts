/** What holds for every page, asked of every path of the build. */
import { mainPaths, paths, site } from './support/content.ts';
import { awakenApp, awakenIslands, expect, FAILED_REQUEST, test } from './support/journey.ts';
import { axeFindings, layoutShifts, overflow, watchLayoutShifts } from './support/measure.ts';

const NOWHERE = '/a-path-that-leads-nowhere';
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('every path answers with one heading, a title, a description and its canonical link', async ({ request }) => {
  expect(paths.length).toBeGreaterThan(mainPaths.length);
  for (const { route, canonical } of paths) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
    expect(html.match(/<main[\s>]/g), route).toHaveLength(1);
    expect(/<title[^>]*>([^<]*)/.exec(html)?.[1]?.length, route).toBeGreaterThan(site.name.length);
    expect(html, route).toMatch(/<meta[^>]*name="description"[^>]*content="[^"]*\w/);
    const address = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(address).pathname, route).toBe(canonical);
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
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
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
