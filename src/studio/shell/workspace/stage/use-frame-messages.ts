import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ContentPlace, FromFrame, ToFrame } from '../../../contract/frame-messages.ts';
import { useObserved } from '../../client/observable.ts';
import { useStudio } from '../../start/studio-context.ts';
import { isFromFrame } from './frame-message.ts';

type Frame = RefObject<HTMLIFrameElement | null>;

/** Hears what the shown page says. */
export function useMessagesFrom(frame: Frame, onMessage: (message: FromFrame) => void): void {
  const { pageOrigin } = useObserved(useStudio().overview);
  const latest = useRef(onMessage);
  latest.current = onMessage;
  useEffect(() => {
    const take = (event: MessageEvent<unknown>) => {
      const isOurs = event.origin === pageOrigin && event.source === frame.current?.contentWindow;
      if (isOurs && isFromFrame(event.data)) latest.current(event.data);
    };
    addEventListener('message', take);
    return () => removeEventListener('message', take);
  }, [frame, pageOrigin]);
}

interface Told {
  mode: 'edit' | 'browse';
  selected: ContentPlace;
  dialog: string | undefined;
  /** Counts how often the page was loaded: each time it is told anew. */
  load: number;
}

/**
 * Keeps the shown page in step with the studio: what is chosen, what is typed, and what is at fault.
 * @param isShown before the page is there, its frame is of another origin
 */
export function useMessagesTo(frame: Frame, isShown: boolean, { mode, selected, dialog, load }: Told): void {
  const studio = useStudio();
  const { pageOrigin } = useObserved(studio.overview);
  const { all } = useObserved(studio.findings);
  const post = useCallback(
    (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, pageOrigin),
    [frame, pageOrigin],
  );
  useEffect(() => {
    if (!isShown) return;
    return studio.edited.watch(() => {
      const { file, edits: [edit] = [] } = studio.edited.get() ?? {};
      if (file === undefined || edit?.type !== 'set' || typeof edit.value !== 'string') return;
      post({ type: 'typed', place: { file, pointer: edit.at }, text: edit.value });
    });
  }, [studio, post, isShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the frame is told follows from these.
  useEffect(() => {
    if (!isShown) return;
    post({ type: 'mode', mode });
    post({ type: 'select', place: selected.pointer === '' ? undefined : selected, scroll: true });
    if (dialog !== undefined) post({ type: 'dialog', id: dialog });
  }, [isShown, mode, dialog, selected.file, selected.pointer, load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the frame is told follows from these.
  useEffect(() => {
    if (isShown)
      post({ type: 'findings', places: all.map(({ file, pointer, severity }) => ({ file, pointer, severity })) });
  }, [isShown, all, load]);
}
