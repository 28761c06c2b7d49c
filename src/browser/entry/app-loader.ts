/** Fetches the application: React, header, floating menu. */
import type { Go, RunningApp } from '../../contracts/running-app.ts';
import { fetchCode } from '../../ui/fetch-code.ts';
import { initialPage, loadSite } from './load/page-data.ts';

/**
 * Fetches the application and hydrates the frame of the document.
 * @param go navigates to the target of a link in the application
 * @throws when a chunk or the site data cannot be fetched
 */
export async function fetchApp(go: Go): Promise<RunningApp> {
  const [{ mountApp }, site] = await Promise.all([fetchCode(() => import('../app/mount-app.tsx')), loadSite()]);
  return mountApp(site, initialPage, go);
}
