import { test as journey } from './journey.ts';

/**
 * Read-only journeys: they share one page per worker, which keeps compiled code. Each journey begins with a page load
 * that fetches everything again.
 */
export const test = journey.extend({
  context: ({ tourPage }, use) => use(tourPage.context()),
  page: ({ tourPage }, use) => use(tourPage),
});
