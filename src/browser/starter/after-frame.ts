/** Milliseconds in which the browser draws a frame that it has laid out. */
const DRAWING = 20;

/** Milliseconds after which what waits for a frame runs in any case: tabs in the background get no frames. */
const AT_LATEST = 300;

/**
 * Calls back once what was just changed is on the screen: for all that a visitor need not wait for.
 * @returns calls it off
 */
export function afterFrame(callback: () => void): () => void {
  let timer = setTimeout(run, AT_LATEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback, DRAWING);
  });
  function run() {
    cancelAnimationFrame(frame);
    callback();
  }
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
