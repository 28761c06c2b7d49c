/** The strip at the top that tells a visitor with a slow connection that the link was heard and its page is on its way. */
import styles from './LoadingStrip.later.module.css';
import { loadSite } from './page-data.ts';

/** Milliseconds a visitor waits without being told: a strip for less would only flicker. */
const UNNOTICED = 250;

async function showStrip(strip: HTMLElement): Promise<void> {
  document.body.append(strip);
  const { words } = await loadSite();
  const said = document.createElement('p');
  said.className = 'visually-hidden';
  said.textContent = words.pageLoading;
  strip.append(said);
}

/**
 * Shows the strip once it takes noticeably long.
 * @returns takes it away
 */
export function showLoading(): () => void {
  const strip = document.createElement('div');
  strip.className = styles.strip ?? '';
  strip.role = 'status';
  const timer = setTimeout(() => {
    // Without the words of the site, which are on their way themselves, the strip says nothing.
    showStrip(strip).catch(() => undefined);
  }, UNNOTICED);
  return () => {
    clearTimeout(timer);
    strip.remove();
  };
}
