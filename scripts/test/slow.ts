/**
 * Tag of browser journeys that only `npm run test:slow` runs: they cover features that rarely break, or resemble other
 * journeys.
 */
export const SLOW = { tag: '@slow' };
