/**
 * What checks remember of pages between runs, so that a page whose file has not changed is neither read nor checked
 * again. It is only trusted under the key it was saved with: everything besides the page's own file that a rule may
 * look at while it sees the page (memory-key.ts).
 */
import type { ContentFile } from '../read/files.ts';
import type { PictureUse } from '../read/pictures.ts';
import { severityOf } from '../report/codes.ts';
import type { Issue } from '../report/issues.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import type { FileStamp } from './file-stamp.ts';

/** What the rest of the site has to know of a page. */
export interface PageExtract {
  /** A hash of its text. */
  hash: string;
  /** What it names: kind, value and pointer of each use in turn, since lists of lists take twice as long to read. */
  uses: string[];
  pictures: PictureUse[];
  /** What rules said of the page by itself; warnings only. */
  issues: Issue[];
}

/** A page as it is saved, with the stamp of its file. */
type SavedPage = PageExtract & { stamp: string };

/** What is saved, as JSON. */
interface Saved {
  /** Files besides pages of which rules said nothing, by kind and name. */
  quiet: string[];
  pages: [id: string, page: SavedPage][];
}

/** Files of this memory that are kept in one folder: one for each content folder. */
const KEPT_FILES = 6;

/** Pages are saved anew when more than this part of them was not remembered: writing takes longer than reading a few. */
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
   * @param file where it is saved; a file that is damaged or was saved under another key counts as none
   * @param key of what pages are checked with
   */
  constructor(file: string, key: string) {
    this.#file = file;
    this.#key = key;
    const text = readCacheFile(file, key);
    const { quiet, pages }: Saved = text ? JSON.parse(text.toString()) : { quiet: [], pages: [] };
    this.#quiet = new Set(quiet);
    this.#saved = new Map(pages);
  }

  /** Whether rules have nothing to say of a file besides pages, and nothing to add to the graph: it is part of the key. */
  hasNoFindings({ kind, id }: ContentFile): boolean {
    return this.#quiet.has(`${kind.name}/${id}`);
  }

  /** Remembers such a file. */
  keepQuiet({ kind, id }: ContentFile): void {
    this.#quiet.add(`${kind.name}/${id}`);
  }

  /** What is known of a page whose file has this stamp. */
  find({ id }: ContentFile, stamp: FileStamp): PageExtract | undefined {
    const page = this.#saved.get(id);
    if (page?.stamp !== stamp.text) return undefined;
    this.#pages.push([id, page]);
    return page;
  }

  /** Remembers a page that was read after its stamp was taken, unless it has changed lately or has errors. */
  keep({ id }: ContentFile, stamp: FileStamp, page: PageExtract): void {
    if (!stamp.isSettled || page.issues.some(({ code }) => severityOf(code) === 'error')) return;
    this.#pages.push([id, { ...page, stamp: stamp.text }]);
    this.#fresh += 1;
  }

  /** Saves what was found and kept in this run. */
  save(): void {
    const found = this.#pages.length - this.#fresh;
    if (this.#fresh <= found * WORTH_SAVING) return;
    const saved: Saved = { quiet: [...this.#quiet], pages: this.#pages };
    writeCacheFile(this.#file, this.#key, JSON.stringify(saved), KEPT_FILES);
  }
}
