import type { HeadData, PageBlock } from '../../contracts/page-data.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import type { PreviewSection } from './frame-messages.ts';

/** A section that the server has rendered again. */
export interface PatchedBlock {
  block: PageBlock;
  html: string;
}

/** The changes of a page since the revision that the browser has; absent parts are unchanged. */
export interface PagePatch {
  path: string;
  revision: number;
  /** The version of the page's file, if it has changed. */
  version?: number;
  /** The keys of the visible sections, in order. */
  order: string[];
  changed: PatchedBlock[];
  /** All sections of the file in order, including sections that have never compiled and so have no HTML. */
  sections?: PreviewSection[];
  dialogs?: string;
  footer?: string;
  site?: SiteData;
  head?: HeadData;
  /** CSS rules of theme, fonts and pictures. */
  style?: string;
  /** SVG symbols by id. */
  icons?: Record<string, string>;
}

/** The data of a previewed page, as JSON in its element `#studio`. */
export interface PreviewData {
  path: string;
  /** The page's content file. */
  file: string;
  revision: number;
  /** The version of the content file. */
  version: number;
  sections: PreviewSection[];
  /** The origin of the studio's shell; messages from other origins are ignored. */
  shell: string;
}

/** A section rendered with a marker in place of each text, and the texts that the markers stand for. */
export interface MarkedSection {
  html: string;
  /** By marker: the pointer of the text in the section, and the text as written. */
  texts: Record<string, { pointer: string; text: string }>;
  /** Pointers of pictures in the section, by the CSS class of their elements. */
  pictures: Record<string, string>;
}
