/** How many of the texts on this site's pages can be selected by clicking them, and how many can be edited in place. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ElementHandle, Page } from 'playwright/test';
import { callsOf } from '../../scripts/bench/studio/running-studio.ts';
import type { FromFrame } from '../../src/studio/contract/frame-messages.ts';
import { type FieldValue, fieldValueAt, fieldValuesIn } from '../../src/studio/shell/schema/field-values.ts';
import { allContent, allSchemas } from '../../src/studio/testing/all-content.ts';
import { FAILED_REQUEST, NIGHTLY, test } from './support/journey.ts';
import { expect, PATIENT, StudioSession } from './support/studio.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../site-config');

test.describe.configure({ timeout: 600_000 });
// Clicks by script are not user activation: the browser opens no file chooser for them, and does not move the focus.
const UNPROMPTED = /user activation|autofocusing/;
// The page inside the studio may not use the clipboard, for example to copy its link.
const COPIED = /Clipboard API has been blocked/;
test.use({
  ...PATIENT,
  ownContext: true,
  allowedMessages: new RegExp([FAILED_REQUEST, UNPROMPTED, COPIED].map(({ source }) => source).join('|')),
});

declare global {
  interface Window {
    /** Messages from the page under test to the studio. */
    sentToStudio: FromFrame[];
  }
}

function* fieldsBelow(field: FieldValue): Iterable<FieldValue> {
  for (const inner of fieldValuesIn(allSchemas, field)) {
    yield inner;
    yield* fieldsBelow(inner);
  }
}

/** Whether visitors read it: free text that is neither a name nor an address. */
function isRead({ value, control, shape: { schema } }: FieldValue): boolean {
  if (typeof value !== 'string') return false;
  return control === 'rich' || control === 'text' || (control === 'line' && !schema.pattern && !schema.format);
}

/** The pointers of all such texts in the sections of each page, by file. */
function textsByPage(): Map<string, string[]> {
  const pages = allContent().filter(({ file }) => file.includes('/pages/'));
  return new Map(
    pages.map(({ file, schema, text }) => {
      const root = fieldValueAt(allSchemas, allSchemas.root(schema), JSON.parse(text), '', '');
      const texts = [...fieldsBelow(root)].filter((field) => field.pointer.startsWith('/blocks/') && isRead(field));
      return [`pages/${path.basename(file)}`, texts.map(({ pointer }) => pointer)];
    }),
  );
}

/** Clicks the next element of the page that directly contains text. @returns whether there was one */
function clickNext(): boolean {
  const isWithText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const sections: { key: string }[] = JSON.parse(document.getElementById('studio')?.textContent ?? '{}').sections;
  const hosts = sections.map(({ key }) => document.getElementById(key));
  const element = hosts
    .flatMap((host) => [...(host?.querySelectorAll('*:not([data-was-clicked])') ?? [])])
    .find(isWithText);
  if (!element) return false;
  element.setAttribute('data-was-clicked', '');
  const { x, y } = element.getBoundingClientRect();
  const click = { bubbles: true, cancelable: true, clientX: x + 2, clientY: y + 2 };
  element.dispatchEvent(new MouseEvent('click', click));
  return true;
}

/**
 * Shows a page in a frame over the studio, as the studio does, and clicks everything. @returns its selection messages
 */
async function messagesOf(page: Page, file: string, url: string): Promise<Extract<FromFrame, { type: 'select' }>[]> {
  const handle: ElementHandle = await page.evaluateHandle((src) => {
    window.sentToStudio = [];
    document.getElementById('probe')?.remove();
    const frame = Object.assign(document.createElement('iframe'), { id: 'probe', src });
    frame.style.cssText = 'position: fixed; inset: 0; inline-size: 1280px; block-size: 900px; z-index: 9';
    return document.body.appendChild(frame);
  }, url);
  await page.waitForFunction(
    (shown) =>
      window.sentToStudio.some((one) => one.type === 'shown' && one.sections.some((each) => each.file === shown)),
    file,
  );
  // Clicks are held until the studio says how to handle them.
  await page.evaluate((target) => {
    const frame = document.getElementById('probe');
    if (frame instanceof HTMLIFrameElement) frame.contentWindow?.postMessage({ type: 'mode', mode: 'edit' }, target);
  }, new URL(url).origin);
  const frame = await handle.contentFrame();
  const selected = () => window.sentToStudio.filter((one) => one.type === 'select');
  // One at a time: of several unanswered clicks only the last one counts.
  for (let clicks = 1; await frame?.evaluate(clickNext); clicks += 1)
    await page.waitForFunction(
      (count) => window.sentToStudio.filter(({ type }) => type === 'select').length >= count,
      clicks,
    );
  return page.evaluate(selected);
}

test(
  'of all texts on pages, nine in ten lead to their field when clicked, and four in five can be edited in place',
  NIGHTLY,
  async ({ page }) => {
    await using studio = await StudioSession.start((content) => {
      rmSync(content, { recursive: true });
      cpSync(CONTENT, content, { recursive: true });
    });
    await studio.open(page);
    await page.evaluate(() => {
      window.sentToStudio = [];
      addEventListener('message', ({ data }: MessageEvent<FromFrame>) => window.sentToStudio.push(data));
    });
    const { files } = await callsOf({ url: studio.address })('overview', {});
    const shown = await page.locator('iframe').first().getAttribute('src');
    const totals = { texts: 0, found: 0, written: 0 };
    for (const [file, texts] of textsByPage()) {
      const at = files.find((one) => one.file === file)?.paths[0];
      // Screens such as the 404 screen have no path.
      if (at === undefined) continue;
      const messages = await messagesOf(page, file, new URL(at, shown ?? undefined).href);
      const pointersIn = (some: typeof messages) =>
        new Set(some.flatMap(({ location }) => (location.file === file ? location.pointer : [])));
      const [found, written] = [pointersIn(messages), pointersIn(messages.filter(({ isEditing }) => isEditing))];
      totals.texts += texts.length;
      totals.found += texts.filter((pointer) => found.has(pointer)).length;
      totals.written += texts.filter((pointer) => written.has(pointer)).length;
    }
    test.info().annotations.push({ type: 'texts', description: JSON.stringify(totals) });
    expect(totals.texts).toBeGreaterThan(100);
    expect(totals.found / totals.texts).toBeGreaterThan(0.9);
    expect(totals.written / totals.texts).toBeGreaterThan(0.8);
  },
);
