/** Walks through a page by the Tab key, and tells what got the focus and whether it could be seen. */
import type { Page } from 'playwright/test';

interface Stop {
  /** Tells controls apart. */
  index: number;
  name: string;
  isSeen: boolean;
  isMarked: boolean;
}

declare global {
  interface Window {
    /** The controls that have had the focus, in their order. */
    stops: Stop[];
  }
}

/** Notes in the page itself what gets the focus, and whether it can be seen then. */
function noteStops(): void {
  window.stops = [];
  const isMarkedIn = (candidate: Element) =>
    [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  document.addEventListener('focusin', ({ target: element }) => {
    if (!(element instanceof HTMLElement)) return;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const box = element.getBoundingClientRect();
    const isSeen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width > 0;
    // A control that is drawn by its label, or whose picture is, carries the mark there.
    const drawn = [element, element.parentElement, element.nextElementSibling].filter((item) => item !== null);
    const isMarked = element instanceof HTMLIFrameElement || drawn.some(isMarkedIn);
    const index = [...document.querySelectorAll('*')].indexOf(element);
    window.stops.push({ index, name: element.outerHTML.slice(0, 120), isSeen, isMarked });
  });
}

/** Whether the keys have gone through the whole page: out of it, or round to where they began. */
function isThrough(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  const [first, ...others] = window.stops;
  return others.some(({ index }) => index === first?.index);
}

/** More stops than any page has: the focus does not come to an end. */
export const MOST_STOPS = 250;
/** Keys between two looks at how far they have come. */
const KEYS = 10;

/** The controls of the page that get the focus on one round, in their order. */
export async function walkByKeyboard(page: Page): Promise<Stop[]> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.evaluate(noteStops);
  for (let keys = 0; keys < MOST_STOPS; keys += KEYS) {
    for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('Tab');
    if (await page.evaluate(isThrough)) break;
  }
  const stops = await page.evaluate(() => window.stops);
  const round = stops.findIndex(({ index }, place) => place > 0 && index === stops[0]?.index);
  return round < 0 ? stops : stops.slice(0, round);
}
