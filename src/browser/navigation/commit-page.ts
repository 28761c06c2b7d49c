/** Puts a new page on the screen in as few steps as the browser needs for its first frame; all else follows that frame. */
import { restoreScroll, saveScroll, scrollToStart } from '../entry/scroll.ts';
import { afterFrame } from '../starter/after-frame.ts';
import { layOutBelow, layOutBelowInTurn, setMissing, skipBelowFold } from '../starter/below-fold.ts';
import { showBodyFont, showBodyFontIn } from '../starter/body-font.ts';
import { layOutAboveFold } from './above-fold.ts';
import type { RouteLocation } from './Router.tsx';

/** Gives the focus to the heading, so that keyboards and screen readers begin with the new page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** How much of a page is put in. */
export type Part = 'whole' | 'beginning';

interface Entry {
  /** The path that is left. */
  from: string;
  title: string;
  /** Puts the new page in the place of the old one, at once: whole, or the blocks that it begins with. */
  show: (part: Part) => void;
  /** Puts in what follows the beginning, at once. */
  complete: () => void;
  /** What nobody sees: head, announcement. */
  onSettled: () => void;
}

/** Shows a new page at its start, or at the place it was left at, with the focus on its heading. */
export function commitPage({ pathname, hash, back }: RouteLocation, { from, title, ...page }: Entry): void {
  const main = document.getElementById('main');
  const isAtStart = !back && hash === '';
  saveScroll(from);
  // Before anything changes: afterwards the browser would have to lay out the page for this alone.
  if (isAtStart) scrollToStart('');
  if (isAtStart) skipBelowFold();
  else layOutBelow();
  if (main) showBodyFontIn(main);
  page.show(isAtStart ? 'beginning' : 'whole');
  // Not before the address has changed: the title would be that of the old page in the browser's history.
  document.title = title;
  if (isAtStart && layOutAboveFold()) setMissing(page.complete);
  else if (isAtStart) page.complete();
  if (back) restoreScroll(pathname);
  else if (hash) scrollToStart(hash);
  afterFrame(() => {
    if (isAtStart) {
      page.complete();
      layOutBelowInTurn();
    }
    showBodyFont();
    focusHeading();
    page.onSettled();
  });
}
