import type { Integrations, Navigation, SiteSettings, Words } from '../generated/types.ts';

/** What every page shares: goes to the browser as one hashed file. */
export interface SiteData {
  site: SiteSettings;
  navigation: Navigation;
  words: Words;
  integrations: Integrations;
  /** What is shown for entries that do not exist: paths that begin so, and the path its page is rendered under. */
  missing: { prefix: string; path: string }[];
  /** Whether the theme has colours for the dark. */
  hasDark: boolean;
  /** The main path of each page's further paths: links to any of them lead to the same page. */
  mainPaths: Record<string, string>;
  /** Symbols of icons that script alone shows, by id: no document carries them. */
  icons: Record<string, string>;
  /** The path that the site lies under, as in `/site`; none at the top of its host. */
  basePath?: string;
}
