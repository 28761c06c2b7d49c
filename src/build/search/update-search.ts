/** Brings the search index of a built site up to date, after its pages are in place: no page waits for it. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FullPageData } from '../../shapes/page-data.ts';
import type { SearchShards } from '../../shapes/search-shards.ts';
import { type BuildRecord, filesOf } from '../build-record.ts';
import type { Compress } from '../compress.ts';
import { Staging } from '../output.ts';
import { type SearchDocument, searchDocument } from './documents.ts';
import { closeIndexer, ENTRY, type IndexFiles, indexFiles } from './index-files.ts';
import { type PageHashes, planShards, type Shards } from './shards.ts';
import { FIRST, withoutProgram } from './shared-program.ts';

/** Kept beside the public folder: what the index holds, and the names by which results carry the pages of shards. */
interface SearchRecord extends Shards {
  /** How the index was written; one that was written otherwise is made anew. */
  format: number;
  ids: Record<string, string>;
}

/** The built site, and how its files are compressed. */
export interface SearchPlace {
  outDir: string;
  compress: Compress;
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

/** Stages a shard, and the removal of what its folder held before. */
function stageShard(
  { outDir, compress }: SearchPlace,
  shard: string,
  files: Map<string, Uint8Array>,
  staging: Staging,
): void {
  const folder = path.join(outDir, FOLDER, shard);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of names.filter((candidate) => /\.pf_\w+$/.test(candidate)))
    if (!files.has(name.replaceAll('\\', '/'))) staging.remove(`${FOLDER}/${shard}/${name}`);
  for (const [name, content] of files) {
    staging.write(`${FOLDER}/${shard}/${name}`, Buffer.from(content));
    if (name.endsWith('.js')) staging.write(`${FOLDER}/${shard}/${name}.br`, compress(Buffer.from(content)));
  }
}

/** What a shard's folder holds: the first one the program too, which the others name as theirs. */
function shardFiles({ data, program }: IndexFiles, shard: string): Map<string, Uint8Array> {
  return shard === FIRST ? new Map([...data, ...program]) : new Map([...data, [ENTRY, withoutProgram(data)]]);
}

const hasPages = (pages: PageHashes) => Object.keys(pages).length > 0;

/** What the browser has to know of the index. */
function shardList({ shards, recent, superseded }: Shards, ids: Record<string, string>): SearchShards {
  const names = shards.flatMap((pages, number) => (hasPages(pages) ? [String(number)] : []));
  return {
    shards: [...names, ...(hasPages(recent) ? [RECENT] : [])],
    superseded: superseded.flatMap((urlPath) => ids[urlPath] ?? []),
  };
}

/** What is indexed of each page that shall be found. */
function hashesOf(pages: BuildRecord['pages']): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const urlPath of Object.keys(pages)) {
    const found = pages[urlPath]?.found;
    if (found !== undefined) hashes.set(urlPath, found);
  }
  return hashes;
}

/**
 * Makes the parts of the index anew whose pages have changed.
 * @param language as in site.json
 * @returns how many pages were indexed
 * @throws when the indexer refuses a page or cannot be started; the index stays as it was then
 */
export async function updateSearch(place: SearchPlace, language: string, { pages }: BuildRecord): Promise<number> {
  const { outDir } = place;
  const before = readRecord(outDir);
  const { rebuild, remakeRecent, after } = planShards(hashesOf(pages), before);
  const isSame = before?.superseded.join() === after.superseded.join();
  if (rebuild.length === 0 && !remakeRecent && isSame) return 0;
  if (!before) rmSync(path.join(outDir, FOLDER), { recursive: true, force: true });
  const staging = new Staging(outDir, place.compress);
  const ids = { ...before?.ids };
  let indexed = 0;
  try {
    for (const number of rebuild) {
      // What rendering and the shard before have left goes first: the indexer, a process of its own, needs the memory.
      globalThis.gc?.();
      const made = await indexFiles(documents(outDir, Object.keys(after.shards[number] ?? {})), language);
      stageShard(place, String(number), shardFiles(made, String(number)), staging);
      Object.assign(ids, made.ids);
      indexed += Object.keys(made.ids).length;
      await closeIndexer();
    }
    if (remakeRecent && hasPages(after.recent)) {
      const made = await indexFiles(documents(outDir, Object.keys(after.recent)), language);
      stageShard(place, RECENT, shardFiles(made, RECENT), staging);
      indexed += Object.keys(made.ids).length;
    }
    staging.write(`${FOLDER}/shards.json`, JSON.stringify(shardList(after, ids)));
    staging.write(RECORD, JSON.stringify({ ...after, format: FORMAT, ids } satisfies SearchRecord));
    staging.commit();
    return indexed;
  } catch (error) {
    staging.discard();
    throw error;
  } finally {
    await closeIndexer();
  }
}
