/**
 * The check's cache of its results, so that a file that has not changed is not checked again, and an unchanged page not
 * even read. It is only valid with the key it was saved with (cache-key.ts), and while the texts of all other files
 * except pages are the same; if only errors are looked for, those on which errors in this file depend.
 */
import type { ContentFile } from '../read/files.ts';
import type { PictureUse } from '../read/pictures.ts';
import { severityOf } from '../report/codes.ts';
import type { Issue } from '../report/issues.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { EVERY_KIND } from './dependencies.ts';
import type { FileStamp } from './file-stamp.ts';
import type { SavedNotes } from './notes.ts';
import type { SavedUses } from './saved-uses.ts';

/** What the rest of the site needs to know about a file without errors. */
export interface CachedFile {
  /** A hash of its text. */
  hash: string;
  uses: SavedUses;
  notes: SavedNotes;
  /** The kinds of other files on which its freedom from errors depends. */
  dependencies: string[];
}

/** What the rest of the site needs to know about a page. */
export interface CachedPage extends CachedFile {
  pictures: PictureUse[];
  /** Issues of the page alone; only warnings. */
  issues: Issue[];
}

/** A saved page, with the stamp of its file. */
type StampedPage = CachedPage & { stamp: string };

/** What is saved, as JSON. */
interface Saved {
  /** For each kind of file except pages, a hash of the texts. */
  kinds: [kind: string, hash: string][];
  /** Files without findings, other than pages, by kind and name. */
  files: [file: string, cached: CachedFile][];
  pages: [id: string, page: StampedPage][];
}

const NOTHING: Saved = { kinds: [], files: [], pages: [] };

/** Number of cache files to keep, one per content folder. */
const KEPT_FILES = 6;

/** Save when more than this fraction of pages was not cached; writing takes longer than reading a few. */
const WORTH_SAVING = 0.01;

/** State of the current check: what cached results depend on, and whether only errors are wanted. */
export interface CacheOptions {
  /** For each kind of file except pages, a hash of the texts. */
  kinds: ReadonlyMap<string, string>;
  /** Whether only errors are looked for. Then nothing is saved. */
  onlyErrors: boolean;
}

/** What earlier checks found out about files and pages that have not changed since (decision 16). */
export class CheckCache {
  readonly #file: string;
  readonly #key: string;
  readonly #options: CacheOptions;
  readonly #files: Map<string, CachedFile>;
  readonly #savedPages: Map<string, StampedPage>;
  /** The kinds of files that have changed since, among them EVERY_KIND if there are any. */
  readonly #changed: ReadonlySet<string>;
  /** The pages of this run. */
  readonly #pages: Saved['pages'] = [];
  #fresh = 0;

  /**
   * @param file the cache file; ignored if damaged or saved with another key
   * @param key identifies what pages are checked with
   */
  constructor(file: string, key: string, options: CacheOptions) {
    this.#file = file;
    this.#key = key;
    this.#options = options;
    const text = readCacheFile(file, key);
    const saved: Saved = text ? JSON.parse(text.toString()) : NOTHING;
    const changed = changedKinds(new Map(saved.kinds), options.kinds);
    const { files, pages } = changed.length > 0 && !options.onlyErrors ? NOTHING : saved;
    this.#changed = new Set(changed.length > 0 ? [...changed, EVERY_KIND] : []);
    this.#files = new Map(files);
    this.#savedPages = new Map(pages);
  }

  /** What is known about a file other than a page; undefined if it has findings or another text. */
  findFile({ kind, id }: ContentFile, hash: string | undefined): CachedFile | undefined {
    const known = this.#files.get(`${kind.name}/${id}`);
    return known?.hash === hash && this.#isValid(known) ? known : undefined;
  }

  /** Caches a file other than a page that has no findings. */
  keepFile({ kind, id }: ContentFile, cached: CachedFile): void {
    this.#files.set(`${kind.name}/${id}`, cached);
  }

  /** The cached result of a page whose file has this stamp. If only errors are looked for, it has no issues. */
  find({ id }: ContentFile, stamp: FileStamp): CachedPage | undefined {
    const page = this.#savedPages.get(id);
    if (page?.stamp !== stamp.text || !this.#isValid(page)) return undefined;
    this.#pages.push([id, page]);
    return this.#options.onlyErrors ? { ...page, issues: [] } : page;
  }

  #isValid(cached: CachedFile | undefined): boolean {
    return cached?.dependencies.every((kind) => !this.#changed.has(kind)) ?? false;
  }

  /**
   * Caches the result of a page, unless it has errors or its file changed recently. The stamp must be from before
   * reading it.
   */
  keep({ id }: ContentFile, stamp: FileStamp, page: CachedPage): void {
    if (!stamp.isSettled || page.issues.some(({ code }) => severityOf(code) === 'error')) return;
    this.#pages.push([id, { ...page, stamp: stamp.text }]);
    this.#fresh += 1;
  }

  /** Saves the results of this run. */
  save(): void {
    const found = this.#pages.length - this.#fresh;
    if (this.#options.onlyErrors || this.#fresh <= found * WORTH_SAVING) return;
    const saved: Saved = { kinds: [...this.#options.kinds], files: [...this.#files], pages: this.#pages };
    writeCacheFile(this.#file, this.#key, JSON.stringify(saved), KEPT_FILES);
  }
}

/** The kinds of which a file has another text, or that have no files any more. */
function changedKinds(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter((kind) => before.get(kind) !== now.get(kind));
}
