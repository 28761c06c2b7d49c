import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Frame, Page } from 'playwright/test';
import { LONG_PATH } from './long-page.ts';

/** Milliseconds between two keystrokes of a fast typist. */
const KEY = 120;
const KEYS = 60;
/** Milliseconds until pages and fields have settled. */
const REST = 1500;

/** Delays while typing, in milliseconds. */
export interface Typing {
  /** From each keystroke to the frame in which the page shows it. */
  toPixels: number[];
  /** From the last keystroke to its findings. */
  toFindings: number;
}

declare global {
  interface Window {
    /** When each text was typed or shown, in milliseconds of the system clock. */
    seenAt?: Map<string, number>;
  }
}

/** Runs in the shell: records when a field gets each text. */
function noteTyping(): void {
  window.seenAt = new Map();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      window.seenAt?.set(target.value, performance.timeOrigin + performance.now());
  };
  addEventListener('input', note, true);
}

/** Runs in the page: records when each text of the section's heading is in a frame. */
function noteShowing(at: string): void {
  const seen = new Map<string, number>();
  window.seenAt = seen;
  const heading = document.querySelector(at);
  const note = () => {
    const text = heading?.textContent ?? '';
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        if (!seen.has(text)) seen.set(text, performance.timeOrigin + performance.now());
      };
      channel.port2.postMessage(0);
    });
  };
  if (heading) new MutationObserver(note).observe(heading, { characterData: true, childList: true, subtree: true });
}

function pageFrame(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().endsWith(LONG_PATH));
  if (!frame) throw new Error('The studio does not show the page.');
  return frame;
}

/** Types into the heading of a section in the middle of the long page, as a person does in the studio. */
export async function typeOnLongPage(browser: Browser, url: string, sections: number): Promise<Typing> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button').filter({ hasText: LONG_PATH }).click();
  await page.locator('iframe').waitFor();
  await pause(REST);
  const index = Math.floor(sections / 2);
  const frame = pageFrame(page);
  const host = `main > :nth-child(${index + 1})`;
  await frame.locator(`${host} h2`).evaluate((heading) => heading.scrollIntoView());
  await frame.locator(`${host} h2`).dispatchEvent('click');
  const field = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await field.waitFor();
  await pause(REST);
  await page.evaluate(noteTyping);
  await frame.evaluate(noteShowing, `${host} h2`);
  await field.fill('Homes');
  await pause(REST);
  for (let key = 0; key < KEYS; key++) {
    await field.press(String.fromCharCode(97 + (key % 26)));
    await pause(KEY);
  }
  await pause(REST);
  const typed = await page.evaluate(() => [...(window.seenAt ?? [])]);
  const shown = new Map(await frame.evaluate(() => [...(window.seenAt ?? [])]));
  const toPixels = typed.flatMap(([text, at]) => {
    const seen = shown.get(text);
    return seen === undefined ? [] : [seen - at];
  });
  const toFindings = await findingsAfter(page);
  await context.close();
  return { toPixels, toFindings };
}

/** Empties the field, which is an error, and waits until the studio reports it. */
async function findingsAfter(page: Page): Promise<number> {
  const field = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  const told = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const source = new EventSource('/api/events');
        source.addEventListener('findings', ({ data }: MessageEvent<string>) => {
          const { findings }: { findings: { pointer: string }[] } = JSON.parse(data);
          if (!findings.some(({ pointer }) => pointer.endsWith('/heading/title'))) return;
          source.close();
          resolve(performance.timeOrigin + performance.now());
        });
      }),
  );
  await pause(REST);
  await field.fill('');
  const emptied = await page.evaluate(() => window.seenAt?.get('') ?? 0);
  return (await told) - emptied;
}
