import { LostScriptError } from '../../ui/fetch-code.ts';
import { BuildChangedError, loadSite } from './load/page-data.ts';
import { showMessage } from './messages.ts';

/**
 * Handles a page that could not be shown by client-side navigation. If only scripts are missing, or the site was
 * rebuilt, the page is loaded as a document; otherwise a message is shown and the current page stays.
 * @param loadWhole loads the page as a document
 */
export async function handleNavigationError(error: unknown, loadWhole: () => void): Promise<void> {
  const isThere = error instanceof BuildChangedError || (error instanceof LostScriptError && navigator.onLine);
  const site = !isThere && (await loadSite().catch(() => undefined));
  if (site) await showMessage(site.words.offline);
  else if (navigator.onLine) loadWhole();
}
