/** The part of a new page that its first frame shows: the blocks that reach down to the end of the screen. */
import { FOOTER, WAITING } from '../starter/below-fold.ts';

const endOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;

/**
 * Lays out at once as many of the blocks that a new page begins with as the screen shows, and not the footer: the browser
 * has not to find out what is near the screen, and works while it would wait for the next frame.
 * @returns whether they reach down to the end of the screen; if not, what follows them belongs there
 */
export function layOutAboveFold(): boolean {
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
