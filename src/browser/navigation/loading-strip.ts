/** The strip at the top that tells a visitor with a slow connection that the link was heard and its page is on its way. */

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
 * Shows the strip. Without the words of the site, which may be on their way themselves, it says nothing.
 * @returns takes it away
 */
export function showStrip(): () => void {
  const strip = document.createElement('div');
  strip.className = styles.strip ?? '';
  strip.role = 'status';
  document.body.append(strip);
  speak(strip).catch(() => undefined);
  return () => strip.remove();
}
