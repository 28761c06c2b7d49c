/** The progress strip at the top of the page, shown while a page loads over a slow connection. */

import { loadSite } from '../entry/load/page-data.ts';
import styles from './LoadingStrip.later.module.css';

async function speak(strip: HTMLElement): Promise<void> {
  const { words } = await loadSite();
  const said = { className: 'visually-hidden', textContent: words.pageLoading };
  strip.append(Object.assign(document.createElement('p'), said));
}

/**
 * Shows the strip, without text if the interface texts are not loaded yet.
 * @returns removes it
 */
export function showStrip(): () => void {
  const strip = Object.assign(document.createElement('div'), { className: styles.strip ?? '', role: 'status' });
  document.body.append(strip);
  speak(strip).catch(() => undefined);
  return () => strip.remove();
}
