/**
 * Whether a single key opens the search. Speech input can press keys by accident, so visitors can turn it off (WCAG
 * 2.1.4).
 */

/** The key. */
export const SEARCH_KEY = '/';

const FLAG = 'search-key';
const OFF = 'off';

/** Whether the key opens the search in this browser: yes, unless a visitor has turned it off. */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(FLAG) !== OFF;
  } catch {
    return true;
  }
}

/** Turns the key on or off, permanently if the browser allows storage. */
export function setShortcut(on: boolean): void {
  try {
    if (on) localStorage.removeItem(FLAG);
    else localStorage.setItem(FLAG, OFF);
  } catch {
    // Storage is blocked: the setting lasts for this document.
  }
}
