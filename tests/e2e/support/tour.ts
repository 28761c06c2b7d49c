import { test as journey } from './journey.ts';

/**
 * Journeys that only look: they share one page a worker, which keeps what it has compiled. Each journey begins with a
 * page load that fetches everything anew.
 */
export const test = journey.extend({
  context: ({ tourPage }, use) => use(tourPage.context()),
  page: ({ tourPage }, use) => use(tourPage),
});
