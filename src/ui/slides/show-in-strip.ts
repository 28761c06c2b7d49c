/** Scrolls a strip of tabs alone, never the page, until a tab is in its middle; whether it glides is said by its style. */
export function showInStrip(strip: HTMLElement, tab: HTMLElement): void {
  strip.scrollTo({ left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2 });
}
