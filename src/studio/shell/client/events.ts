import type { StudioEvent } from '../../contract/api.ts';
import { translateSentence } from '../words/words.ts';
import type { Studio } from './studio.ts';

const QUIET = 600;

/** Updates the studio with the server's events. @returns a function that stops this */
export function subscribeToEvents(studio: Studio): () => void {
  const source = new EventSource('/api/events');
  const on = <Type extends StudioEvent['type']>(
    type: Type,
    take: (event: Extract<StudioEvent, { type: Type }>) => void,
  ) => source.addEventListener(type, (message: MessageEvent<string>) => take(JSON.parse(message.data)));
  on('state', ({ state }) => studio.showState(state));
  on('files', ({ versions }) => studio.reloadOutdated(versions));
  on('findings', ({ findings }) => studio.showFindings(findings));
  on('notice', ({ sentence }) => studio.notices.show(translateSentence(sentence)));
  let wasAway = false;
  source.addEventListener('error', () => {
    wasAway = true;
    void studio.connection.whenOnline();
  });
  source.addEventListener('open', () => {
    // A restarted server starts its version numbers again, and may have merged changes by others.
    if (wasAway) void studio.reloadAll();
    wasAway = false;
  });
  const quiet = refreshWhenQuiet(studio);
  return () => {
    source.close();
    quiet();
  };
}

/** Reads the titles and states of files again after edits (debounced). @returns a function that stops this */
function refreshWhenQuiet(studio: Studio): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = studio.state.watch(() => {
    clearTimeout(timer);
    if (studio.state.get().revision === studio.overview.get().state.revision) return;
    timer = setTimeout(() => void studio.refresh(), QUIET);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
