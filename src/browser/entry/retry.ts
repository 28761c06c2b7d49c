import { onIntent } from './intent.ts';

/** Milliseconds after a failure without retries: a moving pointer would otherwise trigger one in every frame. */
const PAUSE = 1000;

/**
 * Calls back once when a failed fetch should be retried: at the next sign of intent, or when the network is back, but
 * not before the pause is over.
 * @returns cancels it
 */
export function whenRetryable(callback: () => void): () => void {
  const earliest = performance.now() + PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Makes the starter report the next intent like a first one.
  window.boot.intent = false;
  const stop = onIntent(() => {
    timer = setTimeout(callback, earliest - performance.now());
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
