import { loadNavigationCode } from './navigation-loader.ts';

/** Milliseconds before the loading strip is shown, so that it does not flicker. */
const UNNOTICED = 250;

/**
 * Shows the loading strip if a page takes noticeably long to load.
 * @returns hides it
 */
export function showLoading(): () => void {
  let isOver = false;
  let hide: () => void = () => undefined;
  const show = async () => {
    const { showStrip } = await loadNavigationCode();
    if (!isOver) hide = showStrip();
  };
  // If the strip cannot be fetched, neither can the page, and that failure is reported.
  const timer = setTimeout(() => show().catch(() => undefined), UNNOTICED);
  return () => {
    isOver = true;
    clearTimeout(timer);
    hide();
  };
}
