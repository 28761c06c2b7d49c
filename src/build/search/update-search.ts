/** Updates the search index of a built site. Runs after its pages are in place, so that no page waits for it. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FullPageData } from '../../contracts/page-data.ts';
import type { SearchShards } from '../../contracts/search-shards.ts';
import { type BuildRecord, filesOf } from '../incremental/build-record.ts';
import type { Compress } from '../incremental/compress.ts';
import { Staging } from '../incremental/output.ts';
import { type SearchDocument, searchDocument } from './documents.ts';
import { closeIndexer, ENTRY, indexInto } from './index-files.ts';
import { type PageHashes, planShards, type Shards } from './shards.ts';
import { FIRST_SHARD, withSharedProgram } from './shared-program.ts';

/** Stored next to the public folder: the state of the index, and the ids by which its results refer to pages. */
interface SearchRecord extends Shards {
  /** The version of the index format; an index with another version is rebuilt. */
  format: number;
  ids: Record<string, string>;
}

/** The built site, and how its files are compressed. */
export interface SearchTarget {
  outDir: string;
  compress: Compress;
  /** As in site.json, such as en-GB. */
  language: string;
}

const FORMAT = 2;

const RECORD = 'search.json';
const FOLDER = 'public/pagefind';
const RECENT = 'recent';

function readRecord(outDir: string): SearchRecord | undefined {
  const file = path.join(outDir, RECORD);
  const isThere = existsSync(file) && existsSync(path.join(outDir, FOLDER));
  const record: SearchRecord | undefined = isThere ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return record?.format === FORMAT ? record : undefined;
}

function* documents(outDir: string, paths: string[]): Generator<SearchDocument> {
  for (const urlPath of paths) {
    const data: FullPageData = JSON.parse(readFileSync(path.join(outDir, filesOf(urlPath).data), 'utf8'));
    const document = searchDocument(urlPath, data);
    if (document) yield document;
  }
}

/** Where the indexer writes: on the same disk as the output, so that its files can be moved. */
const draftFolder = (outDir: string) => path.join(outDir, `.search.${process.pid}`);

/**
 * Builds a shard and stages it, and the removal of the folder's previous files. The first shard contains the program,
 * to which the others refer.
 * @param paths its pages
 * @returns the ids by which results refer to its pages
 */
async function stageShard(
  { outDir, compress, language }: SearchTarget,
  shard: string,
  paths: string[],
  staging: Staging,
): Promise<Record<string, string>> {
  const draft = path.join(draftFolder(outDir), shard);
  const { data, program, ids } = await indexInto(draft, documents(outDir, paths), language);
  const names = new Set(shard === FIRST_SHARD ? [...data, ...program] : data);
  const folder = path.join(outDir, FOLDER, shard);
  const before = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of before.map((one) => one.replaceAll(path.sep, '/')))
    if (/\.pf_\w+$/.test(name) && !names.has(name)) staging.remove(`${FOLDER}/${shard}/${name}`);
  for (const name of names) {
    const [from, to] = [path.join(draft, name), `${FOLDER}/${shard}/${name}`];
    if (name.endsWith('.js')) staging.writeCompressed(`${to}.br`, compress(readFileSync(from)));
    if (name === ENTRY && shard !== FIRST_SHARD) staging.write(to, withSharedProgram(readFileSync(from, 'utf8')));
    else staging.take(from, to);
  }
  return ids;
}

const hasPages = (pages: PageHashes) => Object.keys(pages).length > 0;

/** The list of shards for the browser. */
function shardList({ shards, recent, superseded }: Shards, ids: Record<string, string>): SearchShards {
  const names = shards.flatMap((pages, number) => (hasPages(pages) ? [String(number)] : []));
  return {
    shards: [...names, ...(hasPages(recent) ? [RECENT] : [])],
    superseded: superseded.flatMap((urlPath) => ids[urlPath] ?? []),
  };
}

/** The hash of each indexed page, by path. */
function hashesOf(pages: BuildRecord['pages']): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const urlPath of Object.keys(pages)) {
    const found = pages[urlPath]?.searchTextHash;
    if (found !== undefined) hashes.set(urlPath, found);
  }
  return hashes;
}

/**
 * Rebuilds the shards whose pages have changed.
 * @returns how many pages were indexed
 * @throws if the indexer refuses a page or cannot be started; the index is then unchanged
 */
export async function updateSearch(target: SearchTarget, { pages }: BuildRecord): Promise<number> {
  const { outDir } = target;
  const before = readRecord(outDir);
  const { rebuild, rebuildRecent, after } = planShards(hashesOf(pages), before);
  const isSame = before?.superseded.join() === after.superseded.join();
  if (rebuild.length === 0 && !rebuildRecent && isSame) return 0;
  if (!before) rmSync(path.join(outDir, FOLDER), { recursive: true, force: true });
  const staging = new Staging(outDir, target.compress);
  const ids = { ...before?.ids };
  let indexed = 0;
  const make = async (shard: string, pages: PageHashes) => {
    const made = await stageShard(target, shard, Object.keys(pages), staging);
    indexed += Object.keys(made).length;
    return made;
  };
  try {
    for (const number of rebuild) {
      // Frees memory from rendering and the previous shard, which the indexer, a separate process, needs.
      globalThis.gc?.();
      Object.assign(ids, await make(String(number), after.shards[number] ?? {}));
      await closeIndexer();
    }
    if (rebuildRecent && hasPages(after.recent)) await make(RECENT, after.recent);
    staging.write(`${FOLDER}/shards.json`, JSON.stringify(shardList(after, ids)));
    staging.write(RECORD, JSON.stringify({ ...after, format: FORMAT, ids } satisfies SearchRecord));
    await staging.commit();
    return indexed;
  } catch (error) {
    staging.discard();
    throw error;
  } finally {
    await closeIndexer();
    rmSync(draftFolder(outDir), { recursive: true, force: true });
  }
}
