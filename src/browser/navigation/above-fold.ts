/** Lays out the blocks of a new page that are visible in its first frame. */
import { BELOW_FOLD, FOOTER } from '../starter/below-fold.ts';

const endOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;

/**
 * Forces layout of the first blocks of a new page, as many as fill the viewport, without the footer. So the browser
 * need not determine what is near the viewport, and this is done while it would wait for the next frame.
 * @returns whether they fill the viewport; if not, the following blocks are visible too
 */
export function layOutAboveFold(): boolean {
  const waiting = document.querySelectorAll<HTMLElement>(BELOW_FOLD);
  for (const element of waiting) element.style.contentVisibility = 'hidden';
  let end = endOf(document.querySelector('main > [data-block]'));
  for (const element of waiting) {
    if (end >= innerHeight) return true;
    element.style.contentVisibility = element.matches(FOOTER) ? '' : 'visible';
    end = endOf(element);
  }
  return false;
}
