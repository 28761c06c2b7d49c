/** Scroll positions: the top on entry, saved and restored per path on back and forward (specification 2 and 4). */
const key = (path: string) => `scroll:${path}`;

/** Saves the scroll position of a path. Without access to storage, as in some private windows, nothing is restored. */
export function saveScroll(path: string): void {
  try {
    sessionStorage.setItem(key(path), String(Math.round(scrollY)));
  } catch {
    // Storage is full or forbidden: the page starts at its top instead.
  }
}

/** Restores the saved position of a path, without animation. */
export function restoreScroll(path: string): void {
  let top = 0;
  try {
    top = Number(sessionStorage.getItem(key(path)) ?? 0);
  } catch {
    // Storage is forbidden: start at the top.
  }
  scrollTo({ top, behavior: 'instant' });
}

/** Scrolls to the top, or to the element that a hash names. */
export function scrollToStart(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}
