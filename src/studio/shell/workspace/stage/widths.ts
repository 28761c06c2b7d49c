const KEY = 'studio-width';

/** As wide as the window allows, without scaling. */
export const FIT = 0;

/** Widths of devices, in pixels of the layout. */
export const widths = [FIT, 390, 768, 1280, 1600] as const;

/** The width that was chosen last. */
export function widthStored(): number {
  const stored = Number(localStorage.getItem(KEY) ?? FIT);
  return widths.find((width) => width === stored) ?? FIT;
}

/** Stores the width for the next visit. @param width in pixels, or FIT */
export function storeWidth(width: number): void {
  localStorage.setItem(KEY, String(width));
}
