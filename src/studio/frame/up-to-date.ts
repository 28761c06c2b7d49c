import type { AwaitedVersions } from '../contract/frame-messages.ts';
import { shown } from './shown.ts';

/** Maximum milliseconds to wait: while a file cannot be compiled, no newer page arrives. */
const PATIENCE = 10_000;

let awaited: AwaitedVersions = { places: 0, edits: 0 };
const waiting = new Set<() => void>();

/** Sets the versions that the studio has. */
export function awaitVersions(versions: AwaitedVersions): void {
  awaited = versions;
  goOn();
}

/** Notes that an edit is on its way to the studio; its version is not known yet. */
export function awaitEdit(): void {
  awaited = { ...awaited, edits: Number.POSITIVE_INFINITY };
}

/** Resolves what has waited for the version that is shown now. */
export function goOn(): void {
  for (const look of [...waiting]) look();
}

/** Whether pointers on the page are those of the studio; they differ while the page does not yet show a moved section. */
export function hasPlaces(): boolean {
  return shown.version >= awaited.places;
}

/** Resolves when pointers on the page are those of the studio. */
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

/** @param isOnItsWay whether to wait longer, because the server has not acknowledged the edit yet */
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
