/**
 * Messages in the site's alert. Its code is loaded in advance, since the reason for a message may be a lost
 * connection.
 */
import { showAlert } from '../../ui/dialog/alert.ts';
import { loadSite } from './load/page-data.ts';

/** Shows a message in the site's alert dialog. */
export async function showMessage(text: string): Promise<void> {
  const { words } = await loadSite();
  await showAlert(text, words.ok);
}
