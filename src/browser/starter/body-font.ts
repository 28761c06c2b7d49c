/**
 * The font of running text. It is fetched when the page is there (entry/body-font.ts), so that it never delays a first
 * view, and shown at once wherever nothing moves under the reader's eyes; elsewhere from the next page on.
 */
const CLASS = 'text-font';
const FLAG = 'text-font';

/** Fetches the font; the starter and the next navigation show it. */
export async function fetchBodyFont(): Promise<void> {
  const root = document.documentElement;
  const family = getComputedStyle(root).getPropertyValue('--font-text-loaded').split(',')[0] ?? '';
  if (root.classList.contains(CLASS) || !family) return;
  const fonts = await document.fonts.load(`1em ${family}`);
  if (fonts.length === 0) return;
  try {
    sessionStorage.setItem(FLAG, '1');
  } catch {
    // Storage is forbidden: the next full load starts with the font of the device again.
  }
}

/** Shows the font in an element when it is there: in one whose content is about to be replaced, nothing moves. */
export function showBodyFontIn(element: Element): void {
  try {
    if (sessionStorage.getItem(FLAG)) element.classList.add(CLASS);
  } catch {
    // Storage is forbidden: the font of the device stays.
  }
}

/** Shows the font everywhere when it is there; called at the start of a document, and when a new page has taken the place of the old. */
export function showBodyFont(): void {
  showBodyFontIn(document.documentElement);
}

/** Shows the device's own font in an element again. */
export function hideBodyFontIn(element: Element): void {
  element.classList.remove(CLASS);
}
