/**
 * Bytes that a phone fetches for a page, by type: until load, until the page is idle, and until it was used and
 * scrolled to its end.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import { inlineParts, sentBytes } from './built-site.ts';
import { kilobytes, table } from './table.ts';

const KINDS = ['html', 'script', 'data', 'pictures', 'fonts'] as const;
type Kind = (typeof KINDS)[number];

interface Fetched {
  path: string;
  /** Size of the body as it was sent. */
  bytes: number;
  beforeLoad: boolean;
}

/** A mid-range phone, as simulated by Lighthouse. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Milliseconds after load until a page without input has settled. */
const REST = 4000;
/** Milliseconds without a new file after which a used page has everything. */
const NETWORK_IDLE_MS = 1500;

function kindOf({ path: file }: Fetched): Kind {
  const ending = /\.(\w+)$/.exec(file)?.[1] ?? 'html';
  if (ending === 'html') return 'html';
  if (ending === 'js') return 'script';
  if (ending === 'woff2') return 'fonts';
  return ending === 'json' || ending === 'css' ? 'data' : 'pictures';
}

function fetched(page: Page): Promise<Fetched[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('nothing was loaded');
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    return [navigation, ...resources]
      .filter(({ name }) => new URL(name).origin === location.origin)
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: entry.encodedBodySize,
        beforeLoad: entry.startTime < navigation.loadEventStart,
      }));
  });
}

/** Uses the page and scrolls to its end, like a visitor. */
async function use(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  for (;;) {
    await page.mouse.wheel(0, 600);
    await pause(150);
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)) break;
  }
  for (let before = -1, now = 0; before < now; now = (await fetched(page)).length) {
    before = now;
    await pause(NETWORK_IDLE_MS);
  }
}

function row(label: string, files: Fetched[]): string[] {
  const sums = KINDS.map((kind) =>
    files.filter((file) => kindOf(file) === kind).reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const total = sums.reduce((sum, bytes) => sum + bytes, 0);
  return [label, ...[...sums, total].map(kilobytes), String(files.length)];
}

async function rowsOf(browser: Browser, url: string, label: string): Promise<string[][]> {
  const page = await browser.newPage(PHONE);
  try {
    await page.route(
      (address) => address.origin !== new URL(url).origin,
      (route) => route.abort(),
    );
    await page.goto(url, { waitUntil: 'load' });
    const first = (await fetched(page)).filter(({ beforeLoad }) => beforeLoad);
    await pause(REST);
    const untouched = await fetched(page);
    await use(page);
    return [
      row(`${label}: before load`, first),
      row(`${label}: no input`, untouched),
      row(`${label}: used, scrolled to the end`, await fetched(page)),
    ];
  } finally {
    await page.close();
  }
}

/** A table for all paths: our pages next to plain HTML, and the sizes of inline CSS and starter. */
export async function bytesReport(browser: Browser, servers: { ours: string; plain: string }, paths: string[]) {
  const rows: string[][] = [];
  const inline: string[][] = [];
  for (const urlPath of paths) {
    rows.push(...(await rowsOf(browser, servers.ours + urlPath, urlPath)));
    rows.push(...(await rowsOf(browser, servers.plain + urlPath, `${urlPath} as plain HTML`)));
    const parts = inlineParts(await (await fetch(servers.ours + urlPath)).text());
    const sizes = await Promise.all([parts.style, parts.scripts.join('')].map(sentBytes));
    inline.push([urlPath, ...sizes.map(kilobytes)]);
  }
  return [
    table(['page, kB', ...KINDS, 'total', 'files'], rows),
    table(['inline part of the document, kB', 'style', 'starter'], inline),
  ].join('\n\n');
}
