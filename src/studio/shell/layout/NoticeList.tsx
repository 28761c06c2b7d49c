import { useEffect, useRef } from 'react';
import type { Notice, NoticeAction } from '../client/notices.ts';
import { useObserved } from '../client/observable.ts';
import { fill, findingInOneLine, uiTexts } from '../i18n/ui-texts.ts';
import type { Navigation } from '../start/navigation.ts';
import { useFindingIndex, useNavigation, useStudio } from '../start/window-context.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import styles from './NoticeList.module.css';

const DISMISS_AFTER_MS = 7000;
/** Maximum number of errors in a notice; the list of findings has all of them. */
const MAX_ERRORS = 4;

/** The notices at the edge of the window, and the announcements for screen readers. */
export function NoticeList() {
  const { notices } = useStudio();
  const list = useObserved(notices.list);
  const announcement = useObserved(notices.announcement);
  const section = useRef<HTMLElement>(null);
  // Show the popover again, so that it is above dialogs that were opened after it.
  useEffect(() => {
    section.current?.hidePopover();
    if (list.length > 0) section.current?.showPopover();
  }, [list]);
  return (
    <>
      <section
        ref={section}
        popover="manual"
        aria-label={uiTexts.notices.label}
        aria-live="polite"
        className={styles.notices}
      >
        {list.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} onClose={() => notices.dismiss(notice.id)} />
        ))}
      </section>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

/** The current errors of the check. @param onNone called when all of them are fixed */
function ErrorList({ onNone }: { onNone: () => void }) {
  const { all } = useFindingIndex();
  const errors = all.filter(({ severity }) => severity === 'error');
  // The notice may be shown before the findings arrive.
  const hadSome = useRef(false);
  useEffect(() => {
    if (hadSome.current && errors.length === 0) onNone();
    hadSome.current = errors.length > 0;
  });
  return (
    <ul className={`hint ${styles.details}`}>
      {errors.slice(0, MAX_ERRORS).map((error) => (
        <li key={error.id}>{findingInOneLine(error)}</li>
      ))}
      {errors.length > MAX_ERRORS && <li>{fill(uiTexts.findings.more, { count: errors.length - MAX_ERRORS })}</li>}
    </ul>
  );
}

/** The button that opens the file of a notice; undefined if it is open, or is gone. */
function openFileAction(navigation: Navigation, file: string | undefined): NoticeAction | undefined {
  if (file === undefined || !navigation.canOpen(file)) return undefined;
  return { label: uiTexts.findings.show, run: () => navigation.openFile(file) };
}

function NoticeCard({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { sentence, tone, details = [] } = notice;
  const navigation = useNavigation();
  useObserved(navigation.location);
  const action = notice.action ?? notice.undo ?? openFileAction(navigation, notice.file);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts when the notice is first shown.
  useEffect(() => {
    if (tone === 'problem') return;
    const timer = setTimeout(onClose, DISMISS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <div className={styles.words}>
        {sentence}
        {details.length > 0 && (
          <ul className={`hint ${styles.details}`}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {notice.listsErrors && <ErrorList onNone={onClose} />}
      </div>
      {action && (
        <Button
          size="small"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="x" label={uiTexts.notices.dismiss} onClick={onClose} />
    </div>
  );
}
