import type { StudioEvent } from '../../contract/api.ts';
import { translateSentence } from '../i18n/ui-texts.ts';
import type { StudioClient } from './studio-client.ts';

const DEBOUNCE_MS = 600;

/** Updates the studio with the server's events. @returns a function that stops this */
export function subscribeToEvents(studio: StudioClient): () => void {
  const source = new EventSource('/api/events');
  const on = <Type extends StudioEvent['type']>(
    type: Type,
    take: (event: Extract<StudioEvent, { type: Type }>) => void,
  ) => source.addEventListener(type, (message: MessageEvent<string>) => take(JSON.parse(message.data)));
  on('state', ({ state }) => studio.showState(state));
  on('files', ({ versions }) => studio.reloadOutdated(versions));
  on('findings', ({ findings }) => studio.showFindings(findings));
  on('notice', ({ sentence }) => studio.notices.show(translateSentence(sentence)));
  let wasDisconnected = false;
  source.addEventListener('error', () => {
    wasDisconnected = true;
    void studio.connection.whenOnline();
  });
  source.addEventListener('open', () => {
    // A restarted server starts its version numbers again, and may have merged changes by others.
    if (wasDisconnected) void studio.reloadAll();
    wasDisconnected = false;
  });
  const stopRefreshing = refreshAfterEdits(studio);
  return () => {
    source.close();
    stopRefreshing();
  };
}

/** Reads the titles and states of files again after edits (debounced). @returns a function that stops this */
function refreshAfterEdits(studio: StudioClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = studio.state.watch(() => {
    clearTimeout(timer);
    if (studio.state.get().revision === studio.overview.get().state.revision) return;
    timer = setTimeout(() => void studio.refresh(), DEBOUNCE_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
