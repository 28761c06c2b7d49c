import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ContentLocation, FromFrame, ToFrame } from '../../../contract/frame-messages.ts';
import { useFindingIndex, useOverview, useStudio } from '../../start/window-context.ts';
import { isFromFrame } from './frame-message.ts';
import { useLastActionTime } from './use-last-action-time.ts';

type Frame = RefObject<HTMLIFrameElement | null>;

/** Calls back with each message from the previewed page. */
export function useMessagesFrom(frame: Frame, onMessage: (message: FromFrame) => void): void {
  const { pageOrigin } = useOverview();
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

interface ShellState {
  /** The number of documents loaded so far. Each new document is sent the whole state. */
  documents: number;
  mode: 'edit' | 'browse';
  selected: ContentLocation;
  dialog: string | undefined;
  /** The content file of the previewed page. */
  file: string | undefined;
}

/** Sends the shell's state to the previewed page: mode, selection, typed text, findings and awaited versions. */
export function useMessagesTo(frame: Frame, { documents, mode, selected, dialog, file }: ShellState): void {
  const isShown = documents > 0;
  const studio = useStudio();
  const { pageOrigin } = useOverview();
  const { all } = useFindingIndex();
  const post = useCallback(
    (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, pageOrigin),
    [frame, pageOrigin],
  );
  const shellUsedAt = useLastActionTime((at) => isShown && post({ type: 'shell-used', at }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `documents` repeats it for a new document.
  useEffect(() => {
    if (!isShown || file === undefined) return;
    const { awaited } = studio.file(file);
    const postAwaited = () => post({ type: 'awaited', versions: awaited.get() });
    postAwaited();
    return awaited.watch(postAwaited);
  }, [studio, post, documents, file]);
  useEffect(() => {
    if (!isShown) return;
    return studio.edited.watch(() => {
      const { file, edits: [edit] = [] } = studio.edited.get() ?? {};
      if (file === undefined || edit?.type !== 'set' || typeof edit.value !== 'string') return;
      post({ type: 'typed', location: { file, pointer: edit.at }, text: edit.value });
    });
  }, [studio, post, isShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends the message again if one of these changes.
  useEffect(() => {
    if (!isShown) return;
    post({ type: 'shell-used', at: shellUsedAt.current });
    post({ type: 'mode', mode });
    post({ type: 'select', location: selected.pointer === '' ? undefined : selected, scroll: true });
    if (dialog !== undefined) post({ type: 'dialog', id: dialog });
  }, [documents, mode, dialog, selected.file, selected.pointer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends the message again if one of these changes.
  useEffect(() => {
    if (isShown)
      post({ type: 'findings', locations: all.map(({ file, pointer, severity }) => ({ file, pointer, severity })) });
  }, [documents, all]);
}
