import { fetchBodyFont, hideBodyFontIn, showBodyFontIn } from '../starter/body-font.ts';

/** Pixels: what moves by less is noticed neither by the eye nor by the measure of layout shifts. */
const NOTICED = 2;

/** What the font is shown in, or not, as a whole. */
const PARTS = 'header, main > *, footer';

const range = document.createRange();

/** Where a text or box begins; undefined when it is not shown. */
function beginningOf(node: Node): DOMRect | undefined {
  if (node instanceof Element) return node.getBoundingClientRect();
  range.selectNodeContents(node);
  return range.getClientRects()[0];
}

/** The texts and boxes on the screen, with where they begin. */
function beginningsInView(): Map<Node, DOMRect> {
  const beginnings = new Map<Node, DOMRect>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (nodes.nextNode()) {
    const place = beginningOf(nodes.currentNode);
    if (place && place.bottom > 0 && place.top < innerHeight) beginnings.set(nodes.currentNode, place);
  }
  return beginnings;
}

function hasMoved(beginnings: Map<Node, DOMRect>): boolean {
  return [...beginnings].some(([node, { left, top }]) => {
    const now = beginningOf(node);
    return !now || Math.abs(now.left - left) >= NOTICED || Math.abs(now.top - top) >= NOTICED;
  });
}

const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });

/** Applies the web font to each part of the page in which nothing on the screen moves for it. */
async function showWhereNothingMoves(): Promise<void> {
  const beginnings = beginningsInView();
  for (const part of document.querySelectorAll(PARTS)) {
    // Visitors on their way to a place on the page find it where it was.
    if (scrollY > 0 || location.hash) return;
    const isOnScreen = part.getBoundingClientRect().top < innerHeight;
    showBodyFontIn(part);
    if (isOnScreen && hasMoved(beginnings)) hideBodyFontIn(part);
    await idle();
  }
}

/** Loads the web font of body text after the page and applies it; the fallback font has matching metrics. */
export function loadBodyFont(): void {
  // If it cannot be fetched, the fallback font stays.
  const bring = () => fetchBodyFont().then(showWhereNothingMoves, () => {});
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring);
}
