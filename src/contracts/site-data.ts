import type { Integrations, Navigation, SiteSettings, Words } from '../generated/types.ts';

/** Data shared by all pages; the browser gets it as one hashed file. */
export interface SiteData {
  site: SiteSettings;
  navigation: Navigation;
  words: Words;
  integrations: Integrations;
  /** Pages for entries that do not exist: the path prefix, and the path of the page to show. */
  missing: { prefix: string; path: string }[];
  /** Whether the theme has a dark mode. */
  hasDark: boolean;
  /** The main path for each alias of a page. */
  mainPaths: Record<string, string>;
  /** SVG symbols of icons that only scripts show, by id; documents do not contain them. */
  icons: Record<string, string>;
  /** The base path, such as `/site`; undefined at the root of the host. */
  basePath?: string;
}
