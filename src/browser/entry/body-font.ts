import { fetchBodyFont, hasBodyFont, hideBodyFontIn, showBodyFontIn } from '../starter/body-font.ts';

/** The least movement that browsers count as a layout shift, in pixels. */
const NOTICED = 3;

/** Passages up to this share of the screen height are not divided, so that fonts are not mixed within them. */
const PASSAGE = 0.5;

/** The same for those off the screen, where fonts may be mixed, but a change of a whole article takes long. */
const PASSAGE_OFF_SCREEN = 2;

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

/** Whether any of an element may be visible. One without height may contain elements with fixed position. */
function mayShow(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return !box.height || isOnScreen(box);
}

/**
 * The positions of everything on the screen. Elements off the screen are not looked into, which takes long on a long
 * page.
 */
function placesIn(node: Node): Places {
  const inside = node instanceof Element && mayShow(node) ? [...node.childNodes] : [];
  return [[node, placeOf(node)], ...inside.flatMap(placesIn)];
}

/** Whether anything has moved on, onto or off the screen. */
function hasMoved(places: Places): boolean {
  return places.some(([node, place]) => {
    const now = placeOf(node);
    if (!now || !place || !(isOnScreen(place) || isOnScreen(now))) return false;
    return Math.hypot(now.left - place.left, now.top - place.top) >= NOTICED;
  });
}

/** The passages in an element that do not have the font yet. */
function passagesIn(element: Element): Element[] {
  if (hasBodyFont(element)) return [];
  const most = innerHeight * (mayShow(element) ? PASSAGE : PASSAGE_OFF_SCREEN);
  const isSmall = element.localName === 'p' || element.getBoundingClientRect().height <= most;
  return isSmall ? [element] : [...element.children].flatMap(passagesIn);
}

/** Applies the web font to each passage of the page where that moves nothing on the screen, each in a separate task. */
async function showWhereNothingMoves(): Promise<void> {
  const parts = [...document.querySelectorAll(PARTS)];
  for (const passage of parts.flatMap(passagesIn)) {
    // Keep the layout stable for visitors who follow a link to an anchor.
    if (location.hash) return;
    const places = parts.flatMap(placesIn);
    showBodyFontIn(passage);
    if (hasMoved(places)) hideBodyFontIn(passage);
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
