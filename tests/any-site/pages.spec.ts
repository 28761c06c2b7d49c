/** Rules for every page of any site, whatever its content: `npm test -- --config DIR`. */
import path from 'node:path';
import { builtPaths, documentOf, inlineParts, sentBytes } from '../../scripts/bench/built-site.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { axeFindingsOfPage } from '../e2e/support/frame-parts.ts';
import { awakenApp, awakenIslands, expect } from '../e2e/support/journey.ts';
import { layoutShifts, overflow, textsUnderPictures } from '../e2e/support/measure.ts';
import { test as tour } from '../e2e/support/tour.ts';
import { headTags, pageFindings } from '../finding/page-findings.ts';
import { deadLinks } from '../sizes/dead-links.ts';
import { LIMITS } from '../sizes/limits.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const dist = path.resolve(ROOT, process.env.E2E_DIST ?? 'dist');
const paths = builtPaths(dist);

/** The canonical URL of a document. */
function canonicalOf(urlPath: string): URL {
  const [address] = headTags(documentOf(dist, urlPath)).links.get('canonical') ?? [];
  if (address === undefined) throw new Error(`${urlPath} has no canonical link.`);
  return new URL(address);
}

tour('every link leads to an existing page and anchor', () => {
  expect(deadLinks(dist)).toEqual([]);
});

for (const urlPath of paths) {
  tour(`${urlPath}: its document is small and complete`, async () => {
    const { style, scripts, eager } = inlineParts(documentOf(dist, urlPath));
    expect(await sentBytes(style)).toBeLessThanOrEqual(LIMITS.style);
    expect(await sentBytes(scripts.join(''))).toBeLessThanOrEqual(LIMITS.starter);
    expect(eager).toEqual([]);
    const { origin, pathname } = canonicalOf(urlPath);
    expect(await pageFindings(dist, urlPath, origin, pathname)).toEqual([]);
  });

  // A document with several paths is only checked at its canonical one.
  if (canonicalOf(urlPath).pathname !== urlPath) continue;
  for (const screen of SCREENS) {
    tour(`${urlPath}: it is accessible, stands still and fits, ${screen.width} wide`, async ({ page }) => {
      await page.setViewportSize(screen);
      await page.goto(urlPath);
      await awakenApp(page);
      await awakenIslands(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
      expect(await axeFindingsOfPage(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await textsUnderPictures(page)).toEqual([]);
    });
  }
}
