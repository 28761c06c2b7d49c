/** Client-side navigation: the page's data and styles first, then the change of address, so that nothing is half shown. */
import { LostScriptError } from '../../ui/fetch-code.ts';
import { loadApp } from './app-loader.ts';
import { loadOnce } from './load/load-once.ts';
import { BuildChangedError, initialPage, loadSite } from './load/page-data.ts';
import { preloadPage } from './load/preload-page.ts';
import { showLoading } from './loading.ts';
import { showMessage } from './messages.ts';

let latest = 0;
let endLoading: () => void = () => undefined;

const loadNavigate = loadOnce(async () => (await loadApp()).loadNavigate());

/**
 * Met when a page could not be shown in place. Where only scripts are missing, or were built anew, the server has the
 * page; else visitors are told, in the words of the site, and keep the page they have.
 * @param loadWhole loads the page as a document
 */
export async function meetFailure(error: unknown, loadWhole: () => void): Promise<void> {
  const isThere = error instanceof BuildChangedError || (error instanceof LostScriptError && navigator.onLine);
  const site = !isThere && (await loadSite().catch(() => undefined));
  if (site) await showMessage(site.words.offline);
  else if (navigator.onLine) loadWhole();
}

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
