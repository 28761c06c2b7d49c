/**
 * What was done to a content folder, kept so that it can be finished, taken back and told. One folder holds it all:
 * `blobs/` every text and picture by its hash, `entries/` a file for each thing that was done, `journal.json` the one
 * that is being done.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  bytesOf,
  ChangedMeanwhile,
  contentHash,
  flushFolder,
  hashOfFile,
  removeLeftovers,
  replaceFile,
  writeDurably,
  writeWhole,
} from '../files/write-file.ts';
import { entriesToKeep, removeUnheld, sizeOfFile } from './prune-log.ts';

/** A file before and after something was done to it; undefined where it was not there. Names are relative, with slashes. */
export interface FileChange {
  file: string;
  before: Uint8Array | undefined;
  after: Uint8Array | undefined;
}

/** What was done to one file: the hashes of its content before and after. */
export interface LoggedFile {
  file: string;
  before?: string;
  after?: string;
}

/** Something that was done. */
export interface LogEntry {
  /** Counts up. */
  id: number;
  /** ISO time. */
  time: string;
  /** What it was, in a sentence. */
  title: string;
  files: LoggedFile[];
  /** The entry that this one takes back. */
  undoes?: number;
  /** True for what was found to have changed without this program. */
  isFound?: boolean;
}

/** What else is said of an entry. */
export type EntryExtra = Pick<LogEntry, 'undoes' | 'isFound'>;

/** The log of one content folder. */
export class ChangeLog {
  readonly #folder: string;
  readonly #configDir: string;

  /** @param folder where the log is kept; made when something is written */
  constructor(folder: string, configDir: string) {
    this.#folder = folder;
    this.#configDir = configDir;
  }

  /** Everything that was done, the oldest first. */
  entries(): LogEntry[] {
    return this.#names().map((name) => readEntry(path.join(this.#folder, 'entries', name)));
  }

  /** What a file held. @throws Error when that is not kept */
  content(hash: string): Buffer {
    return readFileSync(this.#blob(hash));
  }

  /** Keeps what a file holds. @returns its hash */
  keep(content: Uint8Array): string {
    const name = contentHash(content);
    if (!bytesOf(this.#blob(name))) writeWhole(this.#blob(name), content);
    return name;
  }

  /**
   * Changes files, all of them or none: once the journal is written, the next process finishes an interrupted change.
   * @throws ChangedMeanwhile when a file is not as it was before; then none is changed
   */
  commit(title: string, changes: FileChange[], extra: EntryExtra = {}): LogEntry {
    const files = changes.map(({ file, before, after }) => ({
      file,
      ...(before && { before: this.keep(before) }),
      ...(after && { after: this.keep(after) }),
    }));
    for (const change of files) this.#expect(change);
    flushFolder(path.join(this.#folder, 'blobs'));
    const entry = { id: this.#nextId(), time: new Date().toISOString(), title, files, ...extra };
    writeDurably(this.#journal, JSON.stringify(entry));
    this.#finish(entry);
    return entry;
  }

  /** Notes what has happened already. */
  note(title: string, files: LoggedFile[], extra: EntryExtra = {}): void {
    this.#file({ id: this.#nextId(), time: new Date().toISOString(), title, files, ...extra });
  }

  /** Finishes what was begun and cut off. @returns what that was; undefined when there is nothing */
  recover(): LogEntry | undefined {
    if (!bytesOf(this.#journal)) return undefined;
    const entry = readEntry(this.#journal);
    for (const { file } of entry.files) removeLeftovers(path.join(this.#configDir, file));
    this.#finish(entry);
    return entry;
  }

  /**
   * Deletes what is too old or too much. The folder must be locked.
   * @param current hashes of the files as they are now, which the next snapshot is compared with
   */
  prune(current: Iterable<string>, now = new Date()): void {
    const entries = this.entries();
    const kept = entriesToKeep(entries, (hash) => sizeOfFile(this.#blob(hash)), now);
    if (kept.length === entries.length) return;
    for (const { id } of entries.slice(0, -kept.length)) rmSync(this.#entryFile(id), { force: true });
    removeUnheld(path.join(this.#folder, 'blobs'), kept, current);
  }

  get #journal(): string {
    return path.join(this.#folder, 'journal.json');
  }

  #blob(hash: string): string {
    return path.join(this.#folder, 'blobs', hash);
  }

  #entryFile(id: number): string {
    return path.join(this.#folder, 'entries', `${String(id).padStart(6, '0')}.json`);
  }

  #expect({ file, before }: LoggedFile): void {
    if (hashOfFile(path.join(this.#configDir, file)) !== before) throw new ChangedMeanwhile(file);
  }

  /** Applies changes to files that are as the journal found them; files changed since are left alone. */
  #finish(entry: LogEntry): void {
    for (const { file, before, after } of entry.files) {
      const place = path.join(this.#configDir, file);
      if (hashOfFile(place) !== before || before === after) continue;
      if (after !== undefined) replaceFile(place, this.content(after), before);
      else {
        rmSync(place);
        flushFolder(path.dirname(place));
      }
    }
    this.#file(entry);
    rmSync(this.#journal, { force: true });
  }

  #file(entry: LogEntry): void {
    writeDurably(this.#entryFile(entry.id), JSON.stringify(entry));
  }

  #names(): string[] {
    try {
      return readdirSync(path.join(this.#folder, 'entries'))
        .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
        .sort();
    } catch {
      return [];
    }
  }

  #nextId(): number {
    return Number.parseInt(this.#names().at(-1) ?? '0', 10) + 1;
  }
}

function readEntry(file: string): LogEntry {
  return JSON.parse(readFileSync(file, 'utf8'));
}
