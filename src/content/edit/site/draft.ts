import path from 'node:path';
import { bytesOf, isSameBytes } from '../files/write-file.ts';
import type { FileChange } from '../log/change-log.ts';
import { changeText } from '../text/change-text.ts';
import type { Edit } from '../text/edit.ts';

/**
 * A content folder with changes that are not written yet. Files are named relative to the folder, with forward slashes.
 */
export class Draft {
  readonly #configDir: string;
  readonly #before = new Map<string, Buffer | undefined>();
  readonly #after = new Map<string, Uint8Array | undefined>();

  /** Grows with every change. */
  revision = 0;

  constructor(configDir: string) {
    this.#configDir = configDir;
  }

  /** A draft with the same changes, which can be changed on its own. */
  copy(): Draft {
    const copy = new Draft(this.#configDir);
    for (const [file, content] of this.#before) copy.#before.set(file, content);
    for (const [file, content] of this.#after) copy.#after.set(file, content);
    return copy;
  }

  /** The content of a file; undefined if it does not exist. */
  bytes(file: string): Uint8Array | undefined {
    return this.#after.has(file) ? this.#after.get(file) : this.#original(file);
  }

  /** The text of a file. @throws Error if it does not exist */
  text(file: string): string {
    const bytes = this.bytes(file);
    if (!bytes) throw new Error(`There is no file ${file}.`);
    return Buffer.from(bytes).toString('utf8');
  }

  /** Whether a file exists. */
  has(file: string): boolean {
    return this.bytes(file) !== undefined;
  }

  /** Changes the text of a file. @throws EditError */
  edit(file: string, edits: Edit[]): void {
    this.put(file, Buffer.from(changeText(this.text(file), edits)));
  }

  /** Adds a file, or replaces its content. */
  put(file: string, content: Uint8Array): void {
    this.#set(file, content);
  }

  remove(file: string): void {
    this.#set(file, undefined);
  }

  /** Renames a file, with its current content. */
  rename(from: string, to: string): void {
    const content = this.bytes(from);
    if (!content) throw new Error(`There is no file ${from}.`);
    this.put(to, content);
    this.remove(from);
  }

  /** The changed files, by name. */
  changes(): FileChange[] {
    return [...this.#after]
      .map(([file, after]) => ({ file, before: this.#before.get(file), after }))
      .filter(({ before, after }) => !isSameBytes(before, after))
      .sort((one, other) => (one.file < other.file ? -1 : 1));
  }

  #set(file: string, content: Uint8Array | undefined): void {
    this.#original(file);
    this.#after.set(file, content);
    this.revision += 1;
  }

  #original(file: string): Buffer | undefined {
    if (!this.#before.has(file)) this.#before.set(file, bytesOf(path.join(this.#configDir, file)));
    return this.#before.get(file);
  }
}
