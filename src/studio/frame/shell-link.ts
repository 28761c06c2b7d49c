import type { FromFrame, ToFrame } from '../contract/frame-messages.ts';
import { preview } from './preview.ts';

/** Sends a message to the shell; does nothing if the page is in a tab of its own. */
export function postToShell(message: FromFrame): void {
  if (window.parent !== window) window.parent.postMessage(message, preview.shell);
}

/** Calls the listener with each message from the shell; ignores messages from other windows. */
export function listenToShell(listener: (message: ToFrame) => void): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<ToFrame>) => {
    if (origin === preview.shell && source === window.parent) listener(data);
  });
}
