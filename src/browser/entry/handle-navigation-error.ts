import { LostScriptError } from '../../ui/fetch-code.ts';
import { BuildChangedError, loadSite } from './load/page-data.ts';
import { showMessage } from './messages.ts';

/**
 * Handles a page that could not be shown in place. If only scripts are missing, or the site was rebuilt, the document is
 * loaded from the server; otherwise a message is shown and the current page stays.
 * @param loadWhole loads the page as a document
 */
export async function handleNavigationError(error: unknown, loadWhole: () => void): Promise<void> {
  const isThere = error instanceof BuildChangedError || (error instanceof LostScriptError && navigator.onLine);
  const site = !isThere && (await loadSite().catch(() => undefined));
  if (site) await showMessage(site.words.offline);
  else if (navigator.onLine) loadWhole();
}
