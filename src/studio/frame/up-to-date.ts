import type { AwaitedVersions } from '../contract/frame-messages.ts';
import { preview } from './preview.ts';

/** Maximum time to wait: while a file cannot be compiled, no patch with a newer version arrives. */
const TIMEOUT_MS = 10_000;

let awaited: AwaitedVersions = { pointers: 0, edits: 0 };
const waiting = new Set<() => void>();

/** Sets the versions that the shell has reached. */
export function awaitVersions(versions: AwaitedVersions): void {
  awaited = versions;
  resolveWaiting();
}

/** Records that an edit was sent to the shell; the version that will contain it is not known yet. */
export function awaitEdit(): void {
  awaited = { ...awaited, edits: Number.POSITIVE_INFINITY };
}

/** Resolves the promises whose version the page now shows. */
export function resolveWaiting(): void {
  for (const check of [...waiting]) check();
}

/** Whether pointers are the same on the page and in the shell; they differ until the page shows a moved section. */
export function arePointersCurrent(): boolean {
  return preview.version >= awaited.pointers;
}

/** Resolves when pointers are the same on the page and in the shell, or after a timeout. */
export function whenPointersCurrent(): Promise<void> {
  return until(arePointersCurrent);
}

/** Resolves when the page shows every edit, or after a timeout. */
export function whenEditsShown(): Promise<void> {
  return until(
    () => preview.version >= awaited.edits,
    () => awaited.edits === Number.POSITIVE_INFINITY,
  );
}

/** @param isOnItsWay whether to extend the timeout, because the server has not acknowledged the edit yet */
function until(isReached: () => boolean, isOnItsWay = () => false): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => {
    waiting.delete(check);
    clearTimeout(timer);
    resolve();
  };
  const check = () => isReached() && end();
  const giveUp = () => {
    if (isOnItsWay()) timer = setTimeout(giveUp, TIMEOUT_MS);
    else end();
  };
  let timer = setTimeout(giveUp, TIMEOUT_MS);
  waiting.add(check);
  check();
  return promise;
}
