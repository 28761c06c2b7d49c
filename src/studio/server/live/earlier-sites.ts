import path from 'node:path';
import type { VersionedFile } from '../../../content/edit/history/version.ts';
import { EarlierSite } from './earlier-site.ts';
import type { LiveSite } from './live-site.ts';

/** A state that pages can be shown in: as published, or before and after an entry of the history. */
export type EarlierState = { when: 'published' } | { when: 'before' | 'after'; id: string };

interface EarlierSitesParts {
  /** The company's content folder, with the saved files. */
  savedDir: string;
  /** Where earlier states may lie while they are looked at. */
  dir: string;
  /** The files that have changed since a state, with what they were then. */
  changedSince: (state: EarlierState) => Promise<VersionedFile[]>;
  open: (dir: string) => Promise<LiveSite>;
}

/** The earlier states of the site that are compared: the last viewed of each sort. */
export class EarlierSites {
  readonly #parts: EarlierSitesParts;
  readonly #sites = new Map<EarlierState['when'], { key: string; site: EarlierSite }>();

  constructor(parts: EarlierSitesParts) {
    this.#parts = parts;
  }

  /** Says that something may have been saved or published since. */
  forget(): void {
    this.#sites.clear();
  }

  /** The ones that have been viewed. */
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
