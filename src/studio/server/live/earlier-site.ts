import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VersionedFile } from '../../../content/edit/history/version.ts';
import { filesBelow } from '../../../content/read/files-below.ts';
import type { LiveSite } from './live-site.ts';

/** What the site in an earlier state is made of. */
export interface EarlierParts {
  /** The company's content folder, with the saved files. */
  savedDir: string;
  /** Where the earlier state may lie while it is looked at. */
  dir: string;
  /** The files that have changed since, with what they were before. */
  changed: () => Promise<VersionedFile[]>;
  open: (dir: string) => Promise<LiveSite>;
}

/** The site as it was at some time, to be compared with another state; built when it is first viewed. */
export class EarlierSite {
  readonly #parts: EarlierParts;
  #site: Promise<LiveSite> | undefined;

  constructor(parts: EarlierParts) {
    this.#parts = parts;
  }

  /** Says that something may have been saved or published since. */
  forget(): void {
    this.#site = undefined;
  }

  /** The site, once it has been viewed. */
  get opened(): Promise<LiveSite> | undefined {
    return this.#site;
  }

  site(): Promise<LiveSite> {
    if (this.#site) return this.#site;
    const opening = this.#open();
    this.#site = opening;
    // What could not be opened is tried again by the next who asks.
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

/** The same file under another name, where both lie on one disk: pictures are large. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
