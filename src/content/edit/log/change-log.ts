/**
 * The log of changes to a content folder, so that changes can be completed, undone and listed. One folder contains it
 * all: `blobs/` every text and picture by its hash, `entries/` a file for each change, `journal.json` the change in
 * progress.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  bytesOf,
  ConcurrentChangeError,
  contentHash,
  flushFolder,
  hashOfFile,
  removeLeftovers,
  replaceFile,
  writeDurably,
  writeFlushed,
} from '../files/write-file.ts';
import { entriesToKeep, removeUnreferenced, sizeOfFile } from './prune-log.ts';

/** A file before and after a change; undefined where it did not exist. Names are relative, with slashes. */
export interface FileChange {
  file: string;
  before: Uint8Array | undefined;
  after: Uint8Array | undefined;
}

/** A logged change of one file: the hashes of its content before and after. */
export interface LoggedFile {
  file: string;
  before?: string;
  after?: string;
}

/** A logged change. */
export interface LogEntry {
  /** Consecutive number. */
  id: number;
  /** ISO time. */
  time: string;
  /** Its title, a sentence. */
  title: string;
  files: LoggedFile[];
  /** The entry that this one undoes. */
  undoes?: number;
  /** True for changes made by other programs. */
  isFound?: boolean;
}

/** Optional properties of an entry. */
export type EntryExtra = Pick<LogEntry, 'undoes' | 'isFound'>;

/** The log of one content folder. */
export class ChangeLog {
  readonly #folder: string;
  readonly #configDir: string;

  /** @param folder the log's folder; created on first write */
  constructor(folder: string, configDir: string) {
    this.#folder = folder;
    this.#configDir = configDir;
  }

  /** All changes, oldest first. */
  entries(): LogEntry[] {
    return this.#names().map((name) => readEntry(path.join(this.#folder, 'entries', name)));
  }

  /** The content of a file by hash. @throws Error if it is not stored */
  content(hash: string): Buffer {
    return readFileSync(this.#blob(hash));
  }

  /** Stores a file's content. @returns its hash */
  keep(content: Uint8Array): string {
    const name = contentHash(content);
    if (!bytesOf(this.#blob(name))) writeFlushed(this.#blob(name), content);
    return name;
  }

  /**
   * Changes all files or none: once the journal is written, the next process completes an interrupted change.
   * @throws ConcurrentChangeError if a file has changed, or the system's error if one cannot be written; none is changed then
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
    try {
      this.#apply(files);
    } catch (error) {
      this.#apply(files.map(({ file, before, after }) => ({ file, before: after, after: before })));
      rmSync(this.#journal, { force: true });
      throw error;
    }
    this.#end(entry);
    return entry;
  }

  /** Logs a change that has already happened. */
  note(title: string, files: LoggedFile[], extra: EntryExtra = {}): void {
    this.#file({ id: this.#nextId(), time: new Date().toISOString(), title, files, ...extra });
  }

  /** Completes an interrupted change. @returns that change; undefined if there is none */
  recover(): LogEntry | undefined {
    if (!bytesOf(this.#journal)) return undefined;
    const entry = readEntry(this.#journal);
    for (const { file } of entry.files) removeLeftovers(path.join(this.#configDir, file));
    this.#apply(entry.files);
    this.#end(entry);
    return entry;
  }

  /**
   * Deletes entries that are too old or too many. The folder must be locked.
   * @param current hashes of the current files, which the next snapshot is compared with
   */
  prune(current: Iterable<string>, now = new Date()): void {
    const entries = this.entries();
    const kept = entriesToKeep(entries, (hash) => sizeOfFile(this.#blob(hash)), now);
    if (kept.length === entries.length) return;
    for (const { id } of entries.slice(0, -kept.length)) rmSync(this.#entryFile(id), { force: true });
    removeUnreferenced(path.join(this.#folder, 'blobs'), kept, current);
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
    if (hashOfFile(path.join(this.#configDir, file)) !== before) throw new ConcurrentChangeError(file);
  }

  /** Applies changes to files that have not changed since; leaves others alone. */
  #apply(files: LoggedFile[]): void {
    for (const { file, before, after } of files) {
      const place = path.join(this.#configDir, file);
      if (hashOfFile(place) !== before || before === after) continue;
      if (after !== undefined) replaceFile(place, this.content(after), before);
      else {
        rmSync(place);
        flushFolder(path.dirname(place));
      }
    }
  }

  #end(entry: LogEntry): void {
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
