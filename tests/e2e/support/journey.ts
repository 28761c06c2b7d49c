import { test as base, type ConsoleMessage, expect, type Locator, type Page, type Route } from 'playwright/test';
import { SLOW } from '../../../scripts/test/slow.ts';
import { disableCache, watchLayoutShifts } from './measure.ts';
import { SharedContexts } from './shared-contexts.ts';

interface BrowserPorts {
  /** Whether the journey has a context that no other has had or will have. */
  ownContext: boolean;
  /** Console messages that a journey provokes on purpose. Every other one fails it, of whatever kind. */
  allowedMessages: RegExp | undefined;
  quietConsole: undefined;
  /**
   * Addresses outside the site that the journey asked for. Whoever wants them gets answers from there; for all others
   * the browser finds no other host (playwright.config.ts).
   */
  outside: string[];
}

interface Worker {
  sharedContexts: SharedContexts;
  /** The page that goes from route to route (tour.ts); here, since other fixtures would need a browser of their own. */
  tourPage: Page;
}

const OWN_HOST = '127.0.0.1';

/** For `test.use`: a visitor who has not asked for less motion, so that pages glide and fade. The others have. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** What the browser says of a journey that looks at roles while the end of a new page is left out of its first frame. */
const LOOKED_BELOW = /Rendering was performed in a subtree hidden by content-visibility/;

function isOutside(url: URL): boolean {
  return url.protocol.startsWith('http') && url.hostname !== OWN_HOST;
}

/** A journey: nothing outside the site is reached, and the browser's console stays silent. */
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
    if (!ownContext) return sharedContexts.lend(options, use);
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
      const said: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (!LOOKED_BELOW.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
      };
      const hearThrown = (error: Error) => void said.push(`thrown: ${error.message}`);
      page.on('console', hear).on('pageerror', hearThrown);
      await use(undefined);
      page.off('console', hear).off('pageerror', hearThrown);
      expect(said.filter((text) => !allowedMessages?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A journey that shares its context with no other: one that sets the clock, which the context keeps for good, or that
 * changes the size of the window, since the browser prefers pictures of another size that it has to those it would have
 * to fetch.
 */
export const alone = test.extend({ ownContext: true });

/** Of several journeys that are alike, those for which this is true are left to `npm run test:slow`. */
export const slowIf = (isLeft: boolean) => (isLeft ? SLOW : {});

/** What the browser itself says when a request is answered by an error or not at all. */
export const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

/** Waits until a part of the page answers. Asks more often than an assertion would, which most journeys would wait for. */
async function untilLive(part: Locator): Promise<void> {
  await part.and(part.page().locator('[data-live]')).waitFor({ state: 'attached' });
}

/** Waits until the blocks below the screen have their heights: until then places on the page move (browser/starter/below-fold.ts). */
async function untilLaidOut(page: Page): Promise<void> {
  await page.locator('html:not([data-entering])').waitFor({ state: 'attached' });
}

/** Waits until a block answers; scrolls to it first, since blocks wake up when they are near. */
export async function awaken(page: Page, type: string): Promise<void> {
  const island = page.locator(`[data-block="${type}"] [data-island]`).first();
  await island.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 300);
  await page.mouse.move(7, 302);
  await untilLive(island);
  await untilLaidOut(page);
}

/** Waits until header, floating menu and navigation answer; a movement of the pointer asks for them. */
export async function awakenApp(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(7, 302);
  await untilLive(page.locator('#root'));
  await untilLaidOut(page);
}

/** Scrolls through the page until every interactive block answers, and back to the top. */
export async function awakenIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await untilLive(island);
  }
  await scrollTo(page, 0);
}

/**
 * Lets a stopped clock run on, and then lets React finish what the timers began: it works in messages, which no clock
 * holds back, and starts the next timers only then.
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

/** Stops a clock that was installed, a moment from now, so that the wish does not come too late on a busy machine. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 2000);
}

/**
 * What a page without JavaScript leads to when it opens: the browser moves the focus there with the first frame, and
 * leaves it alone, saying so, where the visitor was quicker.
 */
export async function untilLedTo(page: Page): Promise<void> {
  await expect(page.locator('[autofocus]')).toBeFocused();
}

/** Says to the page that its tab was hidden, or is seen again. */
export async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Marks the document, so that a full page load can be told from a change in place. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Whether the document is still the one that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** Follows a link to an address that no page names, set into the text for the purpose. */
export async function followLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = address;
    document.querySelector('main')?.append(link);
  }, href);
  await page.getByRole('link', { name: href, exact: true }).last().click();
}

/** Pixels the page is scrolled. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls at once, as a visitor with a fast wheel. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export { expect, SLOW };
