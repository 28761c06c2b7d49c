/** Commits a new page: only the work that its first frame needs comes first; the rest follows that frame. */
import { restoreScroll, saveScroll, scrollToStart } from '../entry/scroll.ts';
import { afterFrame } from '../starter/after-frame.ts';
import { deferInsertion, layOutBelowFold, layOutBelowFoldProgressively, skipBelowFold } from '../starter/below-fold.ts';
import { showBodyFont, showBodyFontIn } from '../starter/body-font.ts';
import { layOutAboveFold } from './above-fold.ts';
import type { RouteLocation } from './Router.tsx';
import { animateSharedPicture, picturesInView } from './shared-picture.ts';

/** Moves the focus to the heading, so that keyboards and screen readers start at the new page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** How much of a page is inserted. */
export type Part = 'whole' | 'beginning';

interface Entry {
  /** The path of the previous page. */
  from: string;
  title: string;
  /** Replaces the old page synchronously: by the whole new page, or by its first blocks. */
  show: (part: Part) => void;
  /** Inserts the remaining blocks synchronously. */
  complete: () => void;
  /** Updates what is not visible: head and announcement. */
  onSettled: () => void;
}

/** Shows a new page at its top, or at the position where it was left, with the focus on its heading. */
export function commitPage({ pathname, hash, back }: RouteLocation, { from, title, ...page }: Entry): void {
  const main = document.getElementById('main');
  const isAtStart = !back && hash === '';
  saveScroll(from);
  // Read before any change, which would force another layout.
  const pictures = isAtStart ? picturesInView(main) : [];
  if (isAtStart) scrollToStart('');
  if (isAtStart) skipBelowFold();
  else layOutBelowFold();
  if (main) showBodyFontIn(main);
  page.show(isAtStart ? 'beginning' : 'whole');
  // Set after the URL has changed; otherwise the browser's history would show it for the old page.
  document.title = title;
  if (isAtStart && layOutAboveFold()) deferInsertion(page.complete);
  else if (isAtStart) page.complete();
  animateSharedPicture(pictures);
  if (back) restoreScroll(pathname);
  else if (hash) scrollToStart(hash);
  afterFrame(() => {
    if (isAtStart) {
      page.complete();
      layOutBelowFoldProgressively();
    }
    showBodyFont();
    focusHeading();
    page.onSettled();
  });
}
