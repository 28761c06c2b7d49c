import { fetchBodyFont, hideBodyFont, hideBodyFontIn, showBodyFont, showBodyFontIn } from '../starter/body-font.ts';

/** Pixels: what moves by less is noticed neither by the eye nor by the measure of layout shifts. */
const NOTICED = 3;

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

/** Texts and pictures on the screen. */
function thingsInView(): Seen[] {
  const seen: Seen[] = [];
  const note = (thing: Text | Element) => {
    const place = beginningOf(thing);
    if (place && place.bottom > 0 && place.top < innerHeight) seen.push({ thing, left: place.left, top: place.top });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode instanceof Text) note(texts.currentNode);
  for (const image of document.images) note(image);
  return seen;
}

function hasMoved(seen: Seen[]): boolean {
  return seen.some(({ thing, left, top }) => {
    const now = beginningOf(thing);
    return !now || Math.abs(now.left - left) >= NOTICED || Math.abs(now.top - top) >= NOTICED;
  });
}

/** Applies the web font to the page, or else to each section in which nothing on the screen moves. */
function showWhereNothingMoves(): void {
  const seen = thingsInView();
  showBodyFont();
  if (!hasMoved(seen)) return;
  hideBodyFont();
  for (const section of document.querySelectorAll('header, main > *, footer')) {
    showBodyFontIn(section);
    if (section.getBoundingClientRect().top < innerHeight && hasMoved(seen)) hideBodyFontIn(section);
  }
}

/** Loads the web font of body text after the page and applies it; the fallback font has matching metrics. */
export function loadBodyFont(): void {
  // If it cannot be fetched, the fallback font stays.
  const bring = () => fetchBodyFont().then(showWhereNothingMoves, () => {});
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring);
}
