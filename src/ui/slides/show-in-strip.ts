/**
 * Scrolls a strip of tabs, never the page, so that a tab is in its middle; CSS decides whether the scrolling is smooth.
 */
export function showInStrip(strip: HTMLElement, tab: HTMLElement): void {
  strip.scrollTo({ left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2 });
}
