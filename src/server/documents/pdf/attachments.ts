import type { Dict as DictType } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { type Budget, MAX_PART_BYTES } from '../budget.ts';
import { rejectUnsafe } from '../rejection.ts';
import { FILE_KEYS, namesOf, textsOf } from './active-content.ts';
import { entriesOf, Ref, rawValuesOf } from './engine.ts';
import { bytesOf, dictOf, follow, isStream, type PdfFile } from './file.ts';

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

  /** Records the files that a dictionary refers to. @throws DocumentRejected if they cannot be read */
  collect(dict: DictType): void {
    for (const value of rawValuesOf(dict, 'EF')) {
      const files = dictOf(follow(this.#file, value));
      const names = FILE_KEYS.flatMap((name) => textsOf(this.#file, dict, name));
      for (const [, file] of files ? entriesOf(files) : []) this.#add(file, names);
    }
  }

  /** Records a stream that is a file, even if nothing refers to it. @param index among all objects of the file */
  collectStream(stream: unknown, index: number): void {
    const dict = dictOf(stream);
    if (dict && namesOf(this.#file, dict, 'Type').includes('EmbeddedFile')) this.#read(stream, [], `written ${index}`);
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
    if (!bytes || bytes.length > MAX_PART_BYTES) rejectUnsafe('an attachment that cannot be read');
    this.#budget.spend(bytes.length);
    this.#found.set(key, { names, bytes });
  }
}
