/**
 * Links of the head that wait until the page is there: browsers fetch a manifest and its icons while the first
 * picture is still on its way. The document holds them in a noscript element, for readers without scripts.
 */
const WAITING = 'noscript[data-late]';

/** Puts the waiting links into the head; called again, it does nothing. */
export function showLateLinks(): void {
  const waiting = document.head.querySelector(WAITING);
  if (!waiting) return;
  waiting.insertAdjacentHTML('afterend', waiting.textContent);
  waiting.remove();
}
