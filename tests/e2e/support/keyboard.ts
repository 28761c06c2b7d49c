/** Walks through a page by the Tab key, and tells what got the focus and whether it could be seen. */
import type { CDPSession, Page } from 'playwright/test';

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
  const numbers = new Map<Element, number>();
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
    const index = numbers.get(element) ?? numbers.size;
    numbers.set(element, index);
    window.stops.push({ index, name: element.outerHTML.slice(0, 120), isSeen, isMarked });
  });
}

/** Whether the keys have gone through the whole page, or the part that is walked through: out of it, or round to where they began. */
function isThrough(part: string | undefined): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  if (part !== undefined && !activeElement.closest(part)) return true;
  const [first, ...others] = window.stops;
  return others.some(({ index }) => index === first?.index);
}

/** More stops than any page has: the focus does not come to an end. */
export const MOST_STOPS = 250;
/** Keys between two looks at how far they have come. */
const KEYS = 10;

/** Presses Tab again and again, without waiting for the browser to paint what nobody looks at. */
async function pressTab(session: CDPSession, times: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const events = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
  await Promise.all(events.flat());
}

/** Frames around pages, by their controls, that were walked through already. */
const knownFrames = new Set<string>();

/** The controls of header and footer, and the dialog that is open over the page. */
function frameControls(): string {
  const controls = document.querySelectorAll('a, button, input');
  const inFrame = [...controls].filter((control) => !control.closest('main'));
  const names = inFrame.map((control) => `${control.tagName} ${control.getAttribute('href')} ${control.textContent}`);
  return JSON.stringify([names, document.querySelector('dialog[open]')?.textContent]);
}

/** Puts the keyboard where a visitor begins: at the start of the page, or of its main part. */
function startAt(part: string | undefined): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (part !== undefined) document.querySelector<HTMLElement>(part)?.focus();
}

/**
 * The controls of the page that get the focus on one round, in their order: of its main part only, where another page
 * with the same header and footer was walked through before.
 */
export async function walkByKeyboard(page: Page): Promise<Stop[]> {
  const frame = await page.evaluate(frameControls);
  const part = knownFrames.has(frame) ? 'main' : undefined;
  knownFrames.add(frame);
  await page.evaluate(startAt, part);
  await page.evaluate(noteStops);
  const session = await page.context().newCDPSession(page);
  for (let keys = 0; keys < MOST_STOPS; keys += KEYS) {
    await pressTab(session, KEYS);
    if (await page.evaluate(isThrough, part)) break;
  }
  await session.detach();
  const stops = await page.evaluate(() => window.stops);
  const round = stops.findIndex(({ index }, place) => place > 0 && index === stops[0]?.index);
  return round < 0 ? stops : stops.slice(0, round);
}
