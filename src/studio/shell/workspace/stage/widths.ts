const KEY = 'studio-width';

/** The width that fills the available space, without scaling. */
export const FIT = 0;

/** Widths of devices in CSS pixels. */
export const widths = [FIT, 390, 768, 1280, 1600] as const;

/** The stored width, or FIT. */
export function widthStored(): number {
  const stored = Number(localStorage.getItem(KEY) ?? FIT);
  return widths.find((width) => width === stored) ?? FIT;
}

/** Stores the width in this browser. @param width in CSS pixels, or FIT */
export function storeWidth(width: number): void {
  localStorage.setItem(KEY, String(width));
}
