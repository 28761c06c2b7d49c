/** Every page by keyboard alone: each control is reached in turn, can be seen when it is, and none holds the focus. */
import type { Page } from 'playwright/test';
import { mainPaths } from './support/content.ts';
import { awakenApp, awakenIslands, expect, test } from './support/journey.ts';

interface Stop {
  /** Tells controls apart. */
  index: number;
  name: string;
  isSeen: boolean;
  isMarked: boolean;
}

/** The control that has the focus; null where the page has none any more. */
function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const box = element.getBoundingClientRect();
    const isSeen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width > 0;
    const isMarkedIn = (candidate: Element) =>
      [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, part);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      });
    // A control that is drawn by its label, or whose picture is, carries the mark there.
    const drawn = [element, element.parentElement, element.nextElementSibling].filter((item) => item !== null);
    const isFrame = element instanceof HTMLIFrameElement;
    return {
      index: [...document.querySelectorAll('*')].indexOf(element),
      name: element.outerHTML.slice(0, 120),
      isSeen,
      isMarked: isFrame || drawn.some(isMarkedIn),
    };
  });
}

const MOST_STOPS = 250;

for (const route of mainPaths) {
  test(`${route}: the focus goes through the page and is always seen`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await awakenApp(page);
    await awakenIslands(page);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const stops: Stop[] = [];
    for (let step = 0; step < MOST_STOPS; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await focusedStop(page);
      if (stop === null || stop.index === stops[0]?.index) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.length, 'the focus does not come to an end').toBeLessThan(MOST_STOPS);
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
    expect(new Set(stops.map(({ index }) => index)).size).toBe(stops.length);
  });
}
