import type { AwaitedVersions } from '../contract/frame-messages.ts';
import { shown } from './shown.ts';

/** Milliseconds after which the page takes what it knows: a file that cannot be compiled brings no newer page. */
const PATIENCE = 10_000;

let awaited: AwaitedVersions = { places: 0, edits: 0 };
const waiting = new Set<() => void>();

/** Says which versions the studio has. */
export function awaitVersions(versions: AwaitedVersions): void {
  awaited = versions;
  goOn();
}

/** Says that an edit is on its way to the studio. */
export function awaitEdit(): void {
  awaited = { ...awaited, edits: Number.POSITIVE_INFINITY };
}

/** Lets those go on who have waited for what is shown now. */
export function goOn(): void {
  for (const look of [...waiting]) look();
}

/** Whether places on the page are those of the studio; they are not while a section is on its way to another place. */
export function hasPlaces(): boolean {
  return shown.version >= awaited.places;
}

/** Resolves when places on the page are those of the studio. */
export function placesShown(): Promise<void> {
  return until(hasPlaces);
}

/** Resolves when the page shows every edit. */
export function editsShown(): Promise<void> {
  return until(
    () => shown.version >= awaited.edits,
    () => awaited.edits === Number.POSITIVE_INFINITY,
  );
}

/** @param isOnItsWay whether to be patient for longer: the server has not answered yet */
function until(isReached: () => boolean, isOnItsWay = () => false): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => {
    waiting.delete(look);
    clearTimeout(timer);
    resolve();
  };
  const look = () => isReached() && end();
  const giveUp = () => {
    if (isOnItsWay()) timer = setTimeout(giveUp, PATIENCE);
    else end();
  };
  let timer = setTimeout(giveUp, PATIENCE);
  waiting.add(look);
  look();
  return promise;
}
