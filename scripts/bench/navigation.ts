/**
 * `node scripts/bench/navigation.ts [--dist DIR] [--runs N] [--paths PATH,PATH] [--phone] [--work]`: milliseconds from
 * a click on a link to the first frame that shows the new page, with the processor slowed down four times and the
 * page's data prefetched while the pointer is on the link; on a desktop screen, or a small phone's. With --work the
 * processor is not slowed down, and four times the main thread's work is printed instead, which is reliable on a busy
 * machine. See README.md.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { commandLine } from '../lib/command.ts';
import { threadTime, traced } from './process/thread-time.ts';
import { roundsOf, SITE_OPTIONS, visitSite } from './site-in-browser.ts';
import { median, table } from './table.ts';

const USAGE = 'node scripts/bench/navigation.ts [--dist DIR] [--runs N] [--paths PATH,PATH] [--phone] [--work]';
/** The slowdown factor of the processor. */
const SLOWDOWN = 4;
/** Milliseconds that a finger or mouse button stays down; pages get the click when it is released. */
const PRESS = 100;
/** Milliseconds between the last file that was fetched and the click. */
const CLICK_DELAY_MS = 300;

declare global {
  interface Window {
    /** Milliseconds from the last click to the frame with the new heading; set by `watchClicks`. */
    shownAfter?: number;
  }
}

/** Runs in the page: records the time of a click on a link, and of the first frame with a different h1. */
function watchClicks(): void {
  let clicked = 0;
  let before: Element | null = null;
  const shown = () => {
    performance.mark('frame:shown');
    window.shownAfter = performance.now() - clicked;
  };
  // The task after the frame: browsers check the site icon again after each URL change.
  const frameDone = () => scheduler.postTask(shown, { priority: 'user-blocking' });
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (!heading || heading === before) return;
    observer.disconnect();
    requestAnimationFrame(frameDone);
  });
  const onClick = (event: Event) => {
    performance.mark('frame:click');
    clicked = event.timeStamp;
    before = document.querySelector('main h1');
    window.shownAfter = undefined;
    observer.observe(document, { childList: true, subtree: true });
  };
  addEventListener('click', onClick, true);
}

/** Paths of the links in header and footer, in their order. */
function framePaths(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], footer a[href]')];
    const inner = links.filter(
      ({ origin, hash, target }) => origin === location.origin && !hash && target !== '_blank',
    );
    return [...new Set(inner.map(({ pathname }) => pathname))];
  });
}

/** Moves a link into a corner of the screen, because links in closed menus cannot be pressed. */
function putLink(target: string): void {
  const link = document.querySelector<HTMLAnchorElement>('#way') ?? document.createElement('a');
  Object.assign(link, { id: 'way', href: target, textContent: target });
  Object.assign(link.style, { position: 'fixed', zIndex: '99', bottom: '0', right: '0' });
  document.body.append(link);
}

/** Whether a page's data and the navigation code have loaded. */
function isFetched(target: string): boolean {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [`${target}/page-data.json`, '/assets/navigation-code.'].every((begin) =>
    files.some((file) => file.startsWith(begin)),
  );
}

/** Clicks the link under the pointer. @returns milliseconds until the page was shown */
async function click(page: Page): Promise<number> {
  await page.mouse.down();
  await pause(PRESS);
  await page.mouse.up();
  for (;;) {
    await pause(CLICK_DELAY_MS);
    const time = await page.evaluate(() => window.shownAfter);
    if (time !== undefined) return time;
  }
}

/** The cost of a click: the time until the page was shown, or four times the main thread's work until then. */
async function cost(page: Page): Promise<number> {
  if (!work) return click(page);
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, async () => {
    await click(page);
  });
  await session.detach();
  return SLOWDOWN * threadTime(events, 'frame:click', 'frame:shown');
}

/**
 * Moves the pointer onto a link, waits until its page is prefetched, and clicks it.
 * @returns milliseconds until the page was shown
 */
async function follow(page: Page, target: string): Promise<number> {
  await page.mouse.move(5, 300);
  await page.evaluate(putLink, target);
  await page.locator('#way').hover();
  while (!(await page.evaluate(isFetched, target))) await pause(CLICK_DELAY_MS);
  await pause(CLICK_DELAY_MS);
  return cost(page);
}

interface Times {
  first: number[];
  later: number[];
}

async function openSlow(page: Page, url: string): Promise<void> {
  await page.addInitScript(watchClicks);
  await page.goto(url);
  if (work) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * Navigates from the home page to the path, to the next path and back: the first navigation of a document, and a later
 * one.
 */
async function measurePath(page: Page, url: string, target: string, between: string): Promise<[number, number]> {
  await openSlow(page, url);
  const first = await follow(page, target);
  await follow(page, between);
  return [first, await follow(page, target)];
}

const { dist, runs, paths, phone, work } = commandLine(USAGE, {
  options: {
    ...SITE_OPTIONS,
    paths: { type: 'string' },
    phone: { type: 'boolean', default: false },
    work: { type: 'boolean', default: false },
  },
}).values;
const rounds = roundsOf(runs, USAGE);
await using site = await visitSite(dist, USAGE);
const start = await site.newPage();
await start.goto(site.url);
const targets = paths?.split(',') ?? (await framePaths(start)).filter((path) => path !== '/');
await start.close();
const times = new Map(targets.map((target): [string, Times] => [target, { first: [], later: [] }]));
for (let round = 0; round < rounds; round++) {
  for (const [target, { first, later }] of times) {
    const page = await site.newPage(phone ? 'phone' : 'desk');
    const other = target === '/contact' ? '/faqs' : '/contact';
    const [firstTime, laterTime] = await measurePath(page, site.url, target, other);
    first.push(firstTime);
    later.push(laterTime);
    await page.close();
  }
}
const cells = (of: number[]) => [median(of).toFixed(0), Math.max(...of).toFixed(0)];
const rows = [...times].map(([target, { first, later }]) => [target, ...cells(first), ...cells(later)]);
const every = [...times.values()];
rows.push(['all', ...cells(every.flatMap(({ first }) => first)), ...cells(every.flatMap(({ later }) => later))]);
console.log(`${site.measuredOn}\n`);
console.log(table([work ? 'page, 4 × ms of work' : 'page, ms', 'first', 'worst', 'later', 'worst'], rows));
