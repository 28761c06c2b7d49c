/**
 * Contexts that the journeys of a worker share: what one has fetched and compiled, the next need not. A page that stays
 * open keeps the process of the site alive, in which all its pages are shown (playwright.config.ts).
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright/test';

/** Where the browser keeps something of a site beyond its tab; the cache of fetched files is left alone. */
const STORES = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems';

async function clearStores(session: CDPSession, origin: string): Promise<void> {
  if (origin.startsWith('http')) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORES });
}

/** Forgets what the browser keeps of the sites that a page was on, which the page itself need not outlive. */
async function forgetOrigins(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const origins = new Set(page.frames().map((frame) => URL.parse(frame.url())?.origin ?? ''));
  for (const origin of origins) await clearStores(session, origin);
}

/** A clock that was set would stand still for all journeys to come, and the cache would hold pictures of other sizes. */
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
 * Makes a context as new but for its cache of fetched files: no page, which takes session storage and all settings of
 * pages along, nothing stored, nothing permitted, nobody who listens, online.
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

/** One context for each way in which journeys set up the browser. */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #open = new Map<string, Shared>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Lends a context with these settings, as good as new, to one journey. */
  async lend(options: BrowserContextOptions, use: (context: BrowserContext) => Promise<void>): Promise<void> {
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
