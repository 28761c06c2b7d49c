import { trustedHtml } from '../../ui/rich-text/trusted-html.ts';

/**
 * Markup that is inserted after the page has loaded: the web app manifest with its icons, and embedded frames, which
 * would compete with the first picture. It is written in noscript elements, so that it also works without scripts.
 */
const WAITING = 'noscript[data-late]';

/** Inserts the deferred markup of an element. Idempotent. */
export function showDeferredMarkup(element: ParentNode): void {
  for (const waiting of element.querySelectorAll(WAITING)) {
    waiting.insertAdjacentHTML('afterend', trustedHtml(waiting.textContent));
    waiting.remove();
  }
}
