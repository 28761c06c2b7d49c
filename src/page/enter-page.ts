/** Puts a new page on the screen in as few steps as the browser needs for its first frame; all else follows that frame. */
import { afterFrame } from './after-frame.ts';
import { layOutBelow, layOutBelowInTurn, skipBelow } from './below-screen.ts';
import type { Place } from './Router.tsx';
import { restoreScroll, saveScroll, scrollToStart } from './scroll.ts';
import { showTextFace, showTextFaceIn } from './text-face.ts';

/** Gives the focus to the heading, so that keyboards and screen readers begin with the new page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

interface Entry {
  /** The path that is left. */
  from: string;
  title: string;
  /** Changes the page on the screen, at once. */
  show: () => void;
  /** What nobody sees: head, announcement. */
  onSettled: () => void;
}

/** Shows a new page at its start, or at the place it was left at, with the focus on its heading. */
export function enterPage({ pathname, hash, back }: Place, { from, title, show, onSettled }: Entry): void {
  const main = document.getElementById('main');
  const isAtStart = !back && hash === '';
  saveScroll(from);
  // Before anything changes: afterwards the browser would have to lay out the page for this alone.
  if (isAtStart) scrollToStart('');
  if (isAtStart) skipBelow();
  else layOutBelow();
  if (main) showTextFaceIn(main);
  document.title = title;
  show();
  if (back) restoreScroll(pathname);
  else if (hash) scrollToStart(hash);
  afterFrame(() => {
    if (isAtStart) layOutBelowInTurn();
    showTextFace();
    focusHeading();
    onSettled();
  });
}
