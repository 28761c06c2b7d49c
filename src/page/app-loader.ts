/** Loads the application (React, header, floating menu) once, when a visitor shows intent. */
import { loadOnce } from './load-once.ts';
import { initialPage, loadSite } from './page-data.ts';
import type { Navigate } from './Router.tsx';

/** What the running application offers to the code outside of React. */
export interface RunningApp {
  /** Changes the address; the page follows. The first call fetches and starts the router. */
  loadNavigate: () => Promise<Navigate>;
}

/**
 * The running application; the first call loads and hydrates it.
 * @throws when a chunk or the site data cannot be fetched; the next call tries again
 */
export const loadApp: () => Promise<RunningApp> = loadOnce(async () => {
  const [{ mountApp }, site] = await Promise.all([import('./mount-app.tsx'), loadSite()]);
  return mountApp(site, initialPage);
});
