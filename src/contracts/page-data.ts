/** What the build hands to the browser of each page. */
import type { CompiledPage } from './compiled-site.ts';

/** An interactive block on a page. */
export interface Island {
  when: 'load' | 'visible' | 'moving';
  /** Address of the block's chunk. */
  script: string;
  /** Its properties but for its key; the address of a file that holds them where they are long. */
  props: Record<string, unknown> | string;
}

/** A block as the browser knows it. */
export interface PageBlock {
  key: string;
  type: string;
  island?: Island;
}

/** A page as the browser knows it: inline in its HTML (without html), or fetched for client-side navigation (with html). */
export interface PageData {
  path: string;
  screen?: string;
  layout: CompiledPage['layout'];
  blocks: PageBlock[];
  /** Address of the script this page was built with; another one means that the site was rebuilt. */
  entry: string;
  /** Address of SiteData. */
  site: string;
  /** Addresses of the style sheets of this page that not every document holds. */
  styles: string[];
}

/** Page data with everything that the HTML of a full load would hold. */
export interface FullPageData extends PageData {
  title: string;
  /** The tags of Head as properties. */
  head: HeadData;
  /** What the search shows of the page; absent for pages that are kept out of the search. */
  listing?: { title: string; category: string };
  /** Rendered HTML by block key. */
  html: Record<string, string>;
  /** Rendered dialogs. */
  dialogs: string;
  /** The rendered footer; only while editing, since otherwise it never changes. */
  footer?: string;
  /** Symbols of icons and drawings used by the page: id to SVG symbol. */
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
  /** Address of the folder of the pictures. */
  imagesUrl: string;
  /** The picture shown where the page is shared; width and height in pixels. */
  image: { file: string; width: number; height: number };
  imageAlt: string;
  hidden: boolean;
  language: string;
  /** What kind of thing is shared, in the words of Open Graph. */
  type: 'website' | 'article' | 'profile';
  /** What shared links tell of an article; days are year-month-day. */
  article?: { published: string; modified?: string; author: string; section: string; keywords: string[] };
  /** Addresses of the feeds, on pages of the blog. */
  feed?: { title: string; rss: string; json: string };
}

/** A page with its rendered parts. Those of the first page are empty strings in the browser: they are in the document. */
export interface ShownPage {
  page: PageData;
  html: Record<string, string>;
  dialogs: string;
  footer: string;
}
