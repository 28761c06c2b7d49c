/**
 * The tab that a key selects from the current one, with wrap-around: arrows select the neighbours, Home and End the
 * ends (the tabs pattern of the WAI-ARIA Authoring Practices). Undefined for every other key.
 */
export function tabForKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The tab that the hash of a URL names; undefined if it names none of them. */
export function tabForHash(hash: string, ids: readonly string[]): number | undefined {
  const place = ids.indexOf(hash.replace(/^#/, ''));
  return place === -1 ? undefined : place;
}
