/** Client-side navigation: the page's data and styles first, then the change of address, so that nothing is half shown. */
import type { RunningApp } from '../../contracts/running-app.ts';
import { fetchApp } from './app-loader.ts';
import { loadOnce } from './load/load-once.ts';
import { initialPage } from './load/page-data.ts';
import { preloadPage } from './load/preload-page.ts';
import { showLoading } from './loading.ts';
import { meetFailure } from './meet-failure.ts';

let latest = 0;
let endLoading: () => void = () => undefined;

/**
 * The running application; the first call fetches and hydrates it, when a visitor shows intent.
 * @throws when a chunk or the site data cannot be fetched; the next call tries again
 */
export const loadApp: () => Promise<RunningApp> = loadOnce(() => fetchApp(go));

const loadNavigate = loadOnce(async () => (await loadApp()).loadNavigate());

/** The path of the latest intent: a press follows a pointer that rests there, and must not wait for the same once more. */
let intended: string | undefined;

/** Fetches what a path needs, ahead of a click. Failures are met when the click comes. */
export function prefetch(path: string): void {
  if (path === intended) return;
  intended = path;
  preloadPage(path)
    .then(loadNavigate)
    .catch(() => {
      intended = undefined;
    });
}

/** Goes to a path of this site; only the latest of several calls counts. */
export async function go(url: URL): Promise<void> {
  // A page without the frame has no header and footer to keep: the next page is loaded whole.
  if (initialPage.layout !== 'site') return location.assign(url);
  latest += 1;
  const turn = latest;
  endLoading();
  endLoading = showLoading();
  try {
    // Of what a pointer has fetched already nothing waits for a task: the page is on the screen one frame after the click.
    const [navigate, page] = await Promise.all([loadNavigate(), preloadPage(url.pathname)]);
    if (turn !== latest) return;
    endLoading();
    navigate(url, page);
  } catch (error) {
    if (turn !== latest) return;
    endLoading();
    await meetFailure(error, () => location.assign(url));
  }
}
