import { trustedHtml } from '../../ui/rich-text/trusted-html.ts';

/**
 * What waits until the page is there: browsers fetch a manifest and its icons, and pages of others in frames, while the
 * first picture is still on its way. It stands in noscript elements, for readers without scripts too.
 */
const WAITING = 'noscript[data-late]';

/** Puts what waits inside an element into its place; called again, it does nothing. */
export function showDeferredMarkup(element: ParentNode): void {
  for (const waiting of element.querySelectorAll(WAITING)) {
    waiting.insertAdjacentHTML('afterend', trustedHtml(waiting.textContent));
    waiting.remove();
  }
}
