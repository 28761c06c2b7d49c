/** Messages in an alert, whose code is fetched with the first of them. */
import { loadSite } from './page-data.ts';

/** Shows a message in the site's alert until it is closed. */
export async function showMessage(text: string): Promise<void> {
  const [{ showAlert }, { words }] = await Promise.all([import('../ui/alert.ts'), loadSite()]);
  await showAlert(text, words.ok);
}
