/** The search with an index of several shards, for which the site itself is too small. */
import { navigation, words } from './support/content.ts';
import { awakenApp, expect, NIGHTLY, test } from './support/journey.ts';
import { type IndexInParts, indexInParts, serveIndex } from './support/search-parts.ts';

const page = (path: string, title: string, text: string) => ({
  path,
  title,
  category: 'Page',
  description: `About ${title}.`,
  html: `<h1>${title}</h1><p>${text}</p>`,
});

const filler = 'Water, light and shade for every house that stands by the lake and for its garden.';
/** A word has more weight the fewer pages of a shard contain it, so every shard needs pages without it. */
const others = (part: number) => [1, 2, 3, 4].map((number) => page(`/other-${part}-${number}`, 'Other', filler));

let index: IndexInParts;
test.beforeAll(async () => {
  index = await indexInParts(
    [
      [
        page('/first', 'First', `${filler} ${filler} A baobab stands there.`),
        page('/gone', 'Gone', 'A baobab no more.'),
        ...others(0),
      ],
      [page('/second', 'Second', `A baobab, an old baobab. ${filler}`), ...others(1)],
      [page('/third', 'Baobab', 'Baobab trees, baobab fruit and baobab oil.'), ...others(2)],
    ],
    ['/gone'],
  );
});

const COMMON = navigation.searchPanel?.commonWords?.[0] ?? '';

test(
  'lists the best page of all shards first, omits superseded results, and fetches nothing twice',
  NIGHTLY,
  async ({ page }) => {
    const asked = await serveIndex(page, index);
    const results = page.locator('[data-results] a');
    const status = page.getByRole('banner').getByRole('status');
    const field = page.getByRole('searchbox', { name: words.searchLabel });
    await page.goto('/faqs');
    await awakenApp(page);
    await page.keyboard.press('/');
    await expect(field).toBeFocused();

    await page.keyboard.type('baobab');
    await expect(status).toHaveText(words.searchCount.replace('{count}', '3').replace('{query}', 'baobab'));
    await expect(results).toContainText(['Baobab', 'Second', 'First']);
    const places = ['/third', '/second', '/first'];
    for (const [number, path] of places.entries()) await expect(results.nth(number)).toHaveAttribute('href', path);

    // Each shard's words and the three pages; all shards share the program, which is in the browser's cache.
    const fetched = () =>
      asked.filter((address) => /\.pf_(index|fragment)$/.test(address)).map((address) => address.split('/')[2]);
    expect(fetched().sort()).toEqual(['0', '0', '1', '1', '2', '2']);
    await field.fill(`${COMMON} ${COMMON}`);
    await expect(status).toHaveText(words.searchTooCommon.replace('{query}', `${COMMON} ${COMMON}`));
    await field.fill(`${COMMON} baobab`);
    await expect(status).toHaveText(words.searchCount.replace('{count}', '3').replace('{query}', `${COMMON} baobab`));
    await expect(results).toHaveCount(places.length);
    expect(fetched()).toHaveLength(6);
  },
);
