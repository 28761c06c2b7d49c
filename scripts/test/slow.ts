/** For journeys in a browser that `npm test` leaves to `npm run test:slow`: what breaks rarely, or is alike to others. */
export const SLOW = { tag: '@slow' };
