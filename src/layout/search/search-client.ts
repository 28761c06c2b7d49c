/** Queries the search index of the built site. Nothing is fetched before the first query. */
import type { SearchShards } from '../../contracts/search-shards.ts';
import { POLICIES } from '../../contracts/trusted-types.ts';
import { highlightExcerpt, type Piece } from './excerpt.ts';
import { ResultCache } from './result-cache.ts';

/** The folder of the index, below the base path. */
const FOLDER = '/pagefind/';

/** The folder that contains Pagefind itself, which all shards share. */
const PROGRAM = '0';

/** Size of the result cache in word positions, about 50 bytes each here and in the worker. */
const CACHE_SIZE = 150_000;

/** Words around a match. */
const EXCERPT_LENGTH = 26;

/** A page in the results. */
export interface PageHit {
  path: string;
  title: string;
  /** The kind of page, such as "Article". */
  category: string;
  excerpt: Piece[];
}

/** The results of a query, best first. */
export interface SearchResults {
  /** Whether every part of the index has been searched. */
  isWhole: boolean;
  count: number;
  /** Loads the first `count` pages. */
  first: (count: number) => Promise<PageHit[]>;
}

/** Pagefind's data of a page. */
interface Fragment {
  url: string;
  excerpt: string;
  meta: { title?: string; category?: string };
}

interface Result {
  id: string;
  score: number;
  /** Positions of the matching words. */
  words: number[];
  data: () => Promise<Fragment>;
}

/** A shard of the index, as Pagefind opens it. */
interface Part {
  init: () => Promise<void>;
  preload: (query: string) => Promise<void>;
  search: (query: string) => Promise<{ results: Result[] } | null>;
  destroy: () => Promise<void>;
}

/** The search module that Pagefind writes next to the index. */
interface Pagefind {
  createInstance: (options: { basePath: string; baseUrl: string; excerptLength: number }) => Part;
}

interface Engine {
  /** Shards open one by one; the first can be queried before the last is ready. */
  parts: Promise<Part>[];
  superseded: ReadonlySet<string>;
  /** Complete answers by query. */
  memory: ResultCache<Result[]>;
}

/** The worker script of a shard, relative to the index folder. */
const WORKER = /^[a-z0-9]+\/pagefind-worker\.js$/;

let hasWorkerPolicy = false;

/** Allows Pagefind's worker, and nothing else, to be started where Trusted Types are enforced. */
function allowWorker(folder: string): void {
  if (hasWorkerPolicy) return;
  hasWorkerPolicy = true;
  const isWorker = (url: string) => url.startsWith(folder) && WORKER.test(url.slice(folder.length));
  globalThis.trustedTypes?.createPolicy(POLICIES.worker, {
    createScriptURL: (url) => (isWorker(url) ? url : null),
  });
}

let engine: Promise<Engine> | undefined;
let attempts = 0;

async function start(basePath: string): Promise<Engine> {
  const folder = basePath + FOLDER;
  const response = await fetch(`${folder}shards.json`);
  if (!response.ok) throw new Error(`${folder}shards.json answered ${response.status}`);
  const { shards, superseded }: SearchShards = await response.json();
  // Browsers cache a failed module import by address: a retry needs another address.
  const address = `${folder}${PROGRAM}/pagefind.js${attempts > 1 ? `?${attempts}` : ''}`;
  allowWorker(folder);
  const { createInstance }: Pagefind = await import(/* @vite-ignore */ address);
  const open = async (shard: string) => {
    const options = { basePath: `${folder}${shard}/`, baseUrl: `${basePath}/`, excerptLength: EXCERPT_LENGTH };
    const part = createInstance(options);
    await part.init();
    // `init` resolves too early; an empty query is answered only once the part is ready.
    await part.preload('');
    return part;
  };
  const [first, ...others] = shards;
  const memory = new ResultCache<Result[]>(CACHE_SIZE);
  if (first === undefined) return { parts: [], superseded: new Set(), memory };
  const opened = open(first);
  // The others wait for the first; otherwise each would fetch the program itself.
  const parts = [opened, ...others.map((shard) => opened.then(() => open(shard)))];
  Promise.all(parts).catch(resetSearch);
  return { parts, superseded: new Set(superseded), memory };
}

/** Loads the search engine once. @throws if part of it cannot be fetched; the next call tries again */
export function loadSearch(basePath: string): Promise<Engine> {
  if (!engine) {
    attempts += 1;
    engine = start(basePath);
    engine.catch(resetSearch);
  }
  return engine;
}

/** Preloads what the first part of the index needs to answer a likely query. Failures surface with the query itself. */
export async function preloadQuery(query: string, basePath: string): Promise<void> {
  try {
    const { parts } = await loadSearch(basePath);
    await (await parts[0])?.preload(query);
  } catch {
    // The query will report the failure.
  }
}

/** Drops the index, so that the next query loads it again: the site may have been rebuilt. */
export function resetSearch(): void {
  engine
    ?.then(({ parts }) => parts.map((part) => part.then((opened) => opened.destroy()).catch(() => undefined)))
    .catch(() => undefined);
  engine = undefined;
}

const pageOf = ({ url, excerpt, meta }: Fragment): PageHit => ({
  path: url,
  title: meta.title ?? url,
  category: meta.category ?? '',
  excerpt: highlightExcerpt(excerpt),
});

const placesIn = (results: Result[]) => results.reduce((sum, { words }) => sum + words.length, 0);

function found(results: Result[], isWhole: boolean): SearchResults {
  const first = async (count: number) => {
    const best = [...results].sort((one, other) => other.score - one.score).slice(0, count);
    return (await Promise.all(best.map(({ data }) => data()))).map(pageOf);
  };
  return { isWhole, count: results.length, first };
}

/**
 * Searches one shard after the other and yields the results so far after each, so that a large site answers at once and
 * a query that was typed over can be abandoned. Repeated queries are answered from the cache.
 * @throws when the index cannot be fetched
 */
export async function* search(query: string, basePath: string): AsyncGenerator<SearchResults, void> {
  const { parts, superseded, memory } = await loadSearch(basePath);
  const known = memory.get(query);
  if (known || parts.length === 0) return yield found(known ?? [], true);
  const results: Result[] = [];
  for (const [index, opening] of parts.entries()) {
    const part = await opening;
    const answer = await part.search(query);
    results.push(...(answer?.results ?? []).filter(({ id }) => !superseded.has(id)));
    const isWhole = index === parts.length - 1;
    if (isWhole) memory.set(query, results, placesIn(results));
    yield found(results, isWhole);
  }
}
