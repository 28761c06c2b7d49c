import { useEffect, useRef, useState } from 'react';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { useStudioState } from '../../start/window-context.ts';
import { EmptyState, Pending } from '../../ui/EmptyState.tsx';
import { useApiCall } from '../use-api-call.ts';
import { PublishCard } from './PublishCard.tsx';
import { PublishChanges } from './PublishChanges.tsx';
import styles from './PublishView.module.css';

/** The view for publishing: the changes in words, and the form to publish them. */
export function PublishView() {
  const state = useStudioState();
  const [done, setDone] = useState<{ sentence: string }>();
  const report = useRef<HTMLParagraphElement>(null);
  // The button that had the focus may be gone.
  useEffect(() => {
    if (done) report.current?.focus();
  }, [done]);
  const { response: preview, failure } = useApiCall(
    'publishing',
    {},
    {
      reason: [state.revision, state.unsaved.length, state.unpublished],
    },
  );
  const { publish } = uiTexts;
  if (!preview) return <Pending title={publish.looking} failure={failure} />;
  const hasSome = preview.changes.length > 0 || preview.git?.isUnpushed === true;
  return (
    <div className="scroller" data-part>
      <div className={`room-page ${styles.inside}`}>
        <header>
          <h1 className="room-title">{publish.title}</h1>
          <p className="room-help">{preview.git ? publish.help : publish.helpWithoutGit}</p>
        </header>
        <div role="status">
          {done && (
            <p ref={report} tabIndex={-1} className={styles.done}>
              <span>{done.sentence}</span>
            </p>
          )}
        </div>
        {!hasSome && state.unsaved.length === 0 ? (
          <EmptyState icon="circle-check" title={publish.nothing}>
            {publish.nothingHelp}
          </EmptyState>
        ) : (
          <div className={styles.columns}>
            <PublishChanges preview={preview} state={state} />
            {hasSome && <PublishCard preview={preview} state={state} onDone={(sentence) => setDone({ sentence })} />}
          </div>
        )}
      </div>
    </div>
  );
}
