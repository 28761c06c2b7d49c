/** Loads the application (React, header, floating menu) once, when a visitor shows intent. */
import { initialPage, loadSite } from './page-data.ts';

/** What the running application offers to the code outside of React. */
export interface RunningApp {
  /** Starts the router ahead of the first navigation. */
  prepare: () => void;
  /** Changes the address; the page follows. */
  navigate: (path: string) => Promise<void>;
}

let app: Promise<RunningApp> | undefined;

/**
 * The running application; the first call loads and hydrates it.
 * @throws when a chunk or the site data cannot be fetched; the next call tries again
 */
export function loadApp(): Promise<RunningApp> {
  app ??= Promise.all([import('./mount-app.tsx'), loadSite()]).then(([{ mountApp }, site]) =>
    mountApp(site, initialPage),
  );
  app.catch(() => {
    app = undefined;
  });
  return app;
}
