/** Moves through a page with the Tab key, and records what was focused and whether it was visible. */
import type { CDPSession, Page } from 'playwright/test';

interface Stop {
  /** Identifies the control. */
  index: number;
  name: string;
  isSeen: boolean;
  isMarked: boolean;
}

declare global {
  interface Window {
    /** The focused controls, in order. */
    stops: Stop[];
  }
}

/** Records in the page what is focused, and whether it is visible then. */
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
    // For a control that is drawn by its label or a neighbour, these show the focus.
    const drawn = [element, element.parentElement, element.nextElementSibling].filter((item) => item !== null);
    const isMarked = element instanceof HTMLIFrameElement || drawn.some(isMarkedIn);
    const index = numbers.get(element) ?? numbers.size;
    numbers.set(element, index);
    window.stops.push({ index, name: element.outerHTML.slice(0, 120), isSeen, isMarked });
  });
}

/**
 * Whether the focus has passed through the whole page, or the given part: it has left it, or is back where it began.
 */
function isThrough(part: string | undefined): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  if (part !== undefined && !activeElement.closest(part)) return true;
  const [first, ...others] = window.stops;
  return others.some(({ index }) => index === first?.index);
}

/** More stops than any page has; reaching it means that the focus never comes to an end. */
export const MOST_STOPS = 250;
/** Keystrokes between two checks of the progress. */
const KEYS = 10;

/** Presses Tab repeatedly, without waiting for frames. */
async function pressTab(session: CDPSession, times: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const events = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
  await Promise.all(events.flat());
}

/** Headers and footers, identified by their controls, that were already checked. */
const knownFrames = new Set<string>();

/** The controls of header, footer and open dialog. */
function frameControls(): string {
  const controls = document.querySelectorAll('a, button, input');
  const inFrame = [...controls].filter((control) => !control.closest('main'));
  const names = inFrame.map((control) => `${control.tagName} ${control.getAttribute('href')} ${control.textContent}`);
  return JSON.stringify([names, document.querySelector('dialog[open]')?.textContent]);
}

/** Moves the focus to the start of the page, or of its main part. */
function startAt(part: string | undefined): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (part !== undefined) document.querySelector<HTMLElement>(part)?.focus();
}

/**
 * The controls of the page that are focused on one round, in order; only those of its main part if a page with the same
 * header and footer was already checked.
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
