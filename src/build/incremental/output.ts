/** Writes a build next to the last good one, and swaps it in only when it is complete. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compress } from './compress.ts';

/** Files that replace files of the output all at once. */
export class Staging {
  readonly #out: string;
  readonly #compress: Compress;
  readonly #staged: { from: string; to: string }[] = [];
  readonly #compressed: { from: string; content: Promise<Buffer> }[] = [];
  readonly #removed: string[] = [];
  readonly #names = new Set<string>();
  readonly #folders = new Set<string>();

  /** @param out the output folder; a staged file is a hidden file next to the one it replaces */
  constructor(out: string, compress: Compress) {
    this.#out = out;
    this.#compress = compress;
  }

  /** Stages a file; the name is relative to the output folder. */
  write(name: string, content: string | Buffer): void {
    writeFileSync(this.#stage(name), content);
  }

  /** Stages the compressed copy of a file; it is being made while the build continues. */
  writeCompressed(name: string, content: Promise<Buffer>): void {
    // Failures are reported on commit; until then they must not count as unhandled.
    content.catch(() => undefined);
    this.#compressed.push({ from: this.#stage(name), content });
  }

  /** Reserves a file of the output. @returns the temporary path to write its content to */
  #stage(name: string): string {
    const { to, folder } = this.#target(name);
    const from = path.join(folder, `.${path.basename(to)}.${process.pid}`);
    this.#staged.push({ from, to });
    return from;
  }

  /** Stages a file from elsewhere on the same disk; it will be moved. */
  take(from: string, name: string): void {
    this.#staged.push({ from, to: this.#target(name).to });
  }

  #target(name: string): { to: string; folder: string } {
    const to = path.join(this.#out, name);
    const folder = path.dirname(to);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    this.#names.add(name);
    return { to, folder };
  }

  /**
   * Stages a text file and, if needed, its Brotli copy. A text already in place with its Brotli copy is left alone: the
   * copy is always put in place first, so it is never the older of the two.
   */
  writeText(name: string, text: string, compressed: boolean): void {
    if (compressed && this.isInPlace(`${name}.br`) && this.holds(name, text)) return;
    if (compressed) this.writeCompressed(`${name}.br`, this.#compress(text));
    this.write(name, text);
  }

  /** Whether this build has staged a file. */
  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Whether the last build left a file with this name, and this size if given. */
  isInPlace(name: string, bytes?: number): boolean {
    const size = statSync(path.join(this.#out, name), { throwIfNoEntry: false })?.size;
    return size !== undefined && (bytes === undefined || size === bytes);
  }

  /** Whether the last build left a file with this content. */
  holds(name: string, content: string): boolean {
    return (
      this.isInPlace(name, Buffer.byteLength(content)) && readFileSync(path.join(this.#out, name), 'utf8') === content
    );
  }

  /** Marks a file of the output for removal. */
  remove(name: string): void {
    this.#removed.push(path.join(this.#out, name));
  }

  /**
   * Puts the staged files in place, each whole, and removes what was marked. @throws what writing or compressing
   * throws
   */
  async commit(): Promise<void> {
    for (const { from, content } of this.#compressed) writeFileSync(from, await content);
    for (const { from, to } of this.#staged) renameSync(from, to);
    for (const file of this.#removed) rmSync(file, { force: true });
  }

  /** Deletes the staged files. */
  discard(): void {
    for (const { from } of this.#staged) rmSync(from, { force: true });
  }
}
