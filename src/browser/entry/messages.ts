/** Messages in the site's alert. Its code is there before it is needed: the connection may be what is missing. */
import { showAlert } from '../../ui/dialog/alert.ts';
import { loadSite } from './load/page-data.ts';

/** Shows a message in the site's alert until it is closed. */
export async function showMessage(text: string): Promise<void> {
  const { words } = await loadSite();
  await showAlert(text, words.ok);
}
