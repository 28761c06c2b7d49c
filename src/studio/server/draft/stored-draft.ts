/**
 * A draft on disk. `content/` is the draft itself, a complete content folder. `base/` has the merge bases of its files,
 * named by hash; `base.json` maps files to these hashes. `undo/` has the undo steps.
 */
import { cpSync, existsSync, lstatSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../../content/cache/atomic-file.ts';
import { bytesOf, contentHash, isSameBytes } from '../../../content/edit/files/write-file.ts';
import type { FileChange } from '../../../content/edit/log/change-log.ts';
import { filesBelow } from '../../../content/read/files-below.ts';
import type { Change, DraftFolder, Step } from '../draft-folder.ts';
import { type FileText, UndoSteps } from './undo-steps.ts';

/** Called after each change with the names of the changed files. */
type Listener = (files: string[]) => void;

/** Symbolic links are not copied: their targets may be outside of the content folder. */
const isLink = (fullPath: string) => lstatSync(fullPath).isSymbolicLink();

/** A draft on disk: a copy of the content folder with the unsaved changes, and the undo steps. */
export class StoredDraft implements DraftFolder {
  readonly dir: string;
  readonly savedDir: string;
  readonly steps: UndoSteps;
  readonly #folder: string;
  readonly #base: Map<string, string>;
  readonly #versions = new Map<string, number>();
  /** The current hash of each draft file. */
  readonly #hashes: Map<string, string>;
  readonly #listeners = new Set<Listener>();

  /**
   * Opens the draft in a folder, including unsaved changes from the last session, or creates one.
   * @param folder the draft's folder
   */
  constructor(folder: string, savedDir: string) {
    this.#folder = folder;
    this.savedDir = savedDir;
    this.dir = path.join(folder, 'content');
    this.steps = new UndoSteps(path.join(folder, 'undo'));
    this.#base = existsSync(this.#baseFile)
      ? new Map(Object.entries(JSON.parse(readFileSync(this.#baseFile, 'utf8'))))
      : this.#create();
    this.#hashes = new Map(
      filesBelow(this.dir).map((file) => [file, contentHash(this.bytes(file) ?? Buffer.alloc(0))]),
    );
    this.steps.dropUnwritten((file) => this.bytes(file));
  }

  bytes(file: string): Buffer | undefined {
    return bytesOf(this.#fullPath(file));
  }

  text(file: string): string | undefined {
    return this.bytes(file)?.toString('utf8');
  }

  base(file: string): Buffer | undefined {
    const name = this.#base.get(file);
    return name === undefined ? undefined : readFileSync(path.join(this.#folder, 'base', name));
  }

  /** The version of a file: 1 at the start, incremented with each change. */
  version(file: string): number {
    return this.#versions.get(file) ?? 1;
  }

  change(changes: Change[], step: Step): void {
    const files = changes.map(
      ({ file, after }): FileText => ({ file, before: this.bytes(file), after: after && Buffer.from(after) }),
    );
    const different = files.filter(({ before, after }) => !isSameBytes(before, after));
    if (different.length === 0) return;
    // Record the undo step before the change: an incomplete step can be recognised later by its files, but a change
    // that was not recorded could not be undone.
    try {
      if (!step.isFromOutside) this.steps.add(step, different);
      this.#write(different);
    } catch (error) {
      this.#dropUnwrittenStep();
      throw error;
    }
  }

  /** Undoes the last step. @returns the changed files; undefined if there is nothing to undo */
  undo(): string[] | undefined {
    return this.#replay(this.steps.undo((file) => this.bytes(file)));
  }

  /** Redoes the last undone step. @returns the changed files; undefined if there is nothing to redo */
  redo(): string[] | undefined {
    return this.#replay(this.steps.redo((file) => this.bytes(file)));
  }

  rebase(file: string, content: Uint8Array | undefined): void {
    if (content) this.#base.set(file, this.#storeContent(content));
    else this.#base.delete(file);
    writeAtomically(this.#baseFile, JSON.stringify(Object.fromEntries(this.#base)));
  }

  unsaved(): FileChange[] {
    return this.unsavedFiles().map((file) => ({ file, before: this.base(file), after: this.bytes(file) }));
  }

  /** The names of files that differ from their merge base. */
  unsavedFiles(): string[] {
    const files = new Set([...this.#base.keys(), ...this.#hashes.keys()]);
    return [...files].filter((file) => this.#base.get(file) !== this.#hashes.get(file)).sort();
  }

  /** All files of the draft. */
  files(): string[] {
    return [...this.#hashes.keys()].sort();
  }

  /** Whether a file was saved before. */
  isSaved(file: string): boolean {
    return this.#base.has(file);
  }

  /** Calls the listener after each change. @returns a function that removes it */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Removes the recorded step of a change that could not be written. */
  #dropUnwrittenStep(): void {
    try {
      this.steps.dropUnwritten((file) => this.bytes(file));
    } catch {
      // The step cannot be removed now, but the next start removes it.
    }
  }

  get #baseFile(): string {
    return path.join(this.#folder, 'base.json');
  }

  #fullPath(file: string): string {
    const fullPath = path.resolve(this.dir, file);
    if (!fullPath.startsWith(this.dir + path.sep)) throw new Error(`${file} lies outside of the content.`);
    return fullPath;
  }

  #replay(files: FileText[] | undefined): string[] | undefined {
    if (files) this.#write(files);
    return files?.map(({ file }) => file);
  }

  #write(files: FileText[]): void {
    for (const { file, after } of files) {
      const fullPath = this.#fullPath(file);
      if (after) {
        writeAtomically(fullPath, after);
        this.#hashes.set(file, contentHash(after));
      } else {
        rmSync(fullPath, { force: true });
        this.#hashes.delete(file);
      }
      this.#versions.set(file, this.version(file) + 1);
    }
    for (const listener of this.#listeners) listener(files.map(({ file }) => file));
  }

  #storeContent(content: Uint8Array): string {
    const name = contentHash(content);
    const fullPath = path.join(this.#folder, 'base', name);
    if (!existsSync(fullPath)) writeAtomically(fullPath, content);
    return name;
  }

  #create(): Map<string, string> {
    rmSync(this.dir, { recursive: true, force: true });
    const from = realpathSync(this.savedDir);
    cpSync(from, this.dir, { recursive: true, filter: (source) => !isLink(source) });
    const base = new Map(
      filesBelow(this.dir).map((file) => [file, this.#storeContent(this.bytes(file) ?? Buffer.alloc(0))]),
    );
    writeAtomically(this.#baseFile, JSON.stringify(Object.fromEntries(base)));
    return base;
  }
}
