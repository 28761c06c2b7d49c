import { useEffect, useRef, useState } from 'react';
import type { ContentPlace, FromFrame, ToFrame } from '../../../contract/frame-messages.ts';
import { useObserved } from '../../client/observable.ts';
import { stepOf } from '../../fields/lists/ItemCard.tsx';
import { useNavigation } from '../../start/navigation.ts';
import { answerKey } from '../../start/shortcuts.ts';
import { useStudio } from '../../start/studio-context.ts';
import { fill, words } from '../../words/words.ts';
import { isFromFrame } from './frame-message.ts';
import styles from './Stage.module.css';
import { StageBar } from './StageBar.tsx';
import { useScaledFrame } from './use-scaled-frame.ts';
import { storeWidth, widthStored } from './widths.ts';

interface StageProps {
  path: string;
  title: string;
  selected: ContentPlace;
  /** Id of a dialog of the page that is shown open. */
  dialog?: string;
  /** @param isWritten whether the page keeps the focus: it is written there */
  onSelect: (place: ContentPlace, isWritten: boolean) => void;
  /** Moves the chosen section up or down. */
  onMoveSection?: (step: -1 | 1) => void;
}

/** The true page in the width of a device, shrunk where the window is narrower. */
export function Stage({ path, title, selected, dialog, onSelect, onMoveSection }: StageProps) {
  const studio = useStudio();
  const navigation = useNavigation();
  const { pageOrigin, files } = useObserved(studio.overview);
  const { all } = useObserved(studio.findings);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState(widthStored);
  const [mode, setMode] = useState<'edit' | 'browse'>('edit');
  const [isShown, setShown] = useState(false);
  const [load, setLoad] = useState(0);
  const ground = useScaledFrame(frame, width);
  useEffect(() => {
    navigation.shownPath = path;
  }, [navigation, path]);
  const post = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, pageOrigin);
  const take = (message: FromFrame) => {
    switch (message.type) {
      case 'shown':
        return setShown(true);
      case 'select':
        return onSelect(message.place, message.isWritten);
      case 'write':
        return studio.file(message.place.file).edit([{ type: 'set', at: message.place.pointer, value: message.text }], {
          group: message.place.pointer,
          title,
        });
      case 'navigate': {
        const page = files.find(({ paths }) => paths.includes(message.path));
        return page && navigation.openFile(page.file);
      }
      case 'key': {
        const step = message.alt ? stepOf(message.key) : undefined;
        return step === undefined ? answerKey(studio, navigation, message) : onMoveSection?.(step);
      }
    }
  };
  useEffect(() => {
    // Before the page is there, its frame is of another origin.
    if (!isShown) return;
    return studio.edited.watch(() => {
      const { file, edits: [edit] = [] } = studio.edited.get() ?? {};
      if (file === undefined || edit?.type !== 'set' || typeof edit.value !== 'string') return;
      const message: ToFrame = { type: 'typed', place: { file, pointer: edit.at }, text: edit.value };
      frame.current?.contentWindow?.postMessage(message, pageOrigin);
    });
  }, [studio, pageOrigin, isShown]);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const isOurs = event.origin === pageOrigin && event.source === frame.current?.contentWindow;
      if (isOurs && isFromFrame(event.data)) latest.current(event.data);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [pageOrigin]);
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
  const address = new URL(path, pageOrigin).href;
  return (
    <section className={styles.stage} aria-label={words.stage.label}>
      <StageBar
        path={path}
        address={address}
        width={width}
        mode={mode}
        onWidth={(chosen) => {
          storeWidth(chosen);
          setWidth(chosen);
        }}
        onMode={setMode}
        onReload={() => {
          setShown(false);
          setLoad(load + 1);
        }}
      />
      <div ref={ground} className={styles.ground}>
        <div className={styles.sheet}>
          <iframe
            key={load}
            ref={frame}
            src={address}
            title={fill(words.stage.frame, { title })}
            className={styles.frame}
          />
        </div>
      </div>
    </section>
  );
}
