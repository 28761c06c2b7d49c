/** What is illegible or unreachable where pages look different from a wide screen: in print and on narrow screens. */
import type { Page } from 'playwright/test';

/** The lowest contrast of text (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;

/** Texts in print that are too pale for the paper, or for a background that is printed. */
export async function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const channelsOf = (colour: string): number[] => {
      if (!pen) return [];
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const luminance = (colour: string) => {
      const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => linear(channel / 255));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const printedBelow = (element: Element): string => {
      for (let under: Element | null = element; under; under = under.parentElement) {
        const style = getComputedStyle(under);
        const isFilled = !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor);
        if (isFilled && style.printColorAdjust === 'exact') return style.backgroundColor;
      }
      return 'white';
    };
    const isPale = (element: Element) => {
      const style = getComputedStyle(element);
      const text = luminance(element instanceof SVGElement ? style.fill : style.color);
      const ground = luminance(printedBelow(element));
      return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05) < least;
    };
    const withText = [...document.querySelectorAll('body *')].filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    const seen = withText.filter(
      (element) => element.checkVisibility({ opacityProperty: true }) && element.getClientRects().length > 0,
    );
    return seen.filter(isPale).map((element) => element.outerHTML.slice(0, 120));
  }, CONTRAST);
}

/**
 * Parts that can be opened on the screen and are closed in print, where nobody can open them. Those with nothing but
 * links, which lead nowhere on paper, may be left out altogether.
 */
export async function closedInPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      'main [role="tabpanel"], main details > :not(summary), main form:has(textarea)',
    );
    const isClosed = (part: HTMLElement) => {
      const holder = part.closest('details');
      const links = [...part.querySelectorAll('a')].map((link) => link.textContent).join('');
      if (holder && !holder.checkVisibility() && links === part.textContent) return false;
      const isFolded = holder !== null && holder.offsetHeight < part.offsetHeight;
      return isFolded || part.offsetHeight === 0 || !part.checkVisibility();
    };
    return [...parts].filter(isClosed).map((part) => part.outerHTML.slice(0, 120));
  });
}

/** Texts that are cut off at the side by an element that does not scroll. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutter = (element: Element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      return (overflowX === 'hidden' || overflowX === 'clip') && clipPath === 'none';
    };
    const cutters = [...document.querySelectorAll('body *')].filter(isCutter);
    const range = document.createRange();
    return cutters.flatMap((cutter) => {
      const { left, right } = cutter.getBoundingClientRect();
      const nodes = document.createTreeWalker(cutter, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      while (nodes.nextNode()) {
        const { currentNode: node } = nodes;
        if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        if (node.parentElement.closest('.visually-hidden')) continue;
        range.selectNodeContents(node);
        const isBeyond = (line: DOMRect) => line.width > 0 && (line.right > right + 1 || line.left < left - 1);
        if ([...range.getClientRects()].some(isBeyond)) cut.push(node.textContent ?? '');
      }
      return cut;
    });
  });
}

/** The minimum height of letters in a drawing, in pixels. */
const LETTERS = 12;

/** Texts in drawings whose letters are too small because the whole drawing is. */
export async function smallWords(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const height = (text: SVGTextElement) =>
      Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
    const texts = [...document.querySelectorAll<SVGTextElement>('main svg text')];
    const seen = texts.filter((text) => text.checkVisibility());
    return seen.filter((text) => height(text) < least).map((text) => `${text.textContent}: ${height(text)}`);
  }, LETTERS);
}

/** Ranges, and names with a short first part, that are divided at the end of a line. */
export async function brokenValues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const values = /(?<!\d)\d+%?–\u2060?\d+%?|(?<![\p{L}-])\p{L}{1,2}-\u2060?\p{L}{2,10}(?![\p{L}-])/gu;
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      for (const match of node.textContent?.matchAll(values) ?? []) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1) broken.push(match[0]);
      }
    }
    return broken;
  });
}

/** The minimum height of a touch target, in pixels. */
const TARGET = 44;

/** Links and disclosures that are too low for touch, except those within a sentence. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const hasWords = (node: Node) => node instanceof Text && node.data.trim() !== '';
    const isInSentence = ({ parentElement }: Element) => [...(parentElement?.childNodes ?? [])].some(hasWords);
    const targets = [...document.querySelectorAll('body a[href], summary')].filter((one) => one.checkVisibility());
    const height = (one: Element) => Math.round(one.getBoundingClientRect().height);
    const low = targets.filter((one) => height(one) < least && !isInSentence(one));
    return low.map((one) => `${height(one)}: ${one.outerHTML.slice(0, 120)}`);
  }, TARGET);
}

/** Whether a button is still covered after enough frames for everything to move out of the way. */
async function isCoveredAt(button: SVGElement | HTMLElement, block: ScrollLogicalPosition): Promise<boolean> {
  button.scrollIntoView({ block, behavior: 'instant' });
  const isFree = () => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    // Stays clear of its ends, which may be rounded.
    const end = (bottom - top) / 2;
    const inset = 4;
    return [left + end, (left + right) / 2, right - end].every((x) =>
      [top + inset, bottom - inset].every((y) => button.contains(document.elementFromPoint(x, y))),
    );
  };
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    if (isFree()) return false;
  }
  return true;
}

/** Submit buttons that are covered by something else at any position on the screen. */
export async function coveredButtons(page: Page): Promise<string[]> {
  const buttons = await page.locator('main form [type="submit"]').all();
  const covered: string[] = [];
  for (const button of buttons) {
    for (const place of ['start', 'center', 'end'] as const) {
      const isCovered = await button.evaluate(isCoveredAt, place);
      if (isCovered) covered.push(`${place}: ${await button.innerText()}`);
    }
  }
  return covered;
}
