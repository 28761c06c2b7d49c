import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../../content/cache/atomic-file.ts';
import { refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import { contentHash } from '../../../content/edit/files/write-file.ts';
import type { Step } from '../draft-folder.ts';
import { mergeFiles } from '../save/merge-files.ts';

/** A file's content before and after a step; undefined if it did not exist. */
export interface FileText {
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** A file of a step as stored: `before` and `after` are hashes of its contents. */
interface StoredFile {
  file: string;
  before?: string;
  after?: string;
}

/** A step as stored. */
interface StoredStep {
  title: string;
  group?: string;
  /** The id of the call that made the step's last change. */
  id?: string;
  files: StoredFile[];
}

interface Stored {
  done: StoredStep[];
  undone: StoredStep[];
}

const MAX_STEPS = 200;
/** Time after which the next change of the same group becomes a separate step. */
const GROUPING_MS = 1200;

/** The undo history. Stores complete file contents, because inverse edits would not restore every byte. */
export class UndoSteps {
  readonly #folder: string;
  #steps: Stored;
  #lastAt = 0;

  /** @param folder where steps are stored, so that they survive a restart */
  constructor(folder: string) {
    this.#folder = folder;
    this.#steps = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : { done: [], undone: [] };
  }

  /** The titles of the next undo and redo steps. */
  titles(): { undo?: string; redo?: string } {
    const undo = this.#steps.done.at(-1)?.title;
    const redo = this.#steps.undone.at(-1)?.title;
    return { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) };
  }

  /** The step that a call has made, with the file that it created; undefined if none. @param id of the call */
  stepOfCall(id: string): { title: string; added?: string } | undefined {
    const step = [...this.#steps.done, ...this.#steps.undone].find((one) => one.id === id);
    const added = step?.files.find(({ before }) => before === undefined)?.file;
    return step && { title: step.title, ...(added !== undefined && { added }) };
  }

  /** Records a step, or extends the last step if that has the same group and file and is recent. Clears redo. */
  add({ title, group, id }: Step, files: FileText[]): void {
    const stored = files.map(({ file, before, after }) => ({
      file,
      ...this.#storedHash('before', before),
      ...this.#storedHash('after', after),
    }));
    const step = { title, ...(group !== undefined && { group }), ...(id !== undefined && { id }), files: stored };
    if (!this.#extendLast(step)) this.#steps.done.push(step);
    this.#lastAt = performance.now();
    this.#prune();
    this.#save();
  }

  /** Adds a step to the last one if both are recent changes of one group to the same file. @returns whether it did */
  #extendLast({ group, id, files: [now, ...others] }: StoredStep): boolean {
    const last = this.#steps.done.at(-1);
    const isRecent = performance.now() - this.#lastAt < GROUPING_MS;
    if (!last || !isRecent || group === undefined || last.group !== group) return false;
    const [before] = last.files;
    const isSameFile = others.length === 0 && last.files.length === 1 && before?.file === now?.file;
    if (!isSameFile || !before || !now) return false;
    const { after: replaced, ...start } = before;
    last.files = [now.after === undefined ? start : { ...start, after: now.after }];
    if (id !== undefined) last.id = id;
    this.#deleteUnused(replaced);
    return true;
  }

  /** Drops the undone steps and the oldest ones, and deletes the contents that only they refer to. */
  #prune(): void {
    const { done, undone } = this.#steps;
    const dropped = [...done.slice(0, -MAX_STEPS), ...undone];
    this.#steps = { done: done.slice(-MAX_STEPS), undone: [] };
    for (const { files } of dropped)
      for (const { before, after } of files) for (const hash of [before, after]) this.#deleteUnused(hash);
  }

  /**
   * Undoes the last step in the history, without writing files.
   * @param now returns the current content of a file
   * @returns the contents to write, which keep later changes by others; undefined if there is no step
   * @throws OperationRefusedError if others have changed the same values
   */
  undo(now: (file: string) => Buffer | undefined): FileText[] | undefined {
    const { done, undone } = this.#steps;
    return this.#move(done, undone, now, ({ file, before, after }) => ({ file, before: after, after: before }));
  }

  /** Redoes the last undone step; parameters, result and errors as for `undo`. */
  redo(now: (file: string) => Buffer | undefined): FileText[] | undefined {
    const { done, undone } = this.#steps;
    return this.#move(undone, done, now, (file) => file);
  }

  /** Removes the last steps while the files do not match them, because the process ended before writing the files. */
  dropUnwritten(now: (file: string) => Buffer | undefined): void {
    const { done } = this.#steps;
    const isDone = ({ files }: StoredStep) => files.every(({ file, after }) => hashOf(now(file)) === after);
    while (done.length > 0 && !done.slice(-1).every(isDone)) done.pop();
    this.#save();
  }

  get #file(): string {
    return path.join(this.#folder, 'steps.json');
  }

  #move(
    from: StoredStep[],
    to: StoredStep[],
    now: (file: string) => Buffer | undefined,
    directed: (file: StoredFile) => Partial<StoredFile> & { file: string },
  ): FileText[] | undefined {
    const step = from.at(-1);
    if (!step) return undefined;
    const files = step.files.map((stored) => {
      const { file, before, after } = directed(stored);
      return mergeIntoCurrent({ file, before: this.#content(before), after: this.#content(after) }, now(file));
    });
    to.push(step);
    from.pop();
    this.#lastAt = 0;
    this.#save();
    return files;
  }

  #storedHash<Name extends string>(name: Name, content: Buffer | undefined): { [key in Name]?: string } {
    const kept: { [key in Name]?: string } = {};
    if (content) kept[name] = this.#store(content);
    return kept;
  }

  #store(content: Buffer): string {
    const hash = contentHash(content);
    const fullPath = path.join(this.#folder, 'contents', hash);
    if (!existsSync(fullPath)) writeAtomically(fullPath, content);
    return hash;
  }

  /** Deletes stored content to which no step refers. */
  #deleteUnused(hash: string | undefined): void {
    const steps = [...this.#steps.done, ...this.#steps.undone];
    const isUsed = steps.some(({ files }) => files.some(({ before, after }) => before === hash || after === hash));
    if (hash !== undefined && !isUsed) rmSync(path.join(this.#folder, 'contents', hash), { force: true });
  }

  #content(hash: string | undefined): Buffer | undefined {
    return hash === undefined ? undefined : readFileSync(path.join(this.#folder, 'contents', hash));
  }

  #save(): void {
    writeAtomically(this.#file, JSON.stringify(this.#steps));
  }
}

/**
 * Merges the change from `before` to `after` into a file's current content.
 * @throws OperationRefusedError if they conflict
 */
function mergeIntoCurrent({ file, before, after }: FileText, now: Buffer | undefined): FileText {
  if (hashOf(now) === hashOf(before)) return { file, before, after };
  const merged = mergeFiles({ base: before, mine: now, theirs: after });
  if ('conflicts' in merged) throw refusal('changedSince', { file });
  return { file, before: now, after: merged.bytes && Buffer.from(merged.bytes) };
}

function hashOf(content: Buffer | undefined): string | undefined {
  return content && contentHash(content);
}
