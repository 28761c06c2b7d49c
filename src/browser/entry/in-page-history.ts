/** Back and forward between anchors of one page, once scroll restoration is manual. */
import { onAddressChange } from '../../ui/link/address-change.ts';
import { layOutBelowFold } from '../starter/below-fold.ts';
import { restoreScroll, saveScroll, scrollToStart } from './scroll.ts';

/** Milliseconds that a browser may take to follow a link to an anchor on the page. */
const FOLLOWED = 300;

/** Sets scroll restoration to manual until the document is unloaded. */
function ownScrollPositions(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    saveScroll(location.pathname);
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/**
 * Back and forward between anchors of one page scroll to the anchor of the address, or to the position that was left.
 * Before the browser follows a link to an anchor, all blocks are laid out, so that positions are final.
 * @param shownPath the path of the page on the screen
 */
export function manageInPageHistory(shownPath: () => string): void {
  /** Until this time a history event counts as caused by a link. */
  let followedUntil = 0;
  ownScrollPositions();
  onAddressChange(() => {
    layOutBelowFold();
    if (location.hash === '') saveScroll(location.pathname);
    followedUntil = performance.now() + FOLLOWED;
  });
  addEventListener('popstate', () => {
    const isLink = performance.now() < followedUntil;
    followedUntil = 0;
    // The browser itself restores positions that were left before this script ran.
    if (isLink || history.scrollRestoration === 'auto' || location.pathname !== shownPath()) return;
    if (location.hash) scrollToStart(location.hash);
    else restoreScroll(location.pathname);
  });
}
