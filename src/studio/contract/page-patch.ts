import type { HeadData, PageBlock } from '../../contracts/page-data.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import type { ShownSection } from './frame-messages.ts';

/** A section that was rendered again. */
export interface PatchedBlock {
  block: PageBlock;
  html: string;
}

/** The changes of a page since its last revision. */
export interface PagePatch {
  path: string;
  revision: number;
  /** The version of the page's file, if it is another. */
  version?: number;
  /** The keys of the visible sections, in order. */
  order: string[];
  changed: PatchedBlock[];
  /**
   * Only what has changed, starting with all sections of the file in order; sections that never compiled have no HTML.
   */
  sections?: ShownSection[];
  dialogs?: string;
  footer?: string;
  site?: SiteData;
  head?: HeadData;
  /** Rules of theme, fonts and pictures. */
  style?: string;
  /** Symbols by id. */
  icons?: Record<string, string>;
}

/** Data of a shown page, in its element `#studio`. */
export interface ShownDocument {
  path: string;
  /** The file of its page. */
  file: string;
  revision: number;
  /** The version of its file. */
  version: number;
  sections: ShownSection[];
  /** The origin of the studio's shell; messages from other origins are ignored. */
  shell: string;
}
