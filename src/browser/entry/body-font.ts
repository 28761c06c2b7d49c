import { fetchBodyFont, hideBodyFontIn, showBodyFontIn } from '../starter/body-font.ts';

/** Movements of fewer pixels are invisible, and do not count as layout shift. */
const NOTICED = 2;

/** The parts of the page. */
const PARTS = 'header, main > *, #site-footer';

const range = document.createRange();

/** The position of an element or of the start of a text; undefined if it is not shown. */
function placeOf(node: Node): DOMRect | undefined {
  if (node instanceof Element) return node.getBoundingClientRect();
  range.selectNodeContents(node);
  return range.getClientRects()[0];
}

/** Whether it is visible; elements without height never are. */
function isOnScreen({ top, bottom }: DOMRect): boolean {
  return bottom > Math.max(top, 0) && top < innerHeight;
}

/** Whether some of a part may be on the screen. A part without height contains elements with fixed position. */
function mayShow(part: Element): boolean {
  const box = part.getBoundingClientRect();
  return box.height === 0 || isOnScreen(box);
}

/** All parts, and everything in those on the screen, with their positions. */
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

/** Whether anything has moved on, onto or off the screen. */
function hasMoved(places: Map<Node, DOMRect>): boolean {
  return [...places].some(([node, place]) => {
    const now = placeOf(node);
    if (!now) return isOnScreen(place);
    const isFar = Math.abs(now.left - place.left) >= NOTICED || Math.abs(now.top - place.top) >= NOTICED;
    return isFar && (isOnScreen(place) || isOnScreen(now));
  });
}

/** The outermost elements of a part that are off the screen. */
function offScreen(part: Element): Element[] {
  return [...part.children].flatMap((child) => (mayShow(child) ? offScreen(child) : [child]));
}

/** Applies the web font to elements, unless something on the screen moves. */
function tryIn(elements: Element[], places: Map<Node, DOMRect>): boolean {
  for (const element of elements) showBodyFontIn(element);
  const isStill = !hasMoved(places);
  if (!isStill) for (const element of elements) hideBodyFontIn(element);
  return isStill;
}

/**
 * Applies the web font to each part of the page in which it moves nothing on the screen, each in a separate task.
 * Elsewhere at least to what is off the screen: an article is a single part.
 */
async function showWhereNothingMoves(): Promise<void> {
  const parts = document.querySelectorAll(PARTS);
  for (const part of parts) {
    // Keep the layout stable for visitors who follow a link to an anchor.
    if (location.hash) return;
    const places = placesNow(parts);
    if (!tryIn([part], places)) tryIn(offScreen(part), places);
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
