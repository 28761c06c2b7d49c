import { fetchBodyFont, hideBodyFontIn, showBodyFontIn } from '../starter/body-font.ts';

/** Pixels: what moves by less is noticed neither by the eye nor by the measure of layout shifts. */
const NOTICED = 2;

/** Something on the screen, and where it began. */
interface Seen {
  thing: Text | Element;
  left: number;
  top: number;
}

const range = document.createRange();

function beginningOf(thing: Text | Element): DOMRect | undefined {
  if (thing instanceof Element) return thing.getBoundingClientRect();
  range.selectNodeContents(thing);
  return range.getClientRects()[0];
}

const hasText = (element: Element | null) =>
  element !== null && [...element.childNodes].some((node) => node instanceof Text);

/** Texts and boxes on the screen. */
function thingsInView(): Seen[] {
  const seen: Seen[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    // Boxes within a text move with its words.
    if (!(node instanceof Text) && !(node instanceof Element && !hasText(node.parentElement))) continue;
    const place = beginningOf(node);
    if (place && place.bottom > 0 && place.top < innerHeight)
      seen.push({ thing: node, left: place.left, top: place.top });
  }
  return seen;
}

function hasMoved(seen: Seen[]): boolean {
  return seen.some(({ thing, left, top }) => {
    const now = beginningOf(thing);
    return !now || Math.abs(now.left - left) >= NOTICED || Math.abs(now.top - top) >= NOTICED;
  });
}

/** Whether the visitor is on the way to a place on the page, which must stay where it is. */
const isOnTheWay = () => scrollY > 0 || location.hash !== '';

/** Applies the web font to elements; undone, and false, when something on the screen moves. */
function isShownIn(elements: Element[]): boolean {
  if (isOnTheWay()) return false;
  const seen = thingsInView();
  for (const element of elements) showBodyFontIn(element);
  if (!hasMoved(seen)) return true;
  for (const element of elements) hideBodyFontIn(element);
  return false;
}

const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });

/** Applies the web font to what lies below the screen, and to each part on it in which nothing moves; one try at a time. */
async function showInParts(parts: Element[]): Promise<void> {
  const below = parts.filter((part) => part.getBoundingClientRect().top >= innerHeight);
  isShownIn(below);
  for (const part of parts) {
    if (below.includes(part)) continue;
    await idle();
    if (isOnTheWay()) return;
    if (!isShownIn([part]) && !hasText(part)) await showInParts([...part.children]);
  }
}

/** Applies the web font to the page, or else to the parts of it in which nothing on the screen moves. */
async function showWhereNothingMoves(): Promise<void> {
  if (!isShownIn([document.documentElement]))
    await showInParts([...document.querySelectorAll('header, main > *, footer')]);
}

/** Loads the web font of body text after the page and applies it; the fallback font has matching metrics. */
export function loadBodyFont(): void {
  // If it cannot be fetched, the fallback font stays.
  const bring = () => fetchBodyFont().then(showWhereNothingMoves, () => {});
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring);
}
