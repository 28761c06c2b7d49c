import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VersionedFile } from '../../../content/edit/history/version.ts';
import { filesBelow } from '../../../content/read/files-below.ts';
import type { LiveSite } from './live-site.ts';

/** How to restore and open an earlier state of the site. */
export interface EarlierParts {
  /** The company's content folder, with the saved files. */
  savedDir: string;
  /** The folder in which the earlier state is restored; its contents are deleted. */
  dir: string;
  /** Returns the files that have changed since; `before` returns the earlier content. */
  changed: () => Promise<VersionedFile[]>;
  open: (dir: string) => Promise<LiveSite>;
}

/** An earlier state of the site, for comparisons; restored and compiled when it is first viewed. */
export class EarlierSite {
  readonly #parts: EarlierParts;
  #site: Promise<LiveSite> | undefined;

  constructor(parts: EarlierParts) {
    this.#parts = parts;
  }

  /** Marks the restored state as stale, because files may have been saved or published. */
  forget(): void {
    this.#site = undefined;
  }

  /** The site; undefined until it has been viewed. */
  get opened(): Promise<LiveSite> | undefined {
    return this.#site;
  }

  site(): Promise<LiveSite> {
    if (this.#site) return this.#site;
    const opening = this.#open();
    this.#site = opening;
    // After a failure, the next call tries again.
    opening.catch(() => {
      if (this.#site === opening) this.#site = undefined;
    });
    return opening;
  }

  async #open(): Promise<LiveSite> {
    const { savedDir, dir, changed: changedFiles, open } = this.#parts;
    const files = await changedFiles();
    rmSync(dir, { recursive: true, force: true });
    const changed = new Set(files.map(({ file }) => file));
    for (const file of filesBelow(savedDir))
      if (!changed.has(file)) put(dir, file, (to) => link(path.join(savedDir, file), to));
    for (const { file, before } of files) {
      const content = before();
      if (content) put(dir, file, (to) => writeFileSync(to, content));
    }
    return open(dir);
  }
}

function put(dir: string, file: string, write: (to: string) => void): void {
  const to = path.join(dir, file);
  mkdirSync(path.dirname(to), { recursive: true });
  write(to);
}

/** Hard-links a file, because pictures are large; copies it if it is on another disk. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
