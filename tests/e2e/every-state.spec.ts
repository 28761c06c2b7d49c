/** What holds in every state of every page that has more than one; the states are found in the pages themselves. */
import { documents } from './support/content.ts';
import { awakenApp, awakenIslands, expect, test } from './support/journey.ts';
import { axeFindings, overflow } from './support/measure.ts';
import { hasStates, visitStates } from './support/states.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const { route } of documents.filter(({ html }) => hasStates(html))) {
  for (const viewport of sizes) {
    test(`${route} at ${viewport.width} px: axe finds nothing, and nothing is wider than the page`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.goto(route);
      await awakenApp(page);
      await awakenIslands(page);
      const visited: string[] = [];
      await visitStates(page, async (state) => {
        visited.push(state);
        expect(await axeFindings(page), state).toEqual([]);
        expect(await overflow(page), state).toBeLessThanOrEqual(0);
      });
      expect(visited.length).toBeGreaterThan(0);
    });
  }
}
