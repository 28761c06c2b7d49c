/**
 * What checks remember of pages between runs, so that a page whose file has not changed is neither read nor checked
 * again. It is only trusted under the key it was saved with: everything besides the page's own file that a rule may
 * look at while it sees the page (memory-key.ts).
 */
import { statSync } from 'node:fs';
import type { ContentFile } from './files.ts';
import type { Issue } from './issues.ts';
import { readKept, writeKept } from './kept-file.ts';
import { NO_USES, type PackedUses, UsePacker, usesIn } from './packed-uses.ts';
import type { PictureUse } from './pictures.ts';
import type { RememberedUses, Use } from './uses.ts';

/** What the rest of the site has to know of a page besides what it names. */
export interface PageExtract {
  /** A hash of its text. */
  hash: string;
  pictures: PictureUse[];
  /** What rules said of the page by itself; warnings only. */
  issues: Issue[];
}

interface SavedPage extends Partial<Omit<PageExtract, 'hash'>> {
  id: string;
  stamp: string;
  hash: string;
}

/** Pages by their numbers, and what they name. */
interface Saved {
  pages: SavedPage[];
  uses: PackedUses;
}

/** Milliseconds: a file that changed so lately may change again without showing it, since clocks of file systems tick. */
const SETTLING = 3000;

/** Files of this memory that are kept in one folder: one for each content folder. */
const KEPT_FILES = 6;

/** Pages are saved anew when more than this part of them was not remembered: writing takes longer than reading a few. */
const WORTH_SAVING = 0.01;

/** A file at a moment: what cannot stay the same when its content changes, and whether it has changed lately. */
export interface FileStamp {
  text: string;
  isSettled: boolean;
}

/** @param now milliseconds; not later than this call. @returns undefined for what cannot be looked at */
export function fileStamp(file: string, now: number): FileStamp | undefined {
  try {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file);
    return { text: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, isSettled: Math.max(mtimeMs, ctimeMs) < now - SETTLING };
  } catch {
    return undefined;
  }
}

export class CheckMemory {
  readonly #file: string;
  readonly #key: string;
  readonly #saved: Saved;
  readonly #numbers: Map<string, number>;
  /** The file of each saved page that is still as it was, by its number. */
  readonly #unchanged: (ContentFile | undefined)[] = [];
  readonly #fresh: SavedPage[] = [];
  readonly #packer = new UsePacker();
  /** Every page that can be saved, in the order of files. */
  readonly #order = new Map<string, number>();

  /**
   * @param file where it is saved; a file that is damaged or was saved under another key counts as none
   * @param key of what pages are checked with
   */
  constructor(file: string, key: string) {
    this.#file = file;
    this.#key = key;
    this.#saved = readSaved(file, key) ?? { pages: [], uses: NO_USES };
    this.#numbers = new Map(this.#saved.pages.map(({ id }, number) => [id, number]));
  }

  /** What is known of a page whose file has this stamp. */
  find(from: ContentFile, stamp: FileStamp): PageExtract | undefined {
    const number = this.#numbers.get(from.id) ?? -1;
    const page = this.#saved.pages[number];
    if (page?.stamp !== stamp.text) return undefined;
    this.#unchanged[number] = from;
    this.#order.set(from.id, this.#order.size);
    const { hash, pictures = [], issues = [] } = page;
    return { hash, pictures, issues };
  }

  /** What all pages name that were found. */
  uses(): Iterable<RememberedUses> {
    return usesIn(this.#saved.uses, (page) => this.#unchanged[page]);
  }

  /** Remembers a page that was read after its stamp was taken, unless it has changed lately or has errors. */
  keep({ id }: ContentFile, stamp: FileStamp, { hash, pictures, issues }: PageExtract, uses: Use[]): void {
    if (!stamp.isSettled || issues.some(({ severity }) => severity === 'error')) return;
    const number = this.#order.size;
    this.#order.set(id, number);
    for (const use of uses) this.#packer.add(use, number);
    this.#fresh.push(savedPage(id, stamp.text, { hash, pictures, issues }));
  }

  /** Saves what was found and kept in this run. */
  save(): void {
    const found = this.#saved.pages.filter((_, number) => this.#unchanged[number]);
    if (this.#fresh.length <= found.length * WORTH_SAVING) return;
    const place = (id: string) => this.#order.get(id) ?? -1;
    for (const uses of this.uses()) for (const use of uses.make()) this.#packer.add(use, place(use.from.id));
    const pages = [...found, ...this.#fresh].sort((one, other) => place(one.id) - place(other.id));
    const body = JSON.stringify({ pages, uses: this.#packer.packed() } satisfies Saved);
    writeKept(this.#file, this.#key, body, KEPT_FILES);
  }
}

function savedPage(id: string, stamp: string, { hash, pictures, issues }: PageExtract): SavedPage {
  return { id, stamp, hash, ...(pictures.length > 0 && { pictures }), ...(issues.length > 0 && { issues }) };
}

function readSaved(file: string, key: string): Saved | undefined {
  const body = readKept(file, key);
  return body === undefined ? undefined : JSON.parse(body);
}
