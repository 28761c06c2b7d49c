import { LostScriptError } from '../../ui/fetch-code.ts';
import { BuildChangedError, loadSite } from './load/page-data.ts';
import { showMessage } from './messages.ts';

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
