/** For browser journeys that only `npm run test:slow` runs: for what rarely breaks, or resembles other journeys. */
export const SLOW = { tag: '@slow' };
