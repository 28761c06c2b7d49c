import { Observable } from '../client/observable.ts';

const KEY = 'studio-tour-seen';

/** Whether the first look is shown: once for everybody, and when it is asked for. */
export const tourIsWanted = new Observable(globalThis.localStorage?.getItem(KEY) === null);

export function endTour(): void {
  localStorage.setItem(KEY, 'yes');
  tourIsWanted.set(false);
}
