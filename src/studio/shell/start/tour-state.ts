import { Observable } from '../client/observable.ts';

const KEY = 'studio-tour-seen';

/** Whether the tour is shown: once in each browser, and on request. */
export const shouldShowTour = new Observable(globalThis.localStorage?.getItem(KEY) === null);

/** Ends the tour, and records that this browser has shown it. */
export function endTour(): void {
  localStorage.setItem(KEY, 'yes');
  shouldShowTour.set(false);
}
