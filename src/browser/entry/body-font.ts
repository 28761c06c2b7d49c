import { fetchBodyFont, hideBodyFont, showBodyFont } from '../starter/body-font.ts';

/** Applies the web font, and reverts it in the same frame if it would shift text on the screen. */
function showUnlessMoving(): void {
  const range = document.createRange();
  const beginningOf = (text: Node) => {
    range.selectNodeContents(text);
    return range.getClientRects()[0];
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen: [Node, DOMRect][] = [];
  while (texts.nextNode()) {
    const place = beginningOf(texts.currentNode);
    if (place && place.bottom > 0 && place.top < innerHeight) seen.push([texts.currentNode, place]);
  }
  showBodyFont();
  const hasMoved = seen.some(([text, { left, top }]) => {
    const now = beginningOf(text);
    return now?.left !== left || now.top !== top;
  });
  if (hasMoved) hideBodyFont();
}

/** Loads the web font of body text after the page and applies it; the fallback font has matching metrics. */
export function loadBodyFont(): void {
  // If it cannot be fetched, the fallback font stays.
  const bring = () => fetchBodyFont().then(showUnlessMoving, () => {});
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring);
}
