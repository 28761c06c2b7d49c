import type { Dict as DictType } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { type Budget, LARGEST_PART } from '../budget.ts';
import { unsafe } from '../fault.ts';
import { entriesOf, Ref, rawValuesOf } from './engine.ts';
import { bytesOf, dictOf, follow, isStream, type PdfFile } from './file.ts';
import { FILE_KEYS, namesOf, textsOf } from './harm.ts';

/** Files attached to a PDF, each with its names, if any. */
export class Attachments {
  readonly #file: PdfFile;
  readonly #budget: Budget;
  /** By object number, so that a file found twice is read once. */
  readonly #found = new Map<string, { names: string[]; bytes: Uint8Array }>();

  constructor(file: PdfFile, budget: Budget) {
    this.#file = file;
    this.#budget = budget;
  }

  /** Records the files that a dictionary refers to. @throws Unacceptable if they cannot be read */
  collect(dict: DictType): void {
    for (const value of rawValuesOf(dict, 'EF')) {
      const files = dictOf(follow(this.#file, value));
      const names = FILE_KEYS.flatMap((name) => textsOf(this.#file, dict, name));
      for (const [, file] of files ? entriesOf(files) : []) this.#add(file, names);
    }
  }

  /** Records a stream that is a file, even if nothing refers to it. */
  collectStream(stream: unknown, place: number): void {
    const dict = dictOf(stream);
    if (dict && namesOf(this.#file, dict, 'Type').includes('EmbeddedFile')) this.#read(stream, [], `written ${place}`);
  }

  /** The files found; none in an encrypted document. */
  all(): Iterable<{ names: string[]; bytes: Uint8Array }> {
    return this.#found.values();
  }

  #add(value: unknown, names: string[]): void {
    const key = value instanceof Ref ? value.toString() : `direct ${this.#found.size}`;
    const known = this.#found.get(key);
    if (known) known.names.push(...names);
    else this.#read(follow(this.#file, value), names, key);
  }

  #read(stream: unknown, names: string[], key: string): void {
    if (this.#file.isLocked || !isStream(stream)) return;
    const bytes = bytesOf(stream);
    if (!bytes || bytes.length > LARGEST_PART) unsafe('an attachment that cannot be read');
    this.#budget.spend(bytes.length);
    this.#found.set(key, { names, bytes });
  }
}
