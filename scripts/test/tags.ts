/** Tags that leave browser journeys out of `npm test`: those for features that rarely break, or that resemble others. */

/** Runs in `npm run test:slow` and before a change lands. */
export const SLOW = { tag: '@slow' };

/** Runs in `npm run test:nightly`. */
export const NIGHTLY = { tag: '@nightly' };
