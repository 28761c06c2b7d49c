/** What visitors have set in their system: fewer movements, and colours of their own. Asked of every page. */
import { mainPaths } from './support/content.ts';
import { expect, test } from './support/journey.ts';
import { overflow } from './support/measure.ts';

const MINUTE = 60_000;

test('with reduced motion nothing on any page moves for longer than a moment', async ({ page }) => {
  test.setTimeout(2 * MINUTE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving: string[] = [];
  for (const route of mainPaths) {
    await page.goto(route);
    const found = await page.evaluate(() => {
      const styled = [...document.querySelectorAll('body *')].filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
        return (animationName !== 'none' && longest(animationDuration) > 0.05) || longest(transitionDuration) > 0.05;
      });
      return styled.map((element) => element.outerHTML.slice(0, 80));
    });
    moving.push(...found.map((element) => `${route}: ${element}`));
  }
  expect(moving).toEqual([]);
});

test('with colours of the system every filled control keeps an edge, and nothing overflows', async ({ page }) => {
  test.setTimeout(2 * MINUTE);
  const faults: string[] = [];
  for (const route of mainPaths) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(route);
    await page.evaluate(() => {
      const isFilled = (element: Element) => {
        const { backgroundColor } = getComputedStyle(element);
        return !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      };
      for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
        if (control.checkVisibility() && isFilled(control)) control.setAttribute('data-filled', '');
      }
    });
    await page.emulateMedia({ forcedColors: 'active' });
    const edgeless = await page.evaluate(() =>
      [...document.querySelectorAll('[data-filled]')]
        .filter((control) => {
          const { borderTopWidth, borderTopStyle, borderBottomWidth, outlineStyle } = getComputedStyle(control);
          const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
          return !hasBorder && Number.parseFloat(borderBottomWidth) === 0 && outlineStyle === 'none';
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    faults.push(...edgeless.map((control) => `${route}: ${control}`));
    if ((await overflow(page)) > 0) faults.push(`${route}: wider than the window`);
  }
  expect(faults).toEqual([]);
});
