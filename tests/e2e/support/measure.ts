import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    /** Layout shifts since the page began to load: what moved, and how far. */
    shifts: string[];
    axe: { run: (context: { include: string; exclude: string[] }, options: object) => Promise<AxeResults> };
  }
}

/**
 * Disables the cache for page loads from now on, as for a first visit: fonts arrive late, and pictures are loaded in
 * the size that fits, not a larger cached one.
 */
export async function disableCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Moves the pointer out of the window, so that no element has hover colours while axe checks. */
async function takePointerAway(page: Page): Promise<void> {
  await page.mouse.move(-1, -1);
  await page.waitForFunction(() => document.querySelector(':hover') === null);
}

/**
 * axe's findings for the current page, for WCAG 2.2 AA and best practices: rule and element. Animations are finished
 * first, since text that is fading has no meaningful contrast. `part`: a selector of what has changed since the whole
 * page was checked. `known`: selectors of parts that were already checked.
 */
export async function axeFindings(page: Page, part = 'html', known: string[] = []): Promise<string[]> {
  await takePointerAway(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (context) => {
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after, ::backdrop, ::details-content { transition: none !important; }');
      document.adoptedStyleSheets.push(still);
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      }
      const { violations } = await window.axe.run(context, {
        resultTypes: ['violations'],
        iframes: false,
        // Elements are identified by their HTML, and no enabled rule reads the style sheets.
        selectors: false,
        preload: { assets: ['media'] },
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return violations.map(({ id, nodes }) => ({ id, elements: nodes.map((node) => node.html.slice(0, 160)) }));
    },
    { include: part, exclude: known },
  );
  return violations.flatMap(({ id, elements }) => elements.map((element) => `${id}: ${element}`));
}

/** Records layout shifts from now on, across page loads. Call it before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
    const rectOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      `${node?.nodeName} in "${node?.parentElement?.textContent?.slice(0, 80)}" from ${rectOf(previousRect)} to ${rectOf(currentRect)}`;
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries().filter(isShift)) {
        window.shifts.push(
          `${value.toFixed(5)} after ${Math.round(startTime)} ms: ${sources.map(describe).join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts since the page was opened. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.shifts);
}

/** Pixels by which the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Texts on the screen that are under a picture in dark mode, where pictures are translucent and painted later. */
export async function textsUnderPictures(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const texts = await page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      range.selectNodeContents(node);
      const [line] = range.getClientRects();
      if (!line || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      if (top instanceof HTMLImageElement) found.push(node.textContent ?? '');
    }
    return found;
  });
  await page.emulateMedia({ colorScheme: null });
  return texts;
}
