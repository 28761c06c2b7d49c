import { isShortcutOn, SEARCH_KEY } from '../../layout/search/search-shortcut.ts';

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== SEARCH_KEY || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
    return;
  const button = document.querySelector<HTMLElement>(
    `button[aria-keyshortcuts="${SEARCH_KEY}"][aria-expanded="false"]`,
  );
  if (!button || event.target.closest('input,textarea,select,[contenteditable],dialog') || !isShortcutOn()) return;
  event.preventDefault();
  button.click();
}

/** Presses the search button when its key is pressed, unless something is being typed. A press that nothing answers yet is remembered like any other. */
export function pressSearchByKey(): void {
  addEventListener('keydown', onKeyDown);
}
