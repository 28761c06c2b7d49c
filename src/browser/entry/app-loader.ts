/** Loads the application (React, header, floating menu) once, when a visitor shows intent. */
import type { FullPageData } from '../../contracts/page-data.ts';
import { fetchCode } from '../../ui/fetch-code.ts';
import { fetchBodyFont } from '../starter/body-font.ts';
import { loadOnce } from './load/load-once.ts';
import { initialPage, loadSite } from './load/page-data.ts';

/** Goes to an address of this site, whose page has been fetched: `preloadPage`. */
export type Navigate = (url: URL, page: FullPageData) => void;

/** What the running application offers to the code outside of React. */
export interface RunningApp {
  /** The first call fetches and starts the router. */
  loadNavigate: () => Promise<Navigate>;
}

/**
 * The running application; the first call loads and hydrates it.
 * @throws when a chunk or the site data cannot be fetched; the next call tries again
 */
export const loadApp: () => Promise<RunningApp> = loadOnce(async () => {
  const [{ mountApp }, site] = await Promise.all([fetchCode(() => import('../app/mount-app.tsx')), loadSite()]);
  const app = await mountApp(site, initialPage);
  fetchBodyFont().catch(console.error);
  return app;
});
