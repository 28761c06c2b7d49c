import { useEffect, useRef, useState } from 'react';
import type { ContentLocation, FromFrame } from '../../../contract/frame-messages.ts';
import { moveDirection } from '../../fields/lists/ItemCard.tsx';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { takeFocusBack } from '../../start/focus.ts';
import { handleKey } from '../../start/shortcuts.ts';
import { useNavigation, useOverview, useStudio } from '../../start/window-context.ts';
import styles from './PagePreview.module.css';
import { PreviewBar } from './PreviewBar.tsx';
import { ScaledFrame } from './ScaledFrame.tsx';
import { useMessagesFrom, useMessagesTo } from './use-frame-messages.ts';
import { storeWidth, widthStored } from './widths.ts';

interface PagePreviewProps {
  path: string;
  title: string;
  selected: ContentLocation;
  /** Id of a dialog of the page to open. */
  dialog?: string;
  /** @param isEditing whether the text is edited on the page itself, which then keeps the focus */
  onSelect: (location: ContentLocation, isEditing: boolean) => void;
  /** Moves the selected section up or down. */
  onMoveSection?: (step: -1 | 1) => void;
}

/** The preview of a page at the width of a device, scaled down if there is less room. */
export function PagePreview(props: PagePreviewProps) {
  const { path, title, selected, dialog } = props;
  const { pageOrigin } = useOverview();
  const navigation = useNavigation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState(widthStored);
  const [mode, setMode] = useState<'edit' | 'browse'>('edit');
  const [documents, setDocuments] = useState(0);
  const [load, setLoad] = useState(0);
  const [file, setFile] = useState<string>();
  const handleMessage = useMessageHandler(props);
  useEffect(() => {
    navigation.shownPath = path;
  }, [navigation, path]);
  useMessagesFrom(frame, (message) => {
    if (message.type !== 'shown') return handleMessage(message);
    setFile(message.sections[0]?.file);
    if (message.isNew) setDocuments((count) => count + 1);
  });
  useMessagesTo(frame, { documents, mode, selected, dialog, file });
  const url = new URL(path, pageOrigin).href;
  return (
    <section className="stage" aria-label={uiTexts.stage.label}>
      <PreviewBar
        path={path}
        url={url}
        width={width}
        mode={mode}
        onWidth={(chosen) => {
          storeWidth(chosen);
          setWidth(chosen);
        }}
        onMode={setMode}
        onReload={() => {
          setDocuments(0);
          setLoad(load + 1);
        }}
      />
      <ScaledFrame
        key={load}
        ref={frame}
        width={width}
        margin={32}
        src={url}
        title={fill(uiTexts.stage.frame, { title })}
        backdropClassName={styles.backdrop}
        sheetClassName={styles.sheet}
      />
    </section>
  );
}

/** Returns a function that handles messages from the previewed page. */
function useMessageHandler({ title, onSelect, onMoveSection }: PagePreviewProps): (message: FromFrame) => void {
  const studio = useStudio();
  const navigation = useNavigation();
  return (message) => {
    switch (message.type) {
      case 'select':
        return onSelect(message.location, message.isEditing);
      case 'text-edited':
        return studio
          .file(message.location.file)
          .edit([{ type: 'set', at: message.location.pointer, value: message.text }], {
            group: message.location.pointer,
            title,
          });
      case 'keys-dropped':
        return studio.notices.show(uiTexts.stage.unwritten, { tone: 'problem' });
      case 'navigate': {
        const page = studio.overview.get().files.find(({ paths }) => paths.includes(message.path));
        return page && navigation.openFile(page.file);
      }
      case 'focus-taken':
        return takeFocusBack();
      case 'key': {
        const step = message.alt ? moveDirection(message.key) : undefined;
        return step === undefined ? handleKey(studio, navigation, message) : onMoveSection?.(step);
      }
    }
  };
}
