import { fetchBodyFont, hideBodyFontIn, showBodyFontIn } from '../starter/body-font.ts';

/** Pixels: what moves by less is noticed neither by the eye nor by the measure of layout shifts. */
const NOTICED = 2;

/** What the font is shown in, or not, as a whole. */
const PARTS = 'header, main > *, #site-footer';

const range = document.createRange();

/** Where an element lies, or where a text begins; undefined when it is not shown. */
function placeOf(node: Node): DOMRect | undefined {
  if (node instanceof Element) return node.getBoundingClientRect();
  range.selectNodeContents(node);
  return range.getClientRects()[0];
}

/** Whether it can be seen; what has no height never can, such as what is not shown. */
function isOnScreen({ top, bottom }: DOMRect): boolean {
  return bottom > Math.max(top, 0) && top < innerHeight;
}

/** Whether anything of a part may be on the screen: one that takes no room on the page holds what is fixed to the screen. */
function mayShow(part: Element): boolean {
  const box = part.getBoundingClientRect();
  return box.height === 0 || isOnScreen(box);
}

/** All parts, and everything in those on the screen, with where they are. */
function placesNow(parts: Iterable<Element>): Map<Node, DOMRect> {
  const places = new Map<Node, DOMRect>();
  for (const part of parts) {
    const nodes = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const isShown = mayShow(part);
    for (let node: Node | null = part; node; node = isShown ? nodes.nextNode() : null) {
      const place = placeOf(node);
      if (place) places.set(node, place);
    }
  }
  return places;
}

/** Whether anything has moved on the screen, onto it or away from it. */
function hasMoved(places: Map<Node, DOMRect>): boolean {
  return [...places].some(([node, place]) => {
    const now = placeOf(node);
    if (!now) return isOnScreen(place);
    const isFar = Math.abs(now.left - place.left) >= NOTICED || Math.abs(now.top - place.top) >= NOTICED;
    return isFar && (isOnScreen(place) || isOnScreen(now));
  });
}

/** Applies the web font to each part of the page in which nothing on the screen moves for it, each in a task of its own. */
async function showWhereNothingMoves(): Promise<void> {
  const parts = document.querySelectorAll(PARTS);
  for (const part of parts) {
    // Visitors on their way to a place on the page find it where it was.
    if (location.hash) return;
    const places = placesNow(parts);
    showBodyFontIn(part);
    if (hasMoved(places)) hideBodyFontIn(part);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Loads the web font of body text after the page and applies it; the fallback font has matching metrics. */
export function loadBodyFont(): void {
  // If it cannot be fetched, the fallback font stays.
  const bring = () => fetchBodyFont().then(showWhereNothingMoves, () => {});
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring);
}
