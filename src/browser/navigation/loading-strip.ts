/** The progress strip at the top of the page, shown while a page loads over a slow connection. */

import { loadSite } from '../entry/load/page-data.ts';
import styles from './LoadingStrip.later.module.css';

async function speak(strip: HTMLElement): Promise<void> {
  const { words } = await loadSite();
  const said = document.createElement('p');
  said.className = 'visually-hidden';
  said.textContent = words.pageLoading;
  strip.append(said);
}

/**
 * Shows the strip, without text if the interface texts are not loaded yet.
 * @returns removes it
 */
export function showStrip(): () => void {
  const strip = document.createElement('div');
  strip.className = styles.strip ?? '';
  strip.role = 'status';
  document.body.append(strip);
  speak(strip).catch(() => undefined);
  return () => strip.remove();
}
