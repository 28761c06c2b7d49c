/** Every page by keyboard alone: each control is reached in turn, can be seen when it is, and none holds the focus. */
import { mainPaths } from './support/content.ts';
import { awakenApp, awakenIslands, expect, test } from './support/journey.ts';

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

const MOST_STOPS = 250;
/** Keys between two looks at how far they have come. */
const KEYS = 10;

for (const route of mainPaths) {
  test(`${route}: the focus goes through the page and is always seen`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await awakenApp(page);
    await awakenIslands(page);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.evaluate(noteStops);
    for (let keys = 0; keys < MOST_STOPS; keys += KEYS) {
      for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('Tab');
      if (await page.evaluate(isThrough)) break;
    }
    const stops = await page.evaluate(() => window.stops);
    const round = stops.findIndex(({ index }, place) => place > 0 && index === stops[0]?.index);
    const once = round < 0 ? stops : stops.slice(0, round);
    expect(once.length).toBeGreaterThan(0);
    expect(once.length, 'the focus does not come to an end').toBeLessThan(MOST_STOPS);
    expect(once.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(once.filter(({ isMarked }) => !isMarked)).toEqual([]);
    expect(new Set(once.map(({ index }) => index)).size).toBe(once.length);
  });
}
