/**
 * The web font of body text, and the headline font under a second name, for browsers that had them too late for the
 * first paint. They are fetched after the page has loaded (entry/body-font.ts), so that they never delay it. They are
 * applied at once wherever that moves nothing on the screen, and elsewhere from the next page on.
 */
import { BODY_FONT } from '../../contracts/body-font.ts';

/** Fetches the fonts; the starter and the next navigation apply them. */
export async function fetchBodyFont(): Promise<void> {
  const root = document.documentElement;
  if (root.classList.contains(BODY_FONT)) return;
  const style = getComputedStyle(root);
  // Only the font itself: the device may have none of the fallback fonts.
  const first = (role: string) => style.getPropertyValue(`--font-${role}-loaded`).split(',')[0];
  const fonts = await Promise.all(['text', 'display'].map((role) => document.fonts.load(`1em ${first(role)}`)));
  if (!fonts.flat().length) return;
  try {
    sessionStorage.setItem(BODY_FONT, '1');
  } catch {
    // Storage is blocked: the next full load starts with the device's font again.
  }
}

/**
 * Applies the font to an element if it is loaded. For an element whose content is about to be replaced, so that nothing
 * visibly moves.
 */
export function showBodyFontIn(element: Element): void {
  try {
    if (sessionStorage.getItem(BODY_FONT)) element.classList.add(BODY_FONT);
  } catch {
    // Storage is blocked: the device's font stays.
  }
}

/** Applies the font everywhere if it is loaded; called at the start of a document, and after a page was replaced. */
export function showBodyFont(): void {
  showBodyFontIn(document.documentElement);
}

/** Whether the font is applied to an element or one of its ancestors. */
export function hasBodyFont(element: Element): boolean {
  return !!element.closest(`.${BODY_FONT}`);
}

/** Switches an element back to the device's font. */
export function hideBodyFontIn(element: Element): void {
  element.classList.remove(BODY_FONT);
}
