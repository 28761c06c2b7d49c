/**
 * Notifies blocks of a URL change on the same screen, such as from a list to one of its entries: the router dispatches
 * an event on the document, and blocks read the location.
 */
const NAME = 'addresschange';

/** Announces a new URL with the same blocks. */
export function announceAddress(): void {
  document.dispatchEvent(new Event(NAME));
}

/** Calls back with the path after each such change. @returns ends it */
export function onAddressChange(callback: (path: string) => void): () => void {
  const listener = () => callback(location.pathname);
  document.addEventListener(NAME, listener);
  return () => document.removeEventListener(NAME, listener);
}
