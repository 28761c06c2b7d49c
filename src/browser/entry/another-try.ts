import { whenIntended } from './intent.ts';

/** Milliseconds after a failure in which nothing is asked for again: a moving pointer alone shows intent in every frame. */
const PAUSE = 1000;

/**
 * Calls back once when what could not be fetched is worth another try: at the next intent, which a network that is back
 * counts as, yet not before the pause is over.
 * @returns calls it off
 */
export function whenWorthTrying(callback: () => void): () => void {
  const earliest = performance.now() + PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The starter shall tell of the next intent as of the first.
  window.boot.intent = false;
  const stop = whenIntended(() => {
    timer = setTimeout(callback, earliest - performance.now());
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
