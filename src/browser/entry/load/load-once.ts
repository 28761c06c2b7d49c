/**
 * Caches the result of an asynchronous function for all callers. Importing a module that is already loaded would still
 * take a task, for which the click that needs it would have to wait.
 * @returns a function that loads at the first call, and again after a failure
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    if (kept) return kept;
    const loading = load();
    kept = loading;
    loading.catch(() => {
      kept = undefined;
    });
    return loading;
  };
}
