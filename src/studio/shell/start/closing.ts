import type { Studio } from '../client/studio.ts';

/** Asks for confirmation before the window closes with unacknowledged edits; all others are on the server's disk. */
export function askBeforeClosing(studio: Studio): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (studio.isWaiting) event.preventDefault();
  };
  addEventListener('beforeunload', onBeforeUnload);
  return () => removeEventListener('beforeunload', onBeforeUnload);
}
