/**
 * What checks remember of pages between runs, so that a page whose file has not changed is neither read nor checked
 * again. It is only trusted under the key it was saved with: everything besides the page's own file that a rule may
 * look at while it sees the page (memory-key.ts).
 */
import type { ContentFile } from '../read/files.ts';
import type { PictureUse } from '../read/pictures.ts';
import { NO_USES, type PackedUses, UsePacker, type UseTexts, usesIn } from '../references/packed-uses.ts';
import type { RememberedUses, Use } from '../references/uses.ts';
import { severityOf } from '../report/codes.ts';
import type { Issue } from '../report/issues.ts';
import { readKept, writeKept } from './cache-file.ts';
import type { FileStamp } from './file-stamp.ts';

/** What the rest of the site has to know of a page besides what it names. */
export interface PageExtract {
  /** A hash of its text. */
  hash: string;
  pictures: PictureUse[];
  /** What rules said of the page by itself; warnings only. */
  issues: Issue[];
}

/** What most pages do not have. */
type Extra = Partial<Pick<PageExtract, 'pictures' | 'issues'>>;

/** A page to be saved. */
interface FreshPage extends Extra {
  id: string;
  stamp: string;
  hash: string;
  /** Its place among all pages that can be saved, in the order of files. */
  place: number;
}

/** Pages by their numbers: a list for each thing, since thousands of objects are slow to read. */
interface SavedPages {
  ids: string[];
  stamps: string[];
  hashes: string[];
  extras: [page: number, extra: Extra][];
}

/** What is saved: a line of JSON, and after it the numbers of the uses. */
interface SavedTexts {
  /** Files besides pages of which rules said nothing, by kind and name. */
  quiet: string[];
  pages: SavedPages;
  uses: UseTexts;
}

/** Files of this memory that are kept in one folder: one for each content folder. */
const KEPT_FILES = 6;

/** Pages are saved anew when more than this part of them was not remembered: writing takes longer than reading a few. */
const WORTH_SAVING = 0.01;

export class CheckMemory {
  readonly #file: string;
  readonly #key: string;
  readonly #quiet: Set<string>;
  readonly #saved: SavedPages;
  readonly #uses: PackedUses;
  readonly #numbers: Map<string, number>;
  readonly #extras: Map<number, Extra>;
  /** By the number of a saved page that is still as it was: its file, and its place among all that can be saved. */
  readonly #unchanged: (ContentFile | undefined)[];
  readonly #places: (number | undefined)[];
  readonly #fresh: FreshPage[] = [];
  readonly #packer = new UsePacker();
  #count = 0;

  /**
   * @param file where it is saved; a file that is damaged or was saved under another key counts as none
   * @param key of what pages are checked with
   */
  constructor(file: string, key: string) {
    this.#file = file;
    this.#key = key;
    const { quiet, pages, uses } = readSaved(file, key) ?? { quiet: [], pages: NO_PAGES, uses: NO_USES };
    this.#quiet = new Set(quiet);
    this.#saved = pages;
    this.#uses = uses;
    this.#numbers = new Map(pages.ids.map((id, number) => [id, number]));
    this.#extras = new Map(pages.extras);
    this.#unchanged = pages.ids.map(() => undefined);
    this.#places = pages.ids.map(() => undefined);
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
  find(from: ContentFile, stamp: FileStamp): PageExtract | undefined {
    const number = this.#numbers.get(from.id) ?? -1;
    const hash = this.#saved.hashes[number];
    if (hash === undefined || this.#saved.stamps[number] !== stamp.text) return undefined;
    this.#unchanged[number] = from;
    this.#places[number] = this.#count++;
    const { pictures = [], issues = [] } = this.#extras.get(number) ?? {};
    return { hash, pictures, issues };
  }

  /** What all pages name that were found. */
  uses(): RememberedUses[] {
    return usesIn(this.#uses, (page) => this.#unchanged[page]);
  }

  /** Remembers a page that was read after its stamp was taken, unless it has changed lately or has errors. */
  keep({ id }: ContentFile, stamp: FileStamp, { hash, pictures, issues }: PageExtract, uses: Use[]): void {
    if (!stamp.isSettled || issues.some(({ code }) => severityOf(code) === 'error')) return;
    const place = this.#count++;
    for (const use of uses) this.#packer.add(use, place);
    this.#fresh.push({ id, stamp: stamp.text, hash, place, ...extraOf(pictures, issues) });
  }

  /** Saves what was found and kept in this run. */
  save(): void {
    const found = this.#count - this.#fresh.length;
    if (this.#fresh.length <= found * WORTH_SAVING) return;
    this.#packer.addPacked(this.#uses, (page) => this.#places[page]);
    const { places, ...uses } = this.#packer.packed();
    const texts = JSON.stringify({ quiet: [...this.#quiet], pages: this.#allPages(), uses } satisfies SavedTexts);
    writeKept(this.#file, this.#key, Buffer.concat([Buffer.from(`${texts}\n`), bytesOf(places)]), KEPT_FILES);
  }

  #allPages(): SavedPages {
    const { ids, stamps, hashes } = this.#saved;
    const found = this.#places.flatMap((place, number) => {
      const [id, stamp, hash] = [ids[number], stamps[number], hashes[number]];
      if (place === undefined || id === undefined || stamp === undefined || hash === undefined) return [];
      return [{ id, stamp, hash, place, ...this.#extras.get(number) }];
    });
    const pages = [...found, ...this.#fresh].sort((one, other) => one.place - other.place);
    return {
      ids: pages.map(({ id }) => id),
      stamps: pages.map(({ stamp }) => stamp),
      hashes: pages.map(({ hash }) => hash),
      extras: pages.flatMap(({ pictures, issues, place }): SavedPages['extras'] =>
        pictures || issues ? [[place, { ...(pictures && { pictures }), ...(issues && { issues }) }]] : [],
      ),
    };
  }
}

const NO_PAGES: SavedPages = { ids: [], stamps: [], hashes: [], extras: [] };

function extraOf(pictures: PictureUse[], issues: Issue[]): Extra {
  return { ...(pictures.length > 0 && { pictures }), ...(issues.length > 0 && { issues }) };
}

function bytesOf(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

function readSaved(file: string, key: string): (SavedTexts & { uses: PackedUses }) | undefined {
  const body = readKept(file, key);
  if (body === undefined) return undefined;
  const end = body.indexOf('\n') + 1;
  const { uses, ...texts }: SavedTexts = JSON.parse(body.toString('utf8', 0, end));
  // Copied, since numbers of four bytes have to begin at a multiple of four.
  const places = new Uint32Array(new Uint8Array(body.subarray(end)).buffer);
  return { ...texts, uses: { ...uses, places } };
}
