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

  /** A file to edit, which is read on first use. */
  file(name: string): OpenFile {
    const known = this.#files.get(name);
    if (known) return known;
    const opened = new OpenFile(name, this.#hooksOf(name));
    this.#files.set(name, opened);
    void opened.load();
    return opened;
  }

  /** Files with edits that the server has not acknowledged. */
  get waiting(): readonly OpenFile[] {
    return [...this.#files.values()].filter(({ isWaiting }) => isWaiting);
  }

  /** Reads those of these files again that are open. */
  async readAgain(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#files.get(name)?.load()));
  }

  /** Reads the open files again that have a newer version. */
  follow(versions: Readonly<Record<string, number>>): void {
    for (const [name, version] of Object.entries(versions)) void this.#files.get(name)?.follow(version);
  }

  /** Resolves when everything typed so far is on disk, or stuck. */
  async settled(): Promise<void> {
    await Promise.all([...this.#files.values()].map((file) => file.settled()));
  }
}
