/** Creates a search index with Pagefind. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { indexedHtml, type SearchDocument } from './documents.ts';
import { waitUntilWritten } from './wait-until-written.ts';

/** Files of an index that only Pagefind's own user interfaces need. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\.|^wasm\.unknown\./;

/** The files of the search program, which are the same for every index of a site. */
const PROGRAM = /^(pagefind(-worker)?\.js|wasm\..*)$/;

/** The file that lists the parts of an index. */
export const ENTRY = 'pagefind-entry.json';

const FRAGMENT = /^fragment\/(.*)\.pf_fragment$/;

/** The first bytes of every decompressed file of an index. */
const SIGNATURE = 'pagefind_dcd';

/** Number of documents passed to the indexer before waiting for it. */
const BATCH = 40;

/** An index in a folder: the names of its data files, and of the files of the search program. */
export interface SearchIndex {
  data: string[];
  program: string[];
  /** The ids by which results refer to pages, by path. */
  ids: Record<string, string>;
}

function unlessErrors<T extends { errors: string[] }>(response: T): T {
  if (response.errors.length > 0) throw new Error(`The search index could not be made: ${response.errors.join(' ')}`);
  return response;
}

function idOf(folder: string, name: string): [string, string][] {
  const id = FRAGMENT.exec(name)?.[1];
  if (id === undefined) return [];
  const content = gunzipSync(readFileSync(path.join(folder, name))).toString('utf8');
  const fragment: { url: string } = JSON.parse(content.slice(SIGNATURE.length));
  return [[fragment.url, id]];
}

/** The files below a folder, sorted, with slashes in their names. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return names.map((name) => name.replaceAll(path.sep, '/')).sort();
}

/**
 * Indexes documents into an empty folder. The indexer runs in its own process until `closeIndexer` is called; it needs
 * about 150 kB per document. It writes the files itself, since passing all of them to this process would take time and
 * memory.
 * @param language as in site.json, such as en-GB
 * @throws the indexer's error
 */
export async function indexInto(
  folder: string,
  documents: Iterable<SearchDocument>,
  language: string,
): Promise<SearchIndex> {
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
  unlessErrors(await index.writeFiles({ outputPath: folder }));
  await index.deleteIndex();
  const used = filesBelow(folder).filter((name) => !UNUSED.test(name));
  await waitUntilWritten(folder, used);
  return {
    data: used.filter((name) => !PROGRAM.test(name)),
    program: used.filter((name) => PROGRAM.test(name)),
    ids: Object.fromEntries(used.flatMap((name) => idOf(folder, name))),
  };
}

/** Indexes documents as `indexInto` does. @returns the contents of the files by name, and the ids */
export async function indexInMemory(documents: Iterable<SearchDocument>, language: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  try {
    const { data, program, ids } = await indexInto(folder, documents, language);
    const contents = (names: string[]) =>
      new Map(names.map((name) => [name, readFileSync(path.join(folder, name))] as const));
    return { data: contents(data), program: contents(program), ids };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends the indexer's process. */
export async function closeIndexer(): Promise<void> {
  await close();
}
