import { Observable } from '../client/observable.ts';

const KEY = 'studio-tour-seen';

/** Whether the introduction is shown: once for everybody, and on request. */
export const shouldShowTour = new Observable(globalThis.localStorage?.getItem(KEY) === null);

/** Ends the tour for good in this browser. */
export function endTour(): void {
  localStorage.setItem(KEY, 'yes');
  shouldShowTour.set(false);
}
