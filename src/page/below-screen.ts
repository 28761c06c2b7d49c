/**
 * While a page is shown first, what lies below the screen waits: its blocks and the footer are neither styled nor laid
 * out (styles/base.css), which is half of what a slow processor would do before the first frame. Readers without
 * scripts get the whole page at once.
 */
import { afterFrame } from './after-frame.ts';

/** On the root element while what lies below the screen waits. */
const ENTERING = 'data-entering';

/** What waits: the rule in styles/base.css names the same elements. */
const FOOTER = '#site-footer';
const WAITING = `main > [data-block]:nth-child(n + 2), ${FOOTER}`;

/** Lets what lies below the screen wait. */
export function skipBelow(): void {
  document.documentElement.setAttribute(ENTERING, '');
}

const endOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;

/**
 * Lays out at once as many of the blocks that a new page begins with as the screen shows, and not the footer: the browser
 * has not to find out what is near the screen, and works while it would wait for the next frame.
 * @returns whether they reach down to the end of the screen; if not, what follows them belongs there
 */
export function layOutBeginning(): boolean {
  const waiting = document.querySelectorAll<HTMLElement>(WAITING);
  for (const element of waiting) element.style.contentVisibility = 'hidden';
  let end = endOf(document.querySelector('main > [data-block]'));
  for (const element of waiting) {
    if (end >= innerHeight) return true;
    element.style.contentVisibility = element.matches(FOOTER) ? '' : 'visible';
    end = endOf(element);
  }
  return false;
}

/** Whether the visitor comes to the start of the document: reloads, the way back and links to places need all heights. */
export function startsAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !location.hash && entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/** Lays out at once whatever still waits: before places on the page count. */
export function layOutBelow(): void {
  document.documentElement.removeAttribute(ENTERING);
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
