import { useEffect, useLayoutEffect, useRef } from 'react';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { FindingNote, InEnglish } from '../fields/frame/FieldFindings.tsx';
import { translateSentence, uiTexts } from '../i18n/ui-texts.ts';
import { useFindingIndex, useNavigation, useOpenFile } from '../start/window-context.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './FindingsPanel.module.css';

/** All findings, each with a button that opens its field and, if there is a fix, a button that applies it. */
export function FindingsPanel({ onClose }: { onClose: () => void }) {
  const open = useOpenFile();
  const { all } = useFindingIndex();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    const before = document.activeElement;
    current?.focus();
    // Restores the focus unless it is outside the panel. A layout effect, because the panel still exists then.
    return () => {
      if (current?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);
  useCloseOnLeaving(onClose);
  return (
    <section ref={panel} tabIndex={-1} aria-label={uiTexts.findings.label} className={styles.panel}>
      <header className={`spread ${styles.header}`}>
        <h2 className={styles.title}>{uiTexts.findings.label}</h2>
        <IconButton icon="x" label={uiTexts.findings.close} onClick={onClose} />
      </header>
      {all.length === 0 && (
        <EmptyState icon="circle-check" title={uiTexts.findings.none}>
          {uiTexts.findings.noneHelp}
        </EmptyState>
      )}
      {all.length > 0 && (
        <div className={styles.note}>
          <InEnglish texts={all.flatMap(({ message, suggestion }) => [message, suggestion])} />
        </div>
      )}
      <ul className={styles.list}>
        {all.map((finding) => (
          <li key={finding.id} className={styles.item}>
            <div className={`hint spread ${styles.where}`}>
              <span>{sentenceCase(translateSentence(finding.where))}</span>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  open(finding.file, finding.pointer);
                  onClose();
                }}
              >
                {uiTexts.findings.show}
                <span className="visually-hidden"> {translateSentence(finding.where)}</span>
              </Button>
            </div>
            <FindingNote finding={finding} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Closes the panel on navigation, since it covers the fields, and on Escape, wherever the focus is. */
function useCloseOnLeaving(onClose: () => void): void {
  const { location } = useNavigation();
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const stop = location.watch(() => latest.current());
    const onKeyDown = (event: KeyboardEvent) => {
      const isMeant = event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]');
      if (isMeant) latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      stop();
      removeEventListener('keydown', onKeyDown);
    };
  }, [location]);
}
