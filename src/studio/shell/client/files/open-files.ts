import type { FileHooks } from './file-view.ts';
import { OpenFile } from './open-file.ts';

/** The files that are open in this window. */
export class OpenFiles {
  readonly #files = new Map<string, OpenFile>();
  readonly #hooksOf: (file: string) => FileHooks;

  constructor(hooksOf: (file: string) => FileHooks) {
    this.#hooksOf = hooksOf;
  }

  get names(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** Returns a file to edit; opens it first if necessary. */
  file(name: string): OpenFile {
    const known = this.#files.get(name);
    if (known) return known;
    const opened = new OpenFile(name, this.#hooksOf(name));
    this.#files.set(name, opened);
    void opened.load();
    return opened;
  }

  /** Files with edits that the server has not acknowledged. */
  get pending(): readonly OpenFile[] {
    return [...this.#files.values()].filter(({ hasPendingEdits }) => hasPendingEdits);
  }

  /** Loads the given files again if they are open. */
  async reload(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#files.get(name)?.load()));
  }

  /** Loads open files again that are older than the given versions. */
  reloadOutdated(versions: Readonly<Record<string, number>>): void {
    for (const [name, version] of Object.entries(versions)) void this.#files.get(name)?.reloadIfOlderThan(version);
  }

  /** Resolves when all edits made so far are on disk, or stuck. */
  async settled(): Promise<void> {
    await Promise.all([...this.#files.values()].map((file) => file.settled()));
  }
}
