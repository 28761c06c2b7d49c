import { expect, test } from 'vitest';
import { type PageHashes, planShards, type Shards, shardCount } from './shards.ts';

const pages = (count: number): PageHashes =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/page-${index}`, 'one']));

function planned(now: PageHashes, before?: Shards) {
  const plan = planShards(new Map(Object.entries(now)), before);
  return { ...plan, recent: Object.keys(plan.after.recent), superseded: plan.after.superseded };
}

test('a small site has one shard, and a large site enough for about a thousand pages each', () => {
  expect([0, 42, 1000, 1001, 10_000].map(shardCount)).toEqual([1, 1, 1, 2, 16]);
  const { after, rebuild } = planned(pages(3000));
  expect(rebuild).toEqual([0, 1, 2, 3]);
  const sizes = after.shards.map((shard) => Object.keys(shard).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(3000);
  expect(Math.max(...sizes)).toBeLessThan(900);
});

test('without a change there is nothing to do', () => {
  const { after } = planned(pages(100));
  expect(planned(pages(100), after)).toMatchObject({ rebuild: [], rebuildRecent: false, superseded: [] });
});

test('changed, new and removed pages do not rebuild their shards; their old results are superseded', () => {
  const { after } = planned(pages(100));
  const { '/page-5': _, ...rest } = pages(100);
  const plan = planned({ ...rest, '/page-7': 'two', '/new': 'one' }, after);
  expect(plan.rebuild).toEqual([]);
  expect(plan.rebuildRecent).toBe(true);
  expect(plan.recent.sort()).toEqual(['/new', '/page-7']);
  expect(plan.superseded.sort()).toEqual(['/new', '/page-5', '/page-7']);
  const back = planned(pages(100), plan.after);
  expect(back).toMatchObject({ rebuild: [], rebuildRecent: true, recent: [], superseded: [] });
});

test('a shard with many changed pages is rebuilt, and these pages leave the shard of recent changes', () => {
  const { after } = planned(pages(100));
  const changed = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`/page-${index}`, 'two']));
  const plan = planned({ ...pages(100), ...changed }, after);
  expect(plan).toMatchObject({ rebuild: [0], recent: [], superseded: [] });
});

test('the shard of recent changes stays small: the shards with most changes are rebuilt', () => {
  const { after } = planned(pages(3000));
  const changed = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`/page-${index}`, 'two']));
  const plan = planned({ ...pages(3000), ...changed }, after);
  expect(plan.rebuild).toHaveLength(1);
  expect(plan.recent.length).toBeLessThanOrEqual(60);
  expect(plan.recent.length).toBeGreaterThan(40);
});

test('a site that has grown is redistributed over more shards', () => {
  const { after } = planned(pages(1000));
  expect(planned(pages(1001), after)).toMatchObject({ rebuild: [0, 1], recent: [], superseded: [] });
});
