/**
 * The check's cache of its results, so that a file that has not changed is not checked again, and an unchanged page not
 * even read. It is only valid with the key it was saved with, which covers everything a rule may look at except the
 * page's own file (memory-key.ts).
 */
import type { ContentFile } from '../read/files.ts';
import type { PictureUse } from '../read/pictures.ts';
import { severityOf } from '../report/codes.ts';
import type { Issue } from '../report/issues.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import type { FileStamp } from './file-stamp.ts';
import type { SavedUses } from './saved-uses.ts';

/** What the rest of the site needs to know about a page. */
export interface PageExtract {
  /** A hash of its text. */
  hash: string;
  uses: SavedUses;
  pictures: PictureUse[];
  /** Issues of the page alone; only warnings. */
  issues: Issue[];
}

/** A saved page, with the stamp of its file. */
type SavedPage = PageExtract & { stamp: string };

/** What is saved, as JSON. */
interface Saved {
  /** Files without findings, other than pages, by kind and name, with what they refer to. */
  files: [file: string, uses: SavedUses][];
  pages: [id: string, page: SavedPage][];
}

/** Number of cache files to keep, one per content folder. */
const KEPT_FILES = 6;

/** Save when more than this fraction of pages was not cached; writing takes longer than reading a few. */
const WORTH_SAVING = 0.01;

/** What earlier checks found out about files and pages that have not changed since (decision 16). */
export class CheckMemory {
  readonly #file: string;
  readonly #key: string;
  readonly #files: Map<string, SavedUses>;
  readonly #saved: Map<string, SavedPage>;
  /** The pages of this run. */
  readonly #pages: Saved['pages'] = [];
  #fresh = 0;

  /**
   * @param file the cache file; ignored if damaged or saved with another key
   * @param key identifies what pages are checked with
   */
  constructor(file: string, key: string) {
    this.#file = file;
    this.#key = key;
    const text = readCacheFile(file, key);
    const { files, pages }: Saved = text ? JSON.parse(text.toString()) : { files: [], pages: [] };
    this.#files = new Map(files);
    this.#saved = new Map(pages);
  }

  /**
   * What a file other than a page refers to; undefined if it has findings. Needs no stamp, since its text is part of
   * the key.
   */
  usesOf({ kind, id }: ContentFile): SavedUses | undefined {
    return this.#files.get(`${kind.name}/${id}`);
  }

  /** Caches a file other than a page that has no findings. */
  keepUses({ kind, id }: ContentFile, uses: SavedUses): void {
    this.#files.set(`${kind.name}/${id}`, uses);
  }

  /** The cached result of a page whose file has this stamp. */
  find({ id }: ContentFile, stamp: FileStamp): PageExtract | undefined {
    const page = this.#saved.get(id);
    if (page?.stamp !== stamp.text) return undefined;
    this.#pages.push([id, page]);
    return page;
  }

  /**
   * Caches the result of a page, unless it has errors or its file changed recently. The stamp must be from before
   * reading it.
   */
  keep({ id }: ContentFile, stamp: FileStamp, page: PageExtract): void {
    if (!stamp.isSettled || page.issues.some(({ code }) => severityOf(code) === 'error')) return;
    this.#pages.push([id, { ...page, stamp: stamp.text }]);
    this.#fresh += 1;
  }

  /** Saves the results of this run. */
  save(): void {
    const found = this.#pages.length - this.#fresh;
    if (this.#fresh <= found * WORTH_SAVING) return;
    const saved: Saved = { files: [...this.#files], pages: this.#pages };
    writeCacheFile(this.#file, this.#key, JSON.stringify(saved), KEPT_FILES);
  }
}
