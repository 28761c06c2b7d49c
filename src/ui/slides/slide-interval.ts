/** The clock of slides. */

/**
 * Calls back again and again; the result stops it.
 * @param interval milliseconds between two calls
 * @param elapsed milliseconds of the first interval that are over already
 */
export function every(interval: number, elapsed: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const call = () => {
    timer = setTimeout(call, interval);
    callback();
  };
  timer = setTimeout(call, interval - elapsed);
  return () => clearTimeout(timer);
}

/**
 * How many milliseconds of its interval the first slide was shown before its script came: since the document began.
 * None in a document that is older than an interval: there the slides came by navigation.
 */
export function shownBefore(interval: number): number {
  const age = performance.now();
  return age < interval ? age : 0;
}
