/** Visitors' preferences in the system or browser: reduced motion, forced colours, larger text. */
import type { Page } from 'playwright/test';

/** Elements that move for longer than a moment despite reduced motion. */
export async function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    const moving = [...document.querySelectorAll('body *')].filter((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      return (animationName !== 'none' && longest(animationDuration) > 0.05) || longest(transitionDuration) > 0.05;
    });
    return moving.map((element) => element.outerHTML.slice(0, 80));
  });
}

/** Marks controls and panels that are recognisable only by their background. Panels have round corners and text. */
function markFilled(): void {
  const controls = 'a, button, input, select, textarea, summary';
  for (const element of document.querySelectorAll(`body :is(main *, ${controls})`)) {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
    const isFilled = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    const isPanel = borderTopLeftRadius !== '0px' && element.textContent !== '';
    const standsOut = isFilled && (isPanel || element.matches(controls));
    if (standsOut && element.checkVisibility()) element.setAttribute('data-filled', '');
  }
}

/** Such controls and panels that have no border with forced colours. Leaves forced colours on. */
export async function edgelessSurfaces(page: Page): Promise<string[]> {
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(() => {
    const isEdgeless = (surface: Element) => {
      const { borderTopWidth, borderTopStyle, borderBottomWidth, outlineStyle } = getComputedStyle(surface);
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      return !hasBorder && Number.parseFloat(borderBottomWidth) === 0 && outlineStyle === 'none';
    };
    const edgeless = [...document.querySelectorAll('[data-filled]')].filter(isEdgeless);
    return edgeless.map((surface) => surface.outerHTML.slice(0, 120));
  });
}

/** Sets the browser's default text size. 16 pixels is standard. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await session.detach();
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, pixels);
}
