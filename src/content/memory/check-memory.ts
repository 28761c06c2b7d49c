/**
 * The check's cache of page results, so that a page whose file has not changed is neither read nor checked again. It is
 * only valid for the key it was saved with: everything other than the page's own file that a rule may look at
 * (memory-key.ts).
 */
import type { ContentFile } from '../read/files.ts';
import type { PictureUse } from '../read/pictures.ts';
import { severityOf } from '../report/codes.ts';
import type { Issue } from '../report/issues.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import type { FileStamp } from './file-stamp.ts';

/** What the rest of the site needs to know about a page. */
export interface PageExtract {
  /** A hash of its text. */
  hash: string;
  /** Its references as a flat list of kind, value and pointer, because nested lists take twice as long to read. */
  uses: string[];
  pictures: PictureUse[];
  /** Issues of the page alone; only warnings. */
  issues: Issue[];
}

/** A saved page, with the stamp of its file. */
type SavedPage = PageExtract & { stamp: string };

/** What is saved, as JSON. */
interface Saved {
  /** Files without findings, other than pages, by kind and name. */
  quiet: string[];
  pages: [id: string, page: SavedPage][];
}

/** Number of cache files to keep, one per content folder. */
const KEPT_FILES = 6;

/** Save when more than this fraction of pages was not cached; writing takes longer than reading a few. */
const WORTH_SAVING = 0.01;

export class CheckMemory {
  readonly #file: string;
  readonly #key: string;
  readonly #quiet: Set<string>;
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
    const { quiet, pages }: Saved = text ? JSON.parse(text.toString()) : { quiet: [], pages: [] };
    this.#quiet = new Set(quiet);
    this.#saved = new Map(pages);
  }

  /** Whether a file other than a page has no findings and adds nothing to the graph; part of the key. */
  hasNoFindings({ kind, id }: ContentFile): boolean {
    return this.#quiet.has(`${kind.name}/${id}`);
  }

  /** Remembers such a file. */
  keepQuiet({ kind, id }: ContentFile): void {
    this.#quiet.add(`${kind.name}/${id}`);
  }

  /** The cached result of a page whose file has this stamp. */
  find({ id }: ContentFile, stamp: FileStamp): PageExtract | undefined {
    const page = this.#saved.get(id);
    if (page?.stamp !== stamp.text) return undefined;
    this.#pages.push([id, page]);
    return page;
  }

  /** Caches a page that was read after its stamp was taken, unless it changed recently or has errors. */
  keep({ id }: ContentFile, stamp: FileStamp, page: PageExtract): void {
    if (!stamp.isSettled || page.issues.some(({ code }) => severityOf(code) === 'error')) return;
    this.#pages.push([id, { ...page, stamp: stamp.text }]);
    this.#fresh += 1;
  }

  /** Saves the results of this run. */
  save(): void {
    const found = this.#pages.length - this.#fresh;
    if (this.#fresh <= found * WORTH_SAVING) return;
    const saved: Saved = { quiet: [...this.#quiet], pages: this.#pages };
    writeCacheFile(this.#file, this.#key, JSON.stringify(saved), KEPT_FILES);
  }
}
