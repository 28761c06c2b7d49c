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

  /** A file to edit; it is read when it is asked for first. */
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

  /** Reads anew those of them that are open. */
  async readAgain(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#files.get(name)?.load()));
  }

  /** Reads those of which there is another version than the one that is known here. */
  follow(versions: Readonly<Record<string, number>>): void {
    for (const [name, version] of Object.entries(versions)) void this.#files.get(name)?.follow(version);
  }

  /** Resolves when everything that was typed until now is on the disk, or stuck. */
  async settled(): Promise<void> {
    await Promise.all([...this.#files.values()].map((file) => file.settled()));
  }
}
