import type { FromFrame, ToFrame } from '../contract/frame-messages.ts';
import { shown } from './shown.ts';

/** Sends a message to the shell; does nothing in a separate tab. */
export function postToShell(message: FromFrame): void {
  if (window.parent !== window) window.parent.postMessage(message, shown.shell);
}

/** Calls back with messages from the shell; ignores others. */
export function listenToShell(listener: (message: ToFrame) => void): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<ToFrame>) => {
    if (origin === shown.shell && source === window.parent) listener(data);
  });
}
