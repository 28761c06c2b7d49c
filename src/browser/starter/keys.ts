import { isShortcutOn, SEARCH_KEY } from '../../layout/search/search-shortcut.ts';

/** Escape closes the open dialog; without one, it follows the link marked for it. */
function onEscape(): void {
  if (!document.querySelector('dialog[open]')) document.querySelector<HTMLAnchorElement>('a[data-escape]')?.click();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') onEscape();
  if (event.key !== SEARCH_KEY || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
    return;
  const button = document.querySelector<HTMLElement>(
    `button[aria-keyshortcuts="${SEARCH_KEY}"][aria-expanded="false"]`,
  );
  if (!button || event.target.closest('input,textarea,select,[contenteditable],dialog') || !isShortcutOn()) return;
  event.preventDefault();
  button.click();
}

/**
 * Handles keyboard shortcuts of the page: Escape leaves an overlay, and the search key clicks the search button, unless
 * the visitor is typing. A click that has no handler yet is queued like any other.
 */
export function handleShortcuts(): void {
  addEventListener('keydown', onKeyDown);
}
