/** A search index with several shards, as only sites with thousands of pages have it, replacing the site's own. */
import type { Page } from 'playwright/test';
import type { SearchDocument } from '../../../src/build/search/documents.ts';
import { closeIndexer, ENTRY, indexInMemory } from '../../../src/build/search/index-files.ts';
import { FIRST_SHARD, withSharedProgram } from '../../../src/build/search/shared-program.ts';
import type { SearchShards } from '../../../src/contracts/search-shards.ts';

const FOLDER = '/pagefind/';
const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json' };

/** The files of the index by URL. */
export type IndexInParts = Map<string, Buffer>;

/** Creates an index with one shard for each list of documents. @param superseded outdated paths, by shard */
export async function indexInParts(parts: SearchDocument[][], superseded: string[]): Promise<IndexInParts> {
  const files: IndexInParts = new Map();
  const list: SearchShards = { shards: parts.map((_, number) => String(number)), superseded: [] };
  for (const [number, documents] of parts.entries()) {
    const { data, program, ids } = await indexInMemory(documents, 'en');
    const isFirst = String(number) === FIRST_SHARD;
    if (!isFirst) data.set(ENTRY, Buffer.from(withSharedProgram(String(data.get(ENTRY)))));
    const content = isFirst ? [...data, ...program] : data;
    for (const [name, bytes] of content) files.set(`${FOLDER}${number}/${name}`, bytes);
    list.superseded.push(...superseded.flatMap((path) => ids[path] ?? []));
  }
  await closeIndexer();
  return files.set(`${FOLDER}shards.json`, Buffer.from(JSON.stringify(list)));
}

/** Serves this index to the page instead of the site's. @returns the requested URLs, which is updated */
export async function serveIndex(page: Page, files: IndexInParts): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**${FOLDER}**`, (route) => {
    const address = new URL(route.request().url()).pathname;
    asked.push(address);
    const body = files.get(address);
    const contentType = TYPES[address.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return body ? route.fulfill({ body, contentType }) : route.fulfill({ status: 404 });
  });
  return asked;
}
