/** The page data that the build writes for the browser. */
import type { CompiledPage } from './compiled-site.ts';

/** An interactive block on a page. */
export interface Island {
  when: 'load' | 'visible' | 'moving';
  /** URL of the block's chunk. */
  script: string;
  /** Its properties without the key, or the URL of a file with them if they are long. */
  props: Record<string, unknown> | string;
}

/** A block, as the browser receives it. */
export interface PageBlock {
  key: string;
  type: string;
  /** The background it ends on (build/pages/end-tone.ts). */
  ends?: string;
  island?: Island;
}

/**
 * A page, as the browser receives it: inline in the document (without html), or fetched for client-side navigation
 * (with html).
 */
export interface PageData {
  path: string;
  screen?: string;
  layout: CompiledPage['layout'];
  blocks: PageBlock[];
  /** URL of the entry script this page was built with; a different one means the site was rebuilt. */
  entry: string;
  /** URL of SiteData. */
  site: string;
  /** URLs of this page's style sheets, except those that every document contains. */
  styles: string[];
}

/** Page data with everything that the HTML of a full load contains. */
export interface FullPageData extends PageData {
  title: string;
  /** The head tags as properties. */
  head: HeadData;
  /** The page in search results; absent for pages excluded from the search. */
  listing?: { title: string; category: string };
  /** Rendered HTML by block key. */
  html: Record<string, string>;
  /** Rendered dialogs. */
  dialogs: string;
  /** The rendered footer. Only present while editing; otherwise it never changes. */
  footer?: string;
  /** SVG symbols of the icons and drawings on the page, by id. */
  icons: Record<string, string>;
  /** Style rules of the pictures on the page. */
  pictureStyle: string;
}

/** What Head renders. */
export interface HeadData {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  /** URL of the picture folder. */
  imagesUrl: string;
  /** The picture shown where the page is shared; width and height in pixels. */
  image: { file: string; width: number; height: number };
  imageAlt: string;
  hidden: boolean;
  language: string;
  /** The Open Graph type. */
  type: 'website' | 'article' | 'profile';
  /** Article data for shared links; dates are year-month-day. */
  article?: { published: string; modified?: string; author: string; section: string; keywords: string[] };
  /** URLs of the feeds, on blog pages. */
  feed?: { title: string; rss: string; json: string };
}

/**
 * A page with its rendered parts. For the first page these are empty strings in the browser, because they are already
 * in the document.
 */
export interface ShownPage {
  page: PageData;
  html: Record<string, string>;
  dialogs: string;
  footer: string;
}
