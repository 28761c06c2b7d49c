import { fetchBodyFont, hasBodyFont, hideBodyFontIn, showBodyFontIn } from '../starter/body-font.ts';

/** Movements of fewer pixels are invisible, and do not count as layout shift. */
const NOTICED = 2;

/** The parts of the page. */
const PARTS = 'header,main>*,#site-footer';

/** Elements and texts, with their positions. */
type Places = [Node, DOMRect | undefined][];

const range = document.createRange();

/** The position of an element or of the start of a text; undefined if it is not shown. */
function placeOf(node: Node): DOMRect | undefined {
  if (node instanceof Element) return node.getBoundingClientRect();
  range.selectNodeContents(node);
  return range.getClientRects()[0];
}

/** Whether a box is visible; elements without height never are. */
function isOnScreen({ top, bottom }: DOMRect): boolean {
  return bottom > Math.max(top, 0) && top < innerHeight;
}

/** Whether any of a part may be visible. A part without height contains elements with fixed position. */
function mayShow(part: Element): boolean {
  const box = part.getBoundingClientRect();
  return !box.height || isOnScreen(box);
}

/** The positions of the parts off screen, and of everything in the parts on screen. */
function placesNow(parts: Iterable<Element>): Places {
  const within = (part: Element) => [part, ...part.querySelectorAll('*')].flatMap((one) => [...one.childNodes]);
  return [...parts].flatMap<Node>((part) => (mayShow(part) ? within(part) : part)).map((node) => [node, placeOf(node)]);
}

/** Whether anything has moved on, onto or off the screen. */
function hasMoved(places: Places): boolean {
  return places.some(([node, place]) => {
    const now = placeOf(node);
    if (!now || !place) return false;
    const isFar = Math.hypot(now.left - place.left, now.top - place.top) >= NOTICED;
    return isFar && (isOnScreen(place) || isOnScreen(now));
  });
}

/** The outermost elements of a part that are off screen and do not have the font yet. */
function offScreen(part: Element): Element[] {
  return [...part.children].flatMap((child) => (hasBodyFont(child) ? [] : mayShow(child) ? offScreen(child) : child));
}

const isBelow = (element: Element) => element.getBoundingClientRect().top > 0;

/**
 * Applies the web font to each part of the page where that moves nothing on the screen, each in a separate task. In
 * other parts it is applied to what is off screen, or at least below it, since an article is a single part.
 */
async function showWhereNothingMoves(): Promise<void> {
  const parts = document.querySelectorAll(PARTS);
  for (const part of parts) {
    // Keep the layout stable for visitors who follow a link to an anchor.
    if (location.hash) return;
    if (hasBodyFont(part)) continue;
    const places = placesNow(parts);
    const hidden = offScreen(part);
    for (const elements of [[part], hidden, hidden.filter(isBelow)]) {
      elements.forEach(showBodyFontIn);
      if (!hasMoved(places)) break;
      elements.forEach(hideBodyFontIn);
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Applies the web font where that moves nothing, and after scrolling to parts that it would have moved before. */
function showNowAndAfterScrolling(): void {
  showWhereNothingMoves();
  addEventListener('scrollend', showWhereNothingMoves);
}

/** Loads the web font of body text after the page and applies it; the fallback font has matching metrics. */
export function loadBodyFont(): void {
  // If it cannot be fetched, the fallback font stays.
  const bring = () => fetchBodyFont().then(showNowAndAfterScrolling, () => {});
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring);
}
