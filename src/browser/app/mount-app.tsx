import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../../contracts/page-data.ts';
import type { Go, RunningApp } from '../../contracts/running-app.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import { replayClicks } from '../entry/queued-clicks.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { LiveApp } from './LiveApp.tsx';

/**
 * Hydrates the frame of the document: header, floating menu, progress. The page's blocks stay as they are.
 * @param go navigates to the target of a link in the frame
 * @returns resolves when the application is interactive
 */
export function mountApp(site: SiteData, initial: PageData, go: Go): Promise<RunningApp> {
  const root = document.getElementById('root');
  if (!root) throw new Error('#root is missing.');
  return new Promise((resolve) => {
    const onReady = (app: RunningApp) => {
      performance.mark('app:hydrated:app');
      replayClicks(root);
      resolve(app);
    };
    hydrateRoot(
      root,
      <CrashBoundary>
        <LiveApp site={site} initial={initial} go={go} onReady={onReady} />
      </CrashBoundary>,
    );
  });
}
