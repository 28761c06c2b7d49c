import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../../content/edit/entities/refusal.ts';
import { contentHash } from '../../../content/edit/files/write-file.ts';
import { worded } from '../../../content/edit/words/worded.ts';
import { writeAtomically } from '../../../content/memory/atomic-file.ts';
import type { Step } from '../draft-folder.ts';
import { mergeFiles } from '../save/merge-files.ts';

/** A file before and after a step; undefined where it did not exist. */
export interface FileText {
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** A stored step: contents by hash. */
interface StoredStep {
  title: string;
  group?: string;
  /** Of the last change in it. */
  id?: string;
  files: { file: string; before?: string; after?: string }[];
}

interface Stored {
  done: StoredStep[];
  undone: StoredStep[];
}

/** Maximum number of undo steps. */
const MOST = 200;
/** Milliseconds after which the next change of the same group becomes a separate step. */
const PAUSE = 1200;

/** The undo history: complete file contents, because inverse edits would not restore every byte. */
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

  /** What a call has done before; undefined when it has done nothing. */
  madeBy(id: string): { title: string; added?: string } | undefined {
    const step = [...this.#steps.done, ...this.#steps.undone].find((one) => one.id === id);
    const added = step?.files.find(({ before }) => before === undefined)?.file;
    return step && { title: step.title, ...(added !== undefined && { added }) };
  }

  /** Records a step. A step of the same group as the last one, soon after it, is combined with it. */
  add({ title, group, id }: Step, files: FileText[]): void {
    const { done } = this.#steps;
    const last = done.at(-1);
    const isSoon = performance.now() - this.#lastAt < PAUSE;
    this.#lastAt = performance.now();
    const stored = files.map(({ file, before, after }) => ({
      file,
      ...this.#kept('before', before),
      ...this.#kept('after', after),
    }));
    const isSame = last !== undefined && group !== undefined && last.group === group && isSoon;
    const [now] = stored;
    const [known] = last?.files ?? [];
    if (isSame && now && known?.file === now.file && stored.length === 1 && last.files.length === 1) {
      const { after: passed, ...start } = known;
      last.files = [now.after === undefined ? start : { ...start, after: now.after }];
      if (id !== undefined) last.id = id;
      this.#forget(passed);
    } else done.push({ title, ...(group !== undefined && { group }), ...(id !== undefined && { id }), files: stored });
    const gone = [...done.slice(0, -MOST), ...this.#steps.undone];
    this.#steps = { done: done.slice(-MOST), undone: [] };
    for (const step of gone)
      for (const { before, after } of step.files) for (const hash of [before, after]) this.#forget(hash);
    this.#save();
  }

  /**
   * The contents that undo the last step, keeping later changes by others.
   * @param now the current content of files
   * @throws Refusal if they changed the same place
   */
  undo(now: (file: string) => Buffer | undefined): FileText[] | undefined {
    return this.#move(this.#steps.done, this.#steps.undone, now, (step) =>
      step.files.map(({ file, before, after }) => ({
        file,
        before: this.#content(after),
        after: this.#content(before),
      })),
    );
  }

  /** The contents that redo the last undone step. @throws Refusal as `undo` */
  redo(now: (file: string) => Buffer | undefined): FileText[] | undefined {
    return this.#move(this.#steps.undone, this.#steps.done, now, (step) =>
      step.files.map(({ file, before, after }) => ({
        file,
        before: this.#content(before),
        after: this.#content(after),
      })),
    );
  }

  /** Forgets all of them. */
  clear(): void {
    this.#steps = { done: [], undone: [] };
    this.#save();
    rmSync(path.join(this.#folder, 'contents'), { recursive: true, force: true });
  }

  /** Removes the last steps whose files do not match: the process ended before they were completed. */
  settle(now: (file: string) => Buffer | undefined): void {
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
    contents: (step: StoredStep) => FileText[],
  ): FileText[] | undefined {
    const step = from.at(-1);
    if (!step) return undefined;
    const files = contents(step).map((file) => joined(file, now(file.file)));
    to.push(step);
    from.pop();
    this.#lastAt = 0;
    this.#save();
    return files;
  }

  #kept<Name extends string>(name: Name, content: Buffer | undefined): { [key in Name]?: string } {
    const kept: { [key in Name]?: string } = {};
    if (content) kept[name] = this.#keep(content);
    return kept;
  }

  #keep(content: Buffer): string {
    const hash = contentHash(content);
    const place = path.join(this.#folder, 'contents', hash);
    if (!existsSync(place)) writeAtomically(place, content);
    return hash;
  }

  /** Deletes the stored text of a file once no step refers to it. */
  #forget(hash: string | undefined): void {
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

/** The result of undoing a step in a file that others have changed since; keeps their changes. @throws Refusal */
function joined({ file, before, after }: FileText, now: Buffer | undefined): FileText {
  if (hashOf(now) === hashOf(before)) return { file, before, after };
  const merged = mergeFiles({ base: before, mine: now, theirs: after });
  if ('clashes' in merged) throw new Refusal(worded('changedSince', { file }));
  return { file, before: now, after: merged.joined && Buffer.from(merged.joined) };
}

function hashOf(content: Buffer | undefined): string | undefined {
  return content && contentHash(content);
}
