import path from 'node:path';
import type { VersionedFile } from '../../../content/edit/history/version.ts';
import { EarlierSite } from './earlier-site.ts';
import type { LiveSite } from './live-site.ts';

/** An earlier state: as published, or before or after an entry of the history. */
export type EarlierState = { when: 'published' } | { when: 'before' | 'after'; id: string };

interface EarlierSitesParts {
  /** The company's content folder, with the saved files. */
  savedDir: string;
  /** The folder in which earlier states are restored. */
  dir: string;
  /** Returns the files that have changed since a state; `before` returns the earlier content. */
  changedSince: (state: EarlierState) => Promise<VersionedFile[]>;
  open: (dir: string) => Promise<LiveSite>;
}

/** A cache of earlier states of the site: the last viewed one for each value of `when`. */
export class EarlierSites {
  readonly #parts: EarlierSitesParts;
  readonly #sites = new Map<EarlierState['when'], { key: string; site: EarlierSite }>();

  constructor(parts: EarlierSitesParts) {
    this.#parts = parts;
  }

  /** Clears the cache, because files may have been saved or published. */
  forget(): void {
    this.#sites.clear();
  }

  /** The cached sites that have been viewed. */
  get opened(): Promise<LiveSite>[] {
    return [...this.#sites.values()].flatMap(({ site }) => site.opened ?? []);
  }

  site(state: EarlierState): Promise<LiveSite> {
    const key = JSON.stringify(state);
    const known = this.#sites.get(state.when);
    if (known?.key === key) return known.site.site();
    const { savedDir, dir, changedSince, open } = this.#parts;
    const site = new EarlierSite({
      savedDir,
      dir: path.join(dir, state.when, path.basename(savedDir)),
      changed: () => changedSince(state),
      open,
    });
    this.#sites.set(state.when, { key, site });
    return site.site();
  }
}
