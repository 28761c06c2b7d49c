/** The interface between the code of the first view and the application, which is fetched later. */
import type { FullPageData } from './page-data.ts';

/** Navigates to a path of this site, fetching what it needs. */
export type Go = (url: URL) => Promise<void>;

/** Navigates to a URL of this site whose page has been fetched with `preloadPage`. */
export type Navigate = (url: URL, page: FullPageData) => void;

/** What the running application offers to code outside React. */
export interface RunningApp {
  /** The first call fetches and starts the router. */
  loadNavigate: () => Promise<Navigate>;
}
