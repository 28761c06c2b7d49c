import { loadNavigationCode } from './navigation-loader.ts';

/** Milliseconds a visitor waits without being told: a strip for less would only flicker. */
const UNNOTICED = 250;

/**
 * Tells the visitor that a page is on its way, once that takes noticeably long.
 * @returns ends it
 */
export function showLoading(): () => void {
  let isOver = false;
  let hide: () => void = () => undefined;
  const show = async () => {
    const { showStrip } = await loadNavigationCode();
    if (!isOver) hide = showStrip();
  };
  // Where even that cannot be fetched, the page cannot either, and a message says so.
  const timer = setTimeout(() => show().catch(() => undefined), UNNOTICED);
  return () => {
    isOver = true;
    clearTimeout(timer);
    hide();
  };
}
