/** Milliseconds that the browser takes to draw a frame it has laid out. */
const DRAWING = 20;

/** Milliseconds after which the callback runs in any case: background tabs get no frames. */
const AT_LATEST = 300;

/**
 * Calls back once the latest changes are on the screen, for work that visitors need not wait for.
 * @returns cancels it
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
