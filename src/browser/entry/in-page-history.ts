/** Places of one page, once navigation in place has taken scroll positions over from the browser. */
import { onAddressChange } from '../../ui/link/address-change.ts';
import { layOutBelow } from '../starter/below-fold.ts';
import { restoreScroll, saveScroll, scrollToStart } from './scroll.ts';

/** Milliseconds that a browser may take to follow a link to a place on the page. */
const FOLLOWED = 300;

/** Takes scroll positions over from the browser while this document lives, and hands them back when it goes. */
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
 * Back and forward between places of one page go to the place of the address, or to where the page was left for one.
 * Before a link to a place is followed, which the browser does by itself, all heights are there.
 * @param shownPath the path of the page on the screen
 */
export function manageInPageHistory(shownPath: () => string): void {
  /** Until when a step in the history is the one of a link. */
  let followedUntil = 0;
  ownScrollPositions();
  onAddressChange(() => {
    layOutBelow();
    if (location.hash === '') saveScroll(location.pathname);
    followedUntil = performance.now() + FOLLOWED;
  });
  addEventListener('popstate', () => {
    const isLink = performance.now() < followedUntil;
    followedUntil = 0;
    // The browser goes back by itself to places that were left before this script came.
    if (isLink || history.scrollRestoration === 'auto' || location.pathname !== shownPath()) return;
    if (location.hash) scrollToStart(location.hash);
    else restoreScroll(location.pathname);
  });
}
