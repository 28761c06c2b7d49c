/** Writes a build beside the last good one and puts it in place only when all of it is there. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A folder of files that replaces files of the output all at once. */
export class Staging {
  readonly #out: string;
  readonly #dir: string;
  readonly #files: string[] = [];
  readonly #removed: string[] = [];
  readonly #folders = new Set<string>();

  /** @param out the output folder; staged files lie in a hidden folder inside it */
  constructor(out: string) {
    this.#out = out;
    this.#dir = path.join(out, '.staging');
    rmSync(this.#dir, { recursive: true, force: true });
    mkdirSync(this.#dir, { recursive: true });
  }

  /** Stages a file; the name is relative to the output folder. */
  write(name: string, content: string | Buffer): void {
    const file = path.join(this.#dir, name);
    const folder = path.dirname(file);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    writeFileSync(file, content);
    this.#files.push(name);
  }

  /** Marks a file of the output for removal. */
  remove(name: string): void {
    this.#removed.push(name);
  }

  /** Puts the staged files in place and removes what was marked. Files are replaced one by one, each whole. */
  commit(): void {
    const made = new Set<string>();
    for (const name of this.#files) {
      const target = path.join(this.#out, name);
      const folder = path.dirname(target);
      if (!made.has(folder)) {
        mkdirSync(folder, { recursive: true });
        made.add(folder);
      }
      renameSync(path.join(this.#dir, name), target);
    }
    for (const name of this.#removed) rmSync(path.join(this.#out, name), { force: true });
    rmSync(this.#dir, { recursive: true, force: true });
  }

  /** Throws the staged files away. */
  discard(): void {
    if (existsSync(this.#dir)) rmSync(this.#dir, { recursive: true, force: true });
  }
}
