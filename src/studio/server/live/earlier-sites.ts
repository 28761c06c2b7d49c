import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VersionedFile } from '../../../content/edit/history/version.ts';
import { filesBelow } from '../../../content/read/files-below.ts';
import type { LiveSite } from './live-site.ts';

/** An earlier state: as published, or before or after an entry of the history. */
export type EarlierState = { when: 'published' } | { when: 'before' | 'after'; id: string };

interface EarlierSitesOptions {
  /** The company's content folder, with the saved files. */
  savedDir: string;
  /** The folder in which earlier states are restored. */
  dir: string;
  /** Returns the files that have changed since a state; `before` returns the earlier content. */
  changedSince: (state: EarlierState) => Promise<VersionedFile[]>;
  open: (dir: string) => Promise<LiveSite>;
}

/**
 * Earlier states of the site, for comparisons; restored and compiled when they are first viewed. Caches the last viewed
 * one for each value of `when`.
 */
export class EarlierSites {
  readonly #options: EarlierSitesOptions;
  readonly #sites = new Map<EarlierState['when'], { key: string; site: Promise<LiveSite> }>();

  constructor(options: EarlierSitesOptions) {
    this.#options = options;
  }

  /** Clears the cache, because files may have been saved or published. */
  clear(): void {
    this.#sites.clear();
  }

  /** The cached sites. */
  get opened(): Promise<LiveSite>[] {
    return [...this.#sites.values()].map(({ site }) => site);
  }

  site(state: EarlierState): Promise<LiveSite> {
    const key = JSON.stringify(state);
    const known = this.#sites.get(state.when);
    if (known?.key === key) return known.site;
    const opening = { key, site: this.#open(state) };
    this.#sites.set(state.when, opening);
    // After a failure, the next call tries again.
    opening.site.catch(() => {
      if (this.#sites.get(state.when) === opening) this.#sites.delete(state.when);
    });
    return opening.site;
  }

  async #open(state: EarlierState): Promise<LiveSite> {
    const { savedDir, changedSince, open } = this.#options;
    const dir = path.join(this.#options.dir, state.when, path.basename(savedDir));
    const files = await changedSince(state);
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
