/**
 * How a block learns that the address changed while its screen stayed, as from a list to one of its entries:
 * the router says so on the document, and the block looks where it is.
 */
const NAME = 'addresschange';

/** Says that the address is another one and the blocks are still the same. */
export function announceAddress(): void {
  document.dispatchEvent(new Event(NAME));
}

/** Calls back with the path after each such change. @returns ends it */
export function onAddressChange(callback: (path: string) => void): () => void {
  const listener = () => callback(location.pathname);
  document.addEventListener(NAME, listener);
  return () => document.removeEventListener(NAME, listener);
}
