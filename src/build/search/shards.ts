/**
 * Decides which parts of the search index are made anew. The index of a large site is cut into shards, so that the
 * indexer's memory stays bounded; pages that changed since their shard was made are in a small shard of their own,
 * so that a page is found again without waiting for its shard. The browser searches all shards as one.
 */
import { hash } from 'node:crypto';

/** Pages of a shard at most, about: the indexer needs 150 kB of memory and 3 ms for each. */
const SHARD = 1000;

/** Pages in the shard of changed pages at most: indexing them takes a fifth of a second. */
const RECENT = 60;

/** A shard is made anew when more than this part of its pages has changed. */
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

/** How many shards a site of so many pages has: a power of two, so that it changes seldom while the site grows. */
export function shardCount(pages: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(pages / SHARD)));
}

function dealt(pages: PageHashes): PageHashes[] {
  const count = shardCount(Object.keys(pages).length);
  const shards: PageHashes[] = Array.from({ length: count }, () => ({}));
  for (const [path, found] of Object.entries(pages)) {
    const shard = shards[hash('sha256', path, 'buffer').readUInt32BE(0) % count];
    if (shard) shard[path] = found;
  }
  return shards;
}

/** Paths whose pages differ: changed, added or gone. */
function changed(made: PageHashes, now: PageHashes): string[] {
  const gone = Object.keys(made).filter((path) => !(path in now));
  return [...gone, ...Object.keys(now).filter((path) => made[path] !== now[path])];
}

interface ShardState {
  now: PageHashes;
  /** The shard as it is; undefined where there is none. */
  made: PageHashes | undefined;
  stale: string[];
  anew: boolean;
}

function stateOf(now: PageHashes, made: PageHashes | undefined): ShardState {
  const stale = made ? changed(made, now) : [];
  const most = Math.max(1, Object.keys(made ?? {}).length * STALE);
  return { now, made, stale, anew: !made || stale.length > most };
}

/** Makes those shards anew that have changed most, until what is left fits into the shard of changed pages. */
function relieve(states: ShardState[]): void {
  const kept = states.filter(({ anew }) => !anew).sort((one, other) => other.stale.length - one.stale.length);
  let left = kept.reduce((sum, { stale }) => sum + stale.length, 0);
  for (const state of kept) {
    if (left <= RECENT) return;
    state.anew = true;
    left -= state.stale.length;
  }
}

/** @param pages every page to be found */
export function planShards(pages: PageHashes, before: Shards | undefined): ShardPlan {
  const now = dealt(pages);
  const isSameCount = before?.shards.length === now.length;
  const states = now.map((shard, number) => stateOf(shard, isSameCount ? before?.shards[number] : undefined));
  relieve(states);
  const superseded = states.flatMap(({ anew, stale }) => (anew ? [] : stale));
  const recent = Object.fromEntries(superseded.flatMap((path) => (pages[path] ? [[path, pages[path]]] : [])));
  return {
    rebuild: states.flatMap(({ anew }, number) => (anew ? [number] : [])),
    remakeRecent: changed(before?.recent ?? {}, recent).length > 0,
    after: { shards: states.map(({ anew, now, made }) => (anew || !made ? now : made)), recent, superseded },
  };
}
