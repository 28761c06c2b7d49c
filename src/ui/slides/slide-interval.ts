/** Timing of slides. */

/**
 * Calls back repeatedly; the result stops it.
 * @param interval milliseconds between two calls
 * @param elapsed milliseconds of the first interval that have already passed
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
 * Milliseconds of its interval that the first slide was shown before its script loaded, counted from the start of the
 * document. 0 if the document is older than an interval, because the slides then came by navigation.
 */
export function elapsedBeforeScript(interval: number): number {
  const age = performance.now();
  return age < interval ? age : 0;
}
