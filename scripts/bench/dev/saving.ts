import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';

/** Milliseconds between two saves. */
const BETWEEN = 400;
/** Milliseconds after which a save counts as lost. */
const TIMEOUT = 30_000;

/** A text to save repeatedly, as an editor does. */
export interface SavedText {
  /** Below the content folder. */
  file: string;
  /** The text as the file has it now. */
  text: string;
  /** The path of a page that shows it. */
  shownOn: string;
}

declare global {
  interface Window {
    /** Resolves with the milliseconds of the clock at which a frame shows a text. */
    shows?: (text: string) => Promise<number>;
  }
}

/** Runs in the page: waits for a text, and for the frame that has it. */
function watchTexts(): void {
  window.shows = (text) =>
    new Promise((resolve) => {
      const isThere = () => document.body.textContent.includes(text);
      const inFrame = () =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
          channel.port2.postMessage(0);
        });
      if (isThere()) return inFrame();
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        inFrame();
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
}

/**
 * Saves different texts repeatedly.
 * @returns for each save, the milliseconds from its last byte to the frame that shows it
 */
export async function timeSaves(page: Page, url: string, configDir: string, saved: SavedText, times: number) {
  const file = path.join(configDir, saved.file);
  await page.goto(url + saved.shownOn);
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchTexts);
  const took: number[] = [];
  const original = readFileSync(file, 'utf8');
  for (let save = 0; save < times; save++) {
    const text = `${saved.text} ${save}`;
    const shown = page.evaluate((wanted) => window.shows?.(wanted), text);
    await pause(BETWEEN);
    const begin = Date.now();
    writeFileSync(`${file}.new`, original.replace(JSON.stringify(saved.text), JSON.stringify(text)));
    renameSync(`${file}.new`, file);
    const end = await Promise.race([shown, pause(TIMEOUT)]);
    if (end === undefined) throw new Error(`${saved.file}: the page never showed "${text}".`);
    took.push(end - begin);
  }
  writeFileSync(file, original);
  await pause(BETWEEN);
  return took;
}
