/** The first sign that a visitor wants something of the page: the starter notices it, and tells it here. */
const waiting = new Set<() => void>();

function announce(): void {
  for (const callback of waiting) callback();
  waiting.clear();
}

/**
 * Calls back at the first intent; at once when there was one.
 * @returns calls it off
 */
export function whenIntended(callback: () => void): () => void {
  if (window.boot.intent) {
    callback();
    return () => undefined;
  }
  waiting.add(callback);
  window.boot.onIntent = announce;
  return () => waiting.delete(callback);
}
