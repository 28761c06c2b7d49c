/**
 * Keeps what was loaded, or is loading, for all who ask for it. An import of what is there already would still end in a
 * task of its own, and the click that needs it would wait for that task.
 * @returns loads at the first call, and again after a failure
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
