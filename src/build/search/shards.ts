/**
 * Decides which parts of the search index are rebuilt. The index of a large site is cut into shards, so that the
 * indexer's memory stays bounded; pages that changed since their shard was made are in a small shard of their own,
 * so that a page is found again without waiting for its shard. The browser searches all shards as one.
 */
import { hash } from 'node:crypto';

/** Pages of a shard at most, about: the indexer needs 150 kB of memory and 3 ms for each. */
const SHARD = 1000;

/** Pages in the shard of changed pages at most: indexing them takes a fifth of a second. */
const RECENT = 60;

/** A shard is rebuilt when more than this fraction of its pages has changed. */
const STALE = 0.1;

/** Hash of what is indexed of a page, by path. */
export type PageHashes = Record<string, string>;

/** What the index holds: the pages of each shard, and those that were changed or added since their shard was made. */
export interface Shards {
  shards: PageHashes[];
  recent: PageHashes;
  /** Paths that a shard holds in an older form, or that are gone. */
  superseded: string[];
}

/** What has to be done to bring the index up to date. */
export interface ShardPlan {
  /** Numbers of the shards to make. */
  rebuild: number[];
  /** Whether the shard of changed pages has to be made. */
  remakeRecent: boolean;
  after: Shards;
}

/** The number of shards for a site with `pages` pages: a power of two, so that it rarely changes as the site grows. */
export function shardCount(pages: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(pages / SHARD)));
}

/** The shard a page belongs to; stable as long as the number of shards is. */
function shardOf(path: string, count: number): number {
  return hash('sha256', path, 'buffer').readUInt32BE(0) % count;
}

interface ShardState {
  /** The shard as it is; undefined where there is none. */
  made: PageHashes | undefined;
  /** Paths whose pages differ: changed, added or gone. */
  stale: string[];
  anew: boolean;
}

/** Compares the pages with the shards that were made. Only of pages that none of them holds the shard is calculated. */
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

/** Picks the most changed shards for a rebuild until the remaining changes fit into the shard of recent pages. */
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

/** Whether two shards hold the same pages in the same state. */
function isSame(one: PageHashes, other: PageHashes): boolean {
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}

/** @param pages every page to be found: the hash of what is indexed of it, by path */
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
