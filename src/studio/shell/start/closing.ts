import type { StudioClient } from '../client/studio-client.ts';

/** Asks for confirmation before the window closes with unacknowledged edits; all others are on the server's disk. */
export function askBeforeClosing(studio: StudioClient): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (studio.hasPendingEdits) event.preventDefault();
  };
  addEventListener('beforeunload', onBeforeUnload);
  return () => removeEventListener('beforeunload', onBeforeUnload);
}
