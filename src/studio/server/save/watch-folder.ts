import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls back when a file in a folder is written, added, renamed or removed, at any depth. On Linux, each folder gets a
 * watcher, because Node's recursive option watches individual files there, and loses a file when another one is renamed
 * over it, which git and atomic writes do.
 */
export function watchFolder(dir: string, onChange: () => void): Disposable {
  const watcher = process.platform === 'linux' ? new FolderWatch(dir, onChange) : watchDeep(dir, onChange);
  return { [Symbol.dispose]: () => watcher.close() };
}

function watchDeep(dir: string, onChange: () => void): FSWatcher {
  const watcher = watch(dir, { recursive: true }, onChange);
  watcher.unref();
  return watcher;
}

class FolderWatch {
  readonly #dir: string;
  readonly #onChange: () => void;
  readonly #watchers = new Map<string, FSWatcher>();

  constructor(dir: string, onChange: () => void) {
    this.#dir = dir;
    this.#onChange = onChange;
    this.#watchAll();
  }

  close(): void {
    for (const folder of this.#watchers.keys()) this.#unwatch(folder);
  }

  /** Watches every existing folder. */
  #watchAll(): void {
    const folders = new Set(foldersIn(this.#dir));
    for (const folder of this.#watchers.keys()) if (!folders.has(folder)) this.#unwatch(folder);
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#watch(folder);
  }

  #watch(folder: string): void {
    try {
      const watcher = watch(folder, (event) => {
        if (event === 'rename') this.#watchAll();
        this.#onChange();
      });
      watcher.on('error', () => this.#unwatch(folder));
      this.#watchers.set(folder, watcher.unref());
    } catch {
      // The folder was removed again; the watcher of its parent reports that.
    }
  }

  #unwatch(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }
}

function foldersIn(dir: string): string[] {
  try {
    const inside = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [dir, ...inside.flatMap(({ name }) => foldersIn(path.join(dir, name)))];
  } catch {
    // The folder was removed meanwhile.
    return [];
  }
}
