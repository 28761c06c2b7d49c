/** Client-side navigation: the page's data and styles first, then the change of address, so that nothing is half shown. */
import { loadApp } from './app-loader.ts';
import { showMessage } from './messages.ts';
import { BuildChangedError, initialPage, loadPage, loadSite } from './page-data.ts';
import { loadHead, loadRouter } from './router-loader.ts';
import { addPageAssets } from './styles.ts';

let latest = 0;

/** Tells visitors that a page could not be loaded, in the words of the site. */
export async function reportOffline(): Promise<void> {
  const site = await loadSite().catch(() => undefined);
  if (site) await showMessage(site.words.offline);
}

/** Fetches what a path needs, ahead of a click. Failures are met when the click comes. */
export function prefetch(path: string): void {
  Promise.all([loadPage(path).then(addPageAssets), loadRouter(), loadHead()])
    .then(loadApp)
    .then(
      (app) => app.prepare(),
      () => undefined,
    );
}

/** Goes to a path of this site; only the latest of several calls counts. */
export async function go(url: URL): Promise<void> {
  // A page without the frame has no header and footer to keep: the next page is loaded whole.
  if (initialPage.layout !== 'site') return location.assign(url);
  latest += 1;
  const turn = latest;
  document.documentElement.setAttribute('data-loading', '');
  try {
    const [app, page] = await Promise.all([loadApp(), loadPage(url.pathname), loadRouter(), loadHead()]);
    await addPageAssets(page);
    if (turn === latest) await app.navigate(url.pathname + url.search + url.hash);
  } catch (error) {
    if (error instanceof BuildChangedError) location.assign(url);
    else if (turn === latest) await reportOffline();
  } finally {
    if (turn === latest) document.documentElement.removeAttribute('data-loading');
  }
}
