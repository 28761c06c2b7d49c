/** The callbacks that wait for the first sign that a visitor uses the page. The starter detects it. */
const waiting = new Set<() => void>();

function announce(): void {
  for (const callback of waiting) callback();
  waiting.clear();
}

/**
 * Calls back at the first intent, or at once if there was one already.
 * @returns cancels the callback
 */
export function onIntent(callback: () => void): () => void {
  if (window.boot.intent) {
    callback();
    return () => undefined;
  }
  waiting.add(callback);
  window.boot.onIntent = announce;
  return () => waiting.delete(callback);
}
