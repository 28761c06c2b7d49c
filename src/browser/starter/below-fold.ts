/**
 * While a page is shown first, what lies below the screen waits: its blocks and the footer are neither styled nor laid
 * out (styles/base.css), which is half of what a slow processor would do before the first frame. Readers without
 * scripts get the whole page at once.
 */
import { afterFrame } from './after-frame.ts';

/** On the root element while what lies below the screen waits. */
const ENTERING = 'data-entering';

/** What waits, from top to bottom: the rule in styles/base.css names the same elements. */
export const FOOTER = '#site-footer';
export const WAITING = `main > [data-block]:nth-child(n + 2), ${FOOTER}`;

/** Lets what lies below the screen wait. */
export function skipBelowFold(): void {
  document.documentElement.setAttribute(ENTERING, '');
}

/** Whether the visitor comes to the start of the document: reloads, the way back and links to places need all heights. */
export function startsAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !location.hash && entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

let putInMissing: (() => void) | undefined;

/** Names what puts in the blocks that a page has been entered without; done at the latest when places on the page count. */
export function setMissing(putIn: () => void): void {
  putInMissing = putIn;
}

/** Ends the waiting of all that nobody has looked at yet. */
export function stopSkipping(): void {
  document.documentElement.removeAttribute(ENTERING);
}

/** Lays out at once whatever still waits: before places on the page count. */
export function layOutBelow(): void {
  putInMissing?.();
  putInMissing = undefined;
  stopSkipping();
  for (const element of document.querySelectorAll<HTMLElement>(WAITING)) element.style.contentVisibility = '';
}

let call = 0;

/** Lays out what waits, one element a frame, so that no visitor's tap waits for the whole page. */
export function layOutBelowInTurn(): void {
  call++;
  const own = call;
  const waiting = [...document.querySelectorAll<HTMLElement>(WAITING)];
  // Whoever scrolls meanwhile sees what is near the screen.
  for (const { style } of waiting) if (style.contentVisibility === 'hidden') style.contentVisibility = '';
  const next = () => {
    if (own !== call) return;
    const element = waiting.shift();
    if (!element) return layOutBelow();
    element.style.contentVisibility = 'visible';
    afterFrame(next);
  };
  next();
}
