import { test as base, type ConsoleMessage, expect, type Locator, type Page, type Route } from 'playwright/test';
import { NIGHTLY, SLOW } from '../../../scripts/test/tags.ts';
import { disableCache, watchLayoutShifts } from './measure.ts';
import { SharedContexts } from './shared-contexts.ts';

interface BrowserPorts {
  /** Whether the journey has its own context, not shared with others. */
  ownContext: boolean;
  /** Console messages that a journey causes on purpose. Any other message fails it. */
  allowedMessages: RegExp | undefined;
  quietConsole: undefined;
  /**
   * URLs outside the site that the journey requested. Journeys that use this fixture get responses for them; for all
   * others, the browser resolves no other host (playwright.config.ts).
   */
  outside: string[];
}

interface Worker {
  sharedContexts: SharedContexts;
  /** The shared page of tour.ts; declared here, since different fixtures would need a separate browser. */
  tourPage: Page;
}

const OWN_HOST = '127.0.0.1';

/**
 * For `test.use`: a visitor who allows motion, so that pages scroll smoothly and fade. By default, reduced motion is
 * on.
 */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Messages of the browser that say nothing about the site: layout below the first frame is skipped until a journey
 * queries roles there; and pages of one process share pictures in memory, so that a preloaded picture now and then
 * counts as unused. That a preload is used is checked on first visits, which may fetch one picture (fetched.ts).
 */
const OF_NO_CONCERN =
  /Rendering was performed in a subtree hidden by content-visibility|was preloaded using link preload/;

function isOutside(url: URL): boolean {
  return url.protocol.startsWith('http') && url.hostname !== OWN_HOST;
}

/** A journey: it requests nothing outside the site, and must not cause console messages. */
export const test = base.extend<BrowserPorts, Worker>({
  ownContext: [false, { option: true }],
  allowedMessages: [undefined, { option: true }],
  sharedContexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  tourPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, deviceScaleFactor } = project.use;
      const context = await browser.newContext({ ...MOVING.contextOptions, baseURL, locale, deviceScaleFactor });
      const page = await context.newPage();
      await disableCache(page);
      await watchLayoutShifts(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      sharedContexts,
      ownContext,
      contextOptions,
      baseURL,
      viewport,
      deviceScaleFactor,
      locale,
      timezoneId,
      javaScriptEnabled,
    },
    use,
  ) => {
    const screen = { viewport, deviceScaleFactor };
    const options = { ...contextOptions, ...screen, baseURL, locale, timezoneId, javaScriptEnabled };
    if (!ownContext) return sharedContexts.withContext(options, use);
    const context = await browser.newContext(options);
    await use(context);
    await context.close();
  },
  outside: async ({ context }, use) => {
    const asked: string[] = [];
    const answer = (route: Route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' });
    };
    await context.route(isOutside, answer);
    await use(asked);
    await context.unroute(isOutside, answer);
  },
  quietConsole: [
    async ({ page, allowedMessages }, use) => {
      const logged: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (!OF_NO_CONCERN.test(message.text())) logged.push(`${message.type()}: ${message.text()}`);
      };
      const hearThrown = (error: Error) => void logged.push(`thrown: ${error.message}`);
      page.on('console', hear).on('pageerror', hearThrown);
      await use(undefined);
      page.off('console', hear).off('pageerror', hearThrown);
      expect(logged.filter((text) => !allowedMessages?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A journey with its own context: for one that sets the clock, which stays set, or that resizes the window, since the
 * browser prefers cached pictures of another size to those it would have to fetch.
 */
export const alone = test.extend({ ownContext: true });

/** Tags a journey if `isLeft`: for leaving similar journeys to `npm run test:slow`. */
export const slowIf = (isLeft: boolean) => (isLeft ? SLOW : {});

/** The same for `npm run test:nightly`. */
export const nightlyIf = (isLeft: boolean) => (isLeft ? NIGHTLY : {});

/** The browser's own message about a request that failed or was answered by an error. */
export const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

/**
 * Waits until a part of the page is interactive. Polls more often than an assertion, since most journeys wait for this.
 */
async function untilLive(part: Locator): Promise<void> {
  await part.and(part.page().locator('[data-live]')).waitFor({ state: 'attached' });
}

/**
 * Waits until the blocks below the screen are laid out: until then positions on the page change
 * (browser/starter/below-fold.ts).
 */
async function untilLaidOut(page: Page): Promise<void> {
  await page.locator('html:not([data-entering])').waitFor({ state: 'attached' });
}

/** Waits until a block is interactive; scrolls to it first, since blocks are hydrated when they are near. */
export async function awaken(page: Page, type: string): Promise<void> {
  const island = page.locator(`[data-block="${type}"] [data-island]`).first();
  await island.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 300);
  await page.mouse.move(7, 302);
  await untilLive(island);
  await untilLaidOut(page);
}

/** Waits until header, floating menu and navigation are interactive; moving the pointer triggers that. */
export async function awakenApp(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(7, 302);
  await untilLive(page.locator('#root'));
  await untilLaidOut(page);
}

/** Scrolls through the page until every island is interactive, and back to the top. */
export async function awakenIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await untilLive(island);
  }
  await scrollTo(page, 0);
}

/**
 * Lets a stopped clock run on, and then lets React finish what the timers started: its scheduler uses messages, which
 * no fake clock stops, and starts the next timers only then.
 */
export async function runFor(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      const { port1, port2 } = new MessageChannel();
      const heard = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage('');
      await heard;
    }
  });
}

/** Stops an installed clock shortly after now, so that the command does not arrive too late on a busy machine. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 2000);
}

/**
 * Waits until a page without JavaScript has focused its error summary: the browser does so in the first frame, unless
 * the visitor was faster, which it logs.
 */
export async function untilLedTo(page: Page): Promise<void> {
  await expect(page.locator('[autofocus]')).toBeFocused();
}

/** Tells the page that its tab was hidden, or is visible again. */
export async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Marks the document, to distinguish a full page load from client-side navigation. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Whether the document is still the marked one. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** Follows a link to a URL that the page does not link to; the link is inserted for this purpose. */
export async function followLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = address;
    document.querySelector('main')?.append(link);
  }, href);
  await page.getByRole('link', { name: href, exact: true }).last().click();
}

/** The page's scroll position in pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls at once, without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export { expect, NIGHTLY, SLOW };
