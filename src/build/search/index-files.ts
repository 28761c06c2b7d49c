/** Makes a search index with Pagefind. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { indexedHtml, type SearchDocument } from './documents.ts';
import { waitUntilWritten } from './wait-until-written.ts';

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

/** An index in a folder: the names of its data files, and of the files of the search program. */
export interface SearchIndex {
  data: string[];
  program: string[];
  /** The name under which results carry a page, by path. */
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

/** The files below a folder, by names with slashes, in their order. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return names.map((name) => name.replaceAll(path.sep, '/')).sort();
}

/**
 * Indexes documents into an empty folder. The indexer runs in a process of its own until `closeIndexer`
 * is called; it holds about 150 kB for each document. It writes the files by itself, since handing them over would take
 * both processes memory and time for all of them at once.
 * @param language as in site.json, such as en-GB
 * @throws what the indexer refuses
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

/** Indexes documents as `indexInto` does. @returns the contents of the files of data and program, by name, and the ids */
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
