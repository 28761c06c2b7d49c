/**
 * Client-side navigation: first loads the page's data and styles, then changes the address, so that no page shows half
 * loaded.
 */
import type { RunningApp } from '../../contracts/running-app.ts';
import { fetchApp } from './app-loader.ts';
import { handleNavigationError } from './handle-navigation-error.ts';
import { loadOnce } from './load/load-once.ts';
import { initialPage } from './load/page-data.ts';
import { preloadPage } from './load/preload-page.ts';
import { showLoading } from './loading.ts';

let latest = 0;
let endLoading: () => void = () => undefined;

/**
 * The running application. The first call, at the first intent, fetches and hydrates it.
 * @throws when a chunk or the site data cannot be fetched; the next call tries again
 */
export const loadApp: () => Promise<RunningApp> = loadOnce(() => fetchApp(go));

const loadNavigate = loadOnce(async () => (await loadApp()).loadNavigate());

/** The path that was prefetched last: a click after hovering must not fetch it again. */
let intended: string | undefined;

/** Prefetches what a page needs. Failures are handled when the link is clicked. */
export function prefetch(path: string): void {
  if (path === intended) return;
  intended = path;
  preloadPage(path)
    .then(loadNavigate)
    .catch(() => {
      intended = undefined;
    });
}

/** Navigates to a URL of this site; only the latest of several calls counts. */
export async function go(url: URL): Promise<void> {
  // A page without header and footer has nothing to keep, so the next page is loaded as a document.
  if (initialPage.layout !== 'site') return location.assign(url);
  latest += 1;
  const turn = latest;
  endLoading();
  endLoading = showLoading();
  try {
    // Prefetched data is used synchronously, so that the page shows one frame after the click.
    const [navigate, page] = await Promise.all([loadNavigate(), preloadPage(url.pathname)]);
    if (turn !== latest) return;
    endLoading();
    navigate(url, page);
  } catch (error) {
    if (turn !== latest) return;
    endLoading();
    await handleNavigationError(error, () => location.assign(url));
  }
}
