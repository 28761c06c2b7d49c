/**
 * Contexts that a worker's journeys share, so that what one has fetched and compiled is available to the next. A page
 * that stays open keeps the site's process alive, which all its pages share (playwright.config.ts).
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright/test';

/** The browser's storage for a site beyond a tab, except the HTTP cache. */
const STORES = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems';

async function clearStores(session: CDPSession, origin: string): Promise<void> {
  if (origin.startsWith('http')) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORES });
}

/** Clears the storage of the sites that a page visited. */
async function forgetOrigins(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const origins = new Set(page.frames().map((frame) => URL.parse(frame.url())?.origin ?? ''));
  for (const origin of origins) await clearStores(session, origin);
}

/**
 * Checks that a journey may share its context: a fake clock would affect all others, and the cache would contain
 * pictures of other sizes.
 */
async function expectToShare(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  const resized = JSON.stringify(page.viewportSize()) !== JSON.stringify(viewport);
  if (resized || (await page.evaluate(() => '__pwClock' in window)))
    throw new Error("A journey that sets the clock or the size of the window is 'alone'.");
}

interface Shared {
  options: BrowserContextOptions;
  context: BrowserContext;
  keeper: Page;
}

/**
 * Resets a context except for its HTTP cache: no pages, and so no session storage or page settings; no storage,
 * permissions or listeners; online.
 */
async function tidyUp({ context, keeper, options }: Shared): Promise<void> {
  context.removeAllListeners('request');
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const pages = context.pages().filter((page) => page !== keeper);
  for (const page of pages) {
    await expectToShare(page, options);
    await forgetOrigins(context, page);
  }
  await Promise.all(pages.map((page) => page.close()));
}

/** One context for each set of browser options. */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #open = new Map<string, Shared>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Runs one journey in a reset context with these options. */
  async withContext(options: BrowserContextOptions, use: (context: BrowserContext) => Promise<void>): Promise<void> {
    const key = JSON.stringify(options);
    const shared = this.#open.get(key) ?? (await this.#start(options));
    this.#open.set(key, shared);
    await use(shared.context);
    await tidyUp(shared);
  }

  async close(): Promise<void> {
    for (const { context } of this.#open.values()) await context.close();
  }

  async #start(options: BrowserContextOptions): Promise<Shared> {
    const context = await this.#browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto('/healthz');
    return { options, context, keeper };
  }
}
