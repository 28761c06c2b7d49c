/**
 * Decides which parts of the search index are rebuilt. The index of a large site is divided into shards, so that the
 * indexer's memory stays bounded; pages that changed since their shard was built are in a small extra shard, so that
 * they can be found at once. The browser searches all shards as one.
 */
import { hash } from 'node:crypto';

/** Approximate maximum of pages in a shard: the indexer needs 150 kB of memory and 3 ms for each. */
const MAX_SHARD_PAGES = 1000;

/** Maximum of pages in the shard of recent changes: indexing them takes a fifth of a second. */
const MAX_RECENT_PAGES = 60;

/** A shard is rebuilt if more than this fraction of its pages has changed. */
const MAX_CHANGED_FRACTION = 0.1;

/** The hash of each page's searchable text, by path. */
export type PageHashes = Record<string, string>;

/** The pages of each shard, and those that were changed or added since their shard was built. */
export interface Shards {
  shards: PageHashes[];
  recent: PageHashes;
  /** Paths whose results in a shard are outdated, including removed pages. */
  superseded: string[];
}

/** The steps that bring the index up to date. */
export interface ShardPlan {
  /** Numbers of the shards to build. */
  rebuild: number[];
  /** Whether the shard of recent changes must be built. */
  rebuildRecent: boolean;
  after: Shards;
}

/** The number of shards for a site with `pages` pages: a power of two, so that it rarely changes as the site grows. */
export function shardCount(pages: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(pages / MAX_SHARD_PAGES)));
}

/** The shard of a page, which stays the same as long as the number of shards does. */
function shardOf(path: string, count: number): number {
  return hash('sha256', path, 'buffer').readUInt32BE(0) % count;
}

interface ShardState {
  /** The pages of the existing shard; undefined if it does not exist. */
  existing: PageHashes | undefined;
  /** Paths of pages that were changed, added or removed. */
  changedPaths: string[];
  needsRebuild: boolean;
}

/** Compares the pages with the existing shards. The shard is computed only for pages that are in none of them. */
function compareWithExisting(pages: ReadonlyMap<string, string>, existing: PageHashes[], count: number): ShardState[] {
  const indexed = new Set<string>();
  const states = Array.from({ length: count }, (_, number): ShardState => {
    const shard = existing[number];
    const paths = Object.keys(shard ?? {});
    for (const path of paths) indexed.add(path);
    const changedPaths = paths.filter((path) => pages.get(path) !== shard?.[path]);
    return { existing: shard, changedPaths, needsRebuild: !shard };
  });
  for (const path of pages.keys()) if (!indexed.has(path)) states[shardOf(path, count)]?.changedPaths.push(path);
  for (const state of states) {
    const limit = Math.max(1, Object.keys(state.existing ?? {}).length * MAX_CHANGED_FRACTION);
    state.needsRebuild ||= state.changedPaths.length > limit;
  }
  return states;
}

/** Selects the most changed shards for a rebuild until the remaining changes fit into the shard of recent changes. */
function selectRebuilds(states: ShardState[]): void {
  const kept = states
    .filter(({ needsRebuild }) => !needsRebuild)
    .sort((one, other) => other.changedPaths.length - one.changedPaths.length);
  let left = kept.reduce((sum, { changedPaths }) => sum + changedPaths.length, 0);
  for (const state of kept) {
    if (left <= MAX_RECENT_PAGES) return;
    state.needsRebuild = true;
    left -= state.changedPaths.length;
  }
}

/** The pages of the shards to rebuild, by shard number. */
function assignPages(pages: ReadonlyMap<string, string>, states: ShardState[]): PageHashes[] {
  const shards: PageHashes[] = states.map(() => ({}));
  if (!states.some(({ needsRebuild }) => needsRebuild)) return shards;
  for (const [path, found] of pages) {
    const number = shardOf(path, states.length);
    const shard = states[number]?.needsRebuild ? shards[number] : undefined;
    if (shard) shard[path] = found;
  }
  return shards;
}

/** Whether two shards have the same pages with the same hashes. */
function isSame(one: PageHashes, other: PageHashes): boolean {
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}

/** Plans an update of the index. @param pages the hash of the searchable text of all searchable pages, by path */
export function planShards(pages: ReadonlyMap<string, string>, before: Shards | undefined): ShardPlan {
  const count = shardCount(pages.size);
  const states = compareWithExisting(pages, before?.shards.length === count ? before.shards : [], count);
  selectRebuilds(states);
  const fresh = assignPages(pages, states);
  const superseded = states.flatMap(({ needsRebuild, changedPaths }) => (needsRebuild ? [] : changedPaths));
  const recent: PageHashes = {};
  for (const path of superseded) {
    const found = pages.get(path);
    if (found !== undefined) recent[path] = found;
  }
  return {
    rebuild: states.flatMap(({ needsRebuild }, number) => (needsRebuild ? [number] : [])),
    rebuildRecent: !isSame(before?.recent ?? {}, recent),
    after: {
      shards: states.map(({ needsRebuild, existing }, number) =>
        needsRebuild || !existing ? (fresh[number] ?? {}) : existing,
      ),
      recent,
      superseded,
    },
  };
}
