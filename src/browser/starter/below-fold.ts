/**
 * Skips style and layout of everything below the fold until after the first frame (styles/base.css), which is about
 * half of the work of a slow processor before that frame. Without scripts the whole page is laid out at once.
 */
import { afterFrame } from './after-frame.ts';

/** Set on the root element while layout below the fold is skipped. */
const ENTERING = 'data-entering';

/** The skipped elements, from top to bottom; styles/base.css has the same selector. */
export const FOOTER = '#site-footer';
export const BELOW_FOLD = `main > [data-block]:nth-child(n + 2), [data-below], ${FOOTER}`;

/** Starts skipping layout below the fold. */
export function skipBelowFold(): void {
  document.documentElement.setAttribute(ENTERING, '');
}

/** Whether the page opens at its top: reloads, back and links to anchors need the layout of the whole page. */
export function startsAtTop(): boolean {
  const navigations = performance.getEntriesByType('navigation');
  return !location.hash && navigations.some((entry) => 'type' in entry && entry.type === 'navigate');
}

let insertDeferred: (() => void) | undefined;

/**
 * Registers the callback that inserts blocks left out of the first frame; called before positions on the page are
 * used.
 */
export function deferInsertion(insert: () => void): void {
  insertDeferred = insert;
}

/** Stops skipping layout. */
export function stopSkipping(): void {
  document.documentElement.removeAttribute(ENTERING);
}

/** Lays out all skipped elements now, before positions on the page are used. */
export function layOutBelowFold(): void {
  insertDeferred?.();
  insertDeferred = undefined;
  stopSkipping();
  for (const element of document.querySelectorAll<HTMLElement>(BELOW_FOLD)) element.style.contentVisibility = '';
}

let call = 0;

/** Lays out the skipped elements, one per frame, so that no tap waits for the whole page. */
export function layOutBelowFoldProgressively(): void {
  call++;
  const own = call;
  const waiting = [...document.querySelectorAll<HTMLElement>(BELOW_FOLD)];
  // If the visitor scrolls in the meantime, the browser lays out elements near the viewport.
  for (const { style } of waiting) if (style.contentVisibility === 'hidden') style.contentVisibility = '';
  const next = () => {
    if (own !== call) return;
    const element = waiting.shift();
    if (!element) return layOutBelowFold();
    element.style.contentVisibility = 'visible';
    afterFrame(next);
  };
  next();
}
