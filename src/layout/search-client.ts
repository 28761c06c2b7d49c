/** Asks the search index of the built site. Nothing of it is fetched before the first question. */
import type { SearchShards } from '../shapes.ts';
import { excerptPieces, type Piece } from './excerpt.ts';

/** Where the index lies, below the base path. */
const FOLDER = '/pagefind/';

/** Words around a match, and what stands where they were cut. */
const EXCERPT = { excerptLength: 26, excerptEllipsis: '…' };

/** A page that was found. */
export interface FoundPage {
  path: string;
  title: string;
  /** What kind of page it is. */
  category: string;
  excerpt: Piece[];
}

/** The answer to a question, the best page first. */
export interface Found {
  count: number;
  /** The first so many pages. */
  first: (count: number) => Promise<FoundPage[]>;
}

/** What Pagefind tells of a page. */
interface Fragment {
  url: string;
  excerpt: string;
  meta: { title?: string; category?: string };
}

/** The program that searches, as Pagefind writes it beside the index. */
interface Pagefind {
  options: (options: typeof EXCERPT) => Promise<void>;
  init: () => Promise<void>;
  mergeIndex: (folder: string) => Promise<void>;
  search: (query: string) => Promise<{ results: { id: string; data: () => Promise<Fragment> }[] } | null>;
  destroy: () => Promise<void>;
}

interface Engine {
  program: Pagefind;
  superseded: ReadonlySet<string>;
}

let engine: Promise<Engine | undefined> | undefined;
let attempts = 0;

async function start(basePath: string): Promise<Engine | undefined> {
  const folder = basePath + FOLDER;
  const response = await fetch(`${folder}shards.json`);
  if (!response.ok) throw new Error(`${folder}shards.json answered ${response.status}`);
  const { shards, superseded }: SearchShards = await response.json();
  const [first, ...others] = shards;
  if (first === undefined) return undefined;
  // Browsers remember a module that could not be fetched: another address is asked anew.
  const address = `${folder}${first}/pagefind.js${attempts > 1 ? `?${attempts}` : ''}`;
  const program: Pagefind = await import(/* @vite-ignore */ address);
  await program.options(EXCERPT);
  await program.init();
  await Promise.all(others.map((shard) => program.mergeIndex(`${folder}${shard}/`)));
  return { program, superseded: new Set(superseded) };
}

/**
 * Fetches what searching needs, once.
 * @throws when something of it cannot be fetched; the next call tries again
 */
export function prepareSearch(basePath: string): Promise<Engine | undefined> {
  if (!engine) {
    attempts += 1;
    engine = start(basePath);
    engine.catch(forgetSearch);
  }
  return engine;
}

/** Forgets the index, so that the next question fetches it anew: the site may have been built again. */
export function forgetSearch(): void {
  engine?.then((running) => running?.program.destroy()).catch(() => undefined);
  engine = undefined;
}

const pageOf = ({ url, excerpt, meta }: Fragment): FoundPage => ({
  path: url,
  title: meta.title ?? url,
  category: meta.category ?? '',
  excerpt: excerptPieces(excerpt),
});

/** @throws when the index cannot be fetched */
export async function search(query: string, basePath: string): Promise<Found> {
  const running = await prepareSearch(basePath);
  const answer = await running?.program.search(query);
  const results = (answer?.results ?? []).filter(({ id }) => !running?.superseded.has(id));
  return {
    count: results.length,
    first: async (count) => (await Promise.all(results.slice(0, count).map(({ data }) => data()))).map(pageOf),
  };
}
