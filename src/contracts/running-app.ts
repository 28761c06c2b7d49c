/** What the code of the first view and the application, which is fetched later, know of one another. */
import type { FullPageData } from './page-data.ts';

/** Goes to a path of this site, fetching what it needs. */
export type Go = (url: URL) => Promise<void>;

/** Goes to an address of this site, whose page has been fetched: `preloadPage`. */
export type Navigate = (url: URL, page: FullPageData) => void;

/** What the running application offers to the code outside of React. */
export interface RunningApp {
  /** The first call fetches and starts the router. */
  loadNavigate: () => Promise<Navigate>;
}
