import { fetchBodyFont, hideBodyFont, showBodyFont } from '../starter/body-font.ts';

/** Shows the face, and takes it back in the same frame where a text on the screen begins elsewhere for it. */
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

/** Fetches the face of running text once the page is there, and shows it: metrics of the face of the device match it. */
export function bringTextFace(): void {
  // One that cannot be fetched is no error: that of the device stays.
  const bring = () => fetchBodyFont().then(showUnlessMoving, () => {});
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring);
}
