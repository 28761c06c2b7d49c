import type { Page } from 'playwright/test';

/**
 * Visible controls of the page that cannot be used: they are covered, extend out of their scroll area, or work only
 * with a pointer.
 */
export function uselessControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OWN = 'button, a, input, select, textarea, summary, label, [tabindex], [contenteditable=true]';
    const named = (element: Element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 120);
    const isClipped = (element: Element, x: number, y: number) => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const isScrolled = getComputedStyle(around).overflow !== 'visible';
        if (isScrolled && (x < left || x > right || y < top || y > bottom)) return true;
      }
      return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    };
    const found: string[] = [];
    for (const part of document.querySelectorAll('[data-part]')) {
      const bounds = part.getBoundingClientRect();
      for (const control of part.querySelectorAll('button, a, input, select, textarea, iframe')) {
        const box = control.getBoundingClientRect();
        const isShown = control.checkVisibility({ visibilityProperty: true }) && !control.closest('[popover], dialog');
        if (!isShown || box.width === 0) continue;
        if (box.left < bounds.left - 1 || box.right > bounds.right + 1)
          found.push(`out of its part: ${named(control)}`);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (isClipped(control, x, y)) continue;
        const top = document.elementFromPoint(x, y);
        const isItself = control.contains(top) || top?.contains(control) === true;
        if (!isItself) found.push(`covered: ${named(control)} by ${top ? named(top) : 'nothing'}`);
      }
    }
    for (const element of document.querySelectorAll('body *'))
      if (getComputedStyle(element).cursor === 'pointer' && !element.closest(OWN))
        found.push(`for a pointer alone: ${named(element)}`);
    return found;
  });
}
