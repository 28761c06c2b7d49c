/**
 * What checks remember of pages between runs, so that a page whose file has not changed is neither read nor checked
 * again. It is only trusted under the key it was saved with: everything besides the page's own file that a rule may
 * look at while it sees the page (memory-key.ts).
 */
import { statSync } from 'node:fs';
import type { ContentFile } from './files.ts';
import type { Use } from './graph.ts';
import type { Issue } from './issues.ts';
import { readKept, writeKept } from './kept-file.ts';
import type { PictureUse } from './pictures.ts';

/** What the rest of the site has to know of a page. */
export interface PageExtract {
  /** A hash of its text. */
  hash: string;
  /** Everything it names, and what rules want to compare with other pages. */
  uses: Use[];
  pictures: PictureUse[];
  /** What rules said of the page by itself; warnings only. */
  issues: Issue[];
}

/** A page as it is saved: `uses` holds three numbers of strings for each use: kind, value, pointer. */
interface SavedPage extends Omit<PageExtract, 'uses'> {
  stamp: string;
  uses: number[];
}

interface Saved {
  strings: string[];
  pages: Record<string, SavedPage>;
}

/** Every different string once, by its number. */
class Strings {
  readonly list: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.list.length);
    return this.list.push(text) - 1;
  }
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
    const { size, mtimeNs, ctimeNs, ino, mtimeMs, ctimeMs } = statSync(file, { bigint: true });
    const latest = Number(mtimeMs > ctimeMs ? mtimeMs : ctimeMs);
    return { text: `${size} ${mtimeNs} ${ctimeNs} ${ino}`, isSettled: latest < now - SETTLING };
  } catch {
    return undefined;
  }
}

export class CheckMemory {
  readonly #file: string;
  readonly #key: string;
  readonly #saved: Saved;
  readonly #found = new Set<string>();
  readonly #strings = new Strings();
  readonly #fresh: Record<string, SavedPage> = {};

  /**
   * @param file where it is saved; a file that is damaged or was saved under another key counts as none
   * @param key of what pages are checked with
   */
  constructor(file: string, key: string) {
    this.#file = file;
    this.#key = key;
    this.#saved = readSaved(file, key) ?? { strings: [], pages: {} };
  }

  /** What is known of a page whose file has this stamp. */
  find(from: ContentFile, stamp: FileStamp): PageExtract | undefined {
    const { id } = from;
    const { strings, pages } = this.#saved;
    const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
    if (page?.stamp !== stamp.text) return undefined;
    this.#found.add(id);
    const text = (place: number) => strings[page.uses[place] ?? -1] ?? '';
    const uses: Use[] = [];
    for (let place = 0; place < page.uses.length; place += 3)
      uses.push({ kind: text(place), value: text(place + 1), pointer: text(place + 2), from });
    return { hash: page.hash, uses, pictures: page.pictures, issues: page.issues };
  }

  /** Remembers a page that was read after its stamp was taken, unless it has changed lately or has errors. */
  keep({ id }: ContentFile, stamp: FileStamp, { hash, uses, pictures, issues }: PageExtract): void {
    if (!stamp.isSettled || issues.some(({ severity }) => severity === 'error')) return;
    const numbers = uses.flatMap(({ kind, value, pointer }) =>
      [kind, value, pointer].map((text) => this.#strings.numberOf(text)),
    );
    this.#fresh[id] = { stamp: stamp.text, hash, uses: numbers, pictures, issues };
  }

  /** Saves what was found and kept in this run. */
  save(): void {
    if (Object.keys(this.#fresh).length <= this.#found.size * WORTH_SAVING) return;
    const { strings, pages } = this.#saved;
    for (const id of this.#found) {
      const page = pages[id];
      if (page) this.#fresh[id] = { ...page, uses: page.uses.map((old) => this.#strings.numberOf(strings[old] ?? '')) };
    }
    const body = JSON.stringify({ strings: this.#strings.list, pages: this.#fresh } satisfies Saved);
    writeKept(this.#file, this.#key, body, KEPT_FILES);
  }
}

function readSaved(file: string, key: string): Saved | undefined {
  const body = readKept(file, key);
  return body === undefined ? undefined : JSON.parse(body);
}
