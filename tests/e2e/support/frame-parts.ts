/** Header and footer, which are the same on many pages: axe checks each of their variants once per worker. */
import type { Page } from 'playwright/test';
import { axeFindings } from './measure.ts';

const PARTS = ['header:not(main *)', 'footer:not(main *)'];

/** Descriptions of parts in which axe found nothing. */
const faultless = new Set<string>();

/** Everything axe could see of a part: its elements, their colours, and their positions in the window. */
function describe(selector: string): string | null {
  const part = document.querySelector(selector);
  if (!part) return null;
  const seen = [document.documentElement, document.body, part, ...part.querySelectorAll('*')].map((element) => {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
    const { left, width, height } = element.getBoundingClientRect();
    const place = part.contains(element) ? [left, width, height] : [innerWidth];
    return [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, ...place];
  });
  return JSON.stringify([part.outerHTML, seen]);
}

/** axe's findings for the whole page, except in parts that were checked on another page without findings. */
export async function axeFindingsOfPage(page: Page): Promise<string[]> {
  const there: { selector: string; description: string }[] = [];
  for (const selector of PARTS) {
    const description = await page.evaluate(describe, selector);
    if (description) there.push({ selector, description });
  }
  const known = there.filter(({ description }) => faultless.has(description)).map(({ selector }) => selector);
  const findings = await axeFindings(page, 'html', known);
  if (findings.length === 0) for (const { description } of there) faultless.add(description);
  return findings;
}
