/** Client-side navigation: the page's data and styles first, then the change of address, so that nothing is half shown. */
import { loadApp } from './app-loader.ts';
import { loadOnce } from './load-once.ts';
import { showLoading } from './loading.ts';
import { showMessage } from './messages.ts';
import { BuildChangedError, initialPage, loadSite } from './page-data.ts';
import { loadReadyPage } from './preload-page.ts';

let latest = 0;
let endLoading: () => void = () => undefined;

const loadNavigate = loadOnce(async () => (await loadApp()).loadNavigate());

/** Tells visitors that a page could not be loaded, in the words of the site. */
export async function reportOffline(): Promise<void> {
  const site = await loadSite().catch(() => undefined);
  if (site) await showMessage(site.words.offline);
}

/** The path of the latest intent: a press follows a pointer that rests there, and must not wait for the same once more. */
let intended: string | undefined;

/** Fetches what a path needs, ahead of a click. Failures are met when the click comes. */
export function prefetch(path: string): void {
  if (path === intended) return;
  intended = path;
  loadReadyPage(path)
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
    const [navigate, page] = await Promise.all([loadNavigate(), loadReadyPage(url.pathname)]);
    if (turn !== latest) return;
    endLoading();
    navigate(url, page);
  } catch (error) {
    if (turn !== latest) return;
    if (error instanceof BuildChangedError) return location.assign(url);
    endLoading();
    await reportOffline();
  }
}
