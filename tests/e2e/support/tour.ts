import type { Page } from 'playwright/test';
import { test as journey } from './journey.ts';
import { disableCache, watchLayoutShifts } from './measure.ts';

interface Tour {
  /** The page that goes from route to route. */
  tourPage: Page;
}

/**
 * Journeys that only look: they share one page a worker, which keeps what it has compiled. Each journey begins with a
 * page load that fetches everything anew.
 */
export const test = journey.extend<object, Tour>({
  tourPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
        locale: 'en-KE',
      });
      const page = await context.newPage();
      await disableCache(page);
      await watchLayoutShifts(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ tourPage }, use) => use(tourPage.context()),
  page: ({ tourPage }, use) => use(tourPage),
});
