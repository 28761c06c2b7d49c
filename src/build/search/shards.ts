/**
 * Decides which parts of the search index are rebuilt. The index of a large site is divided into shards, so that the
 * indexer's memory stays bounded; pages that changed since their shard was built are in a small extra shard, so that
 * they can be found at once. The browser searches all shards as one.
 */
import { hash } from 'node:crypto';

/** Approximate maximum of pages in a shard: the indexer needs 150 kB of memory and 3 ms for each. */
const SHARD = 1000;

/** Maximum of pages in the shard of recent changes: indexing them takes a fifth of a second. */
const RECENT = 60;

/** A shard is rebuilt if more than this fraction of its pages has changed. */
const STALE = 0.1;

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
  remakeRecent: boolean;
  after: Shards;
}

/** The number of shards for a site with `pages` pages: a power of two, so that it rarely changes as the site grows. */
export function shardCount(pages: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(pages / SHARD)));
}

/** The shard of a page, which stays the same as long as the number of shards does. */
function shardOf(path: string, count: number): number {
  return hash('sha256', path, 'buffer').readUInt32BE(0) % count;
}

interface ShardState {
  /** The pages of the existing shard; undefined if it does not exist. */
  made: PageHashes | undefined;
  /** Paths of pages that were changed, added or removed. */
  stale: string[];
  anew: boolean;
}

/** Compares the pages with the existing shards. The shard is computed only for pages that are in none of them. */
function compared(pages: ReadonlyMap<string, string>, made: PageHashes[], count: number): ShardState[] {
  const held = new Set<string>();
  const states = Array.from({ length: count }, (_, number): ShardState => {
    const shard = made[number];
    const paths = Object.keys(shard ?? {});
    for (const path of paths) held.add(path);
    const stale = paths.filter((path) => pages.get(path) !== shard?.[path]);
    return { made: shard, stale, anew: !shard };
  });
  for (const path of pages.keys()) if (!held.has(path)) states[shardOf(path, count)]?.stale.push(path);
  for (const state of states) {
    const most = Math.max(1, Object.keys(state.made ?? {}).length * STALE);
    state.anew ||= state.stale.length > most;
  }
  return states;
}

/** Selects the most changed shards for a rebuild until the remaining changes fit into the shard of recent changes. */
function relieve(states: ShardState[]): void {
  const kept = states.filter(({ anew }) => !anew).sort((one, other) => other.stale.length - one.stale.length);
  let left = kept.reduce((sum, { stale }) => sum + stale.length, 0);
  for (const state of kept) {
    if (left <= RECENT) return;
    state.anew = true;
    left -= state.stale.length;
  }
}

/** The pages of the shards to rebuild, by shard number. */
function dealt(pages: ReadonlyMap<string, string>, states: ShardState[]): PageHashes[] {
  const shards: PageHashes[] = states.map(() => ({}));
  if (!states.some(({ anew }) => anew)) return shards;
  for (const [path, found] of pages) {
    const number = shardOf(path, states.length);
    const shard = states[number]?.anew ? shards[number] : undefined;
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
  const states = compared(pages, before?.shards.length === count ? before.shards : [], count);
  relieve(states);
  const fresh = dealt(pages, states);
  const superseded = states.flatMap(({ anew, stale }) => (anew ? [] : stale));
  const recent: PageHashes = {};
  for (const path of superseded) {
    const found = pages.get(path);
    if (found !== undefined) recent[path] = found;
  }
  return {
    rebuild: states.flatMap(({ anew }, number) => (anew ? [number] : [])),
    remakeRecent: !isSame(before?.recent ?? {}, recent),
    after: {
      shards: states.map(({ anew, made }, number) => (anew || !made ? (fresh[number] ?? {}) : made)),
      recent,
      superseded,
    },
  };
}
