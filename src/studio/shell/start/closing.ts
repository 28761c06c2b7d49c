import type { Studio } from '../client/studio.ts';

/** Asks before the window is closed while something was typed that the server has not heard of: the rest is on its disk. */
export function askBeforeClosing(studio: Studio): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (studio.isWaiting) event.preventDefault();
  };
  addEventListener('beforeunload', onBeforeUnload);
  return () => removeEventListener('beforeunload', onBeforeUnload);
}
