/** Makes a search index with Pagefind, in memory. */
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { indexedHtml, type SearchDocument } from './documents.ts';

/** Files of an index that its own user interfaces need and ours does not. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\.|^wasm\.unknown\./;

/** Files that are the same for every index of a site: the program that searches. */
const PROGRAM = /^(pagefind(-worker)?\.js|wasm\..*)$/;

/** The file that says what an index consists of. */
export const ENTRY = 'pagefind-entry.json';

const FRAGMENT = /^fragment\/(.*)\.pf_fragment$/;

/** What every file of an index begins with when it is unpacked. */
const SIGNATURE = 'pagefind_dcd';

/** Documents that are handed over before the indexer is waited for. */
const BATCH = 40;

/** An index by file name: its data, and the program that searches it. */
export interface IndexFiles {
  data: Map<string, Uint8Array>;
  program: Map<string, Uint8Array>;
  /** The name under which results carry a page, by path. */
  ids: Record<string, string>;
}

function unlessErrors<T extends { errors: string[] }>(response: T): T {
  if (response.errors.length > 0) throw new Error(`The search index could not be made: ${response.errors.join(' ')}`);
  return response;
}

function idOf(name: string, content: Uint8Array): [string, string][] {
  const id = FRAGMENT.exec(name)?.[1];
  if (id === undefined) return [];
  const fragment: { url: string } = JSON.parse(gunzipSync(content).toString('utf8').slice(SIGNATURE.length));
  return [[fragment.url, id]];
}

/**
 * Indexes documents. The indexer runs in a process of its own until `closeIndexer` is called; it holds about 150 kB
 * for each document.
 * @param language as in site.json, such as en-KE
 * @throws what the indexer refuses
 */
export async function indexFiles(documents: Iterable<SearchDocument>, language: string): Promise<IndexFiles> {
  const [primary = language] = language.split('-');
  const { index } = unlessErrors(await createIndex({ forceLanguage: primary }));
  if (!index) throw new Error('The search indexer did not start.');
  let waiting: Promise<unknown>[] = [];
  for (const document of documents) {
    const content = indexedHtml(document, primary);
    waiting.push(index.addHTMLFile({ url: document.path, content }).then(unlessErrors));
    if (waiting.length < BATCH) continue;
    await Promise.all(waiting);
    waiting = [];
  }
  await Promise.all(waiting);
  const { files } = unlessErrors(await index.getFiles());
  await index.deleteIndex();
  const used = files.filter(({ path }) => !UNUSED.test(path)).map(({ path, content }) => [path, content] as const);
  return {
    data: new Map(used.filter(([name]) => !PROGRAM.test(name))),
    program: new Map(used.filter(([name]) => PROGRAM.test(name))),
    ids: Object.fromEntries(used.flatMap(([name, content]) => idOf(name, content))),
  };
}

/** Ends the indexer's process. */
export async function closeIndexer(): Promise<void> {
  await close();
}
