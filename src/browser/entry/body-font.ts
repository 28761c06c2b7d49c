import { fetchBodyFont, hideBodyFontIn, showBodyFontIn } from '../starter/body-font.ts';

/** Pixels: what moves by less is noticed neither by the eye nor by the measure of layout shifts. */
const NOTICED = 2;

/** What the font is shown in, or not, as a whole. */
const PARTS = 'header, main > *, #site-footer';

const range = document.createRange();

/** Where a text begins; undefined when it is not shown. */
function beginningOf(text: Node): DOMRect | undefined {
  range.selectNodeContents(text);
  return range.getClientRects()[0];
}

/** The texts on the screen, with where they begin. */
function beginningsInView(): Map<Node, DOMRect> {
  const beginnings = new Map<Node, DOMRect>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const place = beginningOf(texts.currentNode);
    if (place && place.bottom > 0 && place.top < innerHeight) beginnings.set(texts.currentNode, place);
  }
  return beginnings;
}

function hasMoved(beginnings: Map<Node, DOMRect>): boolean {
  return [...beginnings].some(([text, { left, top }]) => {
    const now = beginningOf(text);
    return !now || Math.abs(now.left - left) >= NOTICED || Math.abs(now.top - top) >= NOTICED;
  });
}

/** Applies the web font to each part of the page in which nothing on the screen moves for it, each in a task of its own. */
async function showWhereNothingMoves(): Promise<void> {
  const beginnings = beginningsInView();
  for (const part of document.querySelectorAll(PARTS)) {
    // Visitors on their way to a place on the page find it where it was.
    if (scrollY > 0 || location.hash) return;
    showBodyFontIn(part);
    if (hasMoved(beginnings)) hideBodyFontIn(part);
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
