import { withTimeout } from '../storage/with-timeout.ts';

/** Something that is queried at every scrape, such as a disk. */
export interface Probe<T> {
  query: () => Promise<T>;
  /** Publishes the result; undefined if there was none in time, so that no stale value is shown. */
  publish: (result: T | undefined) => void;
  /** Called with the reason if there was none. */
  failed: (error: unknown) => void;
}

/**
 * Returns a function that queries and publishes the result, or undefined after the timeout; it never rejects. A query
 * that hangs is not repeated before it has finished, so that queries never pile up.
 * @param timeout milliseconds
 */
export function probe<T>({ query, publish, failed }: Probe<T>, timeout: number): () => Promise<void> {
  let pending: Promise<T> | undefined;
  return async () => {
    pending ??= query().finally(() => {
      pending = undefined;
    });
    try {
      publish(await withTimeout(pending, timeout, () => new Error('no answer in time')));
    } catch (error) {
      failed(error);
      publish(undefined);
    }
  };
}
