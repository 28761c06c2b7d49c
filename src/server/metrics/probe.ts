import { withTimeout } from '../storage/with-timeout.ts';

/** Something that is queried at every scrape, such as a disk. */
export interface Question<T> {
  ask: () => Promise<T>;
  /** Publishes the result; undefined if there was none in time, so that no stale value is shown. */
  show: (answer: T | undefined) => void;
  /** Called with the reason if there was none. */
  failed: (error: unknown) => void;
}

/**
 * Returns a function that queries and publishes the result, or undefined after the timeout; it never rejects. A query
 * that hangs is not repeated before it has finished, so that queries never pile up.
 * @param timeout milliseconds
 */
export function probe<T>({ ask, show, failed }: Question<T>, timeout: number): () => Promise<void> {
  let asking: Promise<T> | undefined;
  return async () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    try {
      show(await withTimeout(timeout, asking, () => new Error('no answer in time')));
    } catch (error) {
      failed(error);
      show(undefined);
    }
  };
}
