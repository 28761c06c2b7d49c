import type { FromFrame, ToFrame } from '../contract/frame-messages.ts';
import { shown } from './shown.ts';

/** Tells the shell something; a page in a tab of its own has nobody to tell. */
export function postToShell(message: FromFrame): void {
  if (window.parent !== window) window.parent.postMessage(message, shown.shell);
}

/** Calls back with what the shell says; nobody else is listened to. */
export function listenToShell(listener: (message: ToFrame) => void): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<ToFrame>) => {
    if (origin === shown.shell && source === window.parent) listener(data);
  });
}
