import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { uiTexts } from '../i18n/ui-texts.ts';
import { OfflineBanner } from '../layout/OfflineBanner.tsx';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end of the dialog. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full';
}

/** Inputs that get the initial focus. Not checkboxes and radio buttons, which a key press could change by accident. */
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** A modal dialog, which is open while it is mounted. */
export function Dialog({ title, onClose, children, actions, size = 'small' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect, because closing the dialog before it is removed restores the focus to the element that opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const first = element?.querySelector<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
    first?.focus();
    first?.select();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`${styles.dialog} ${styles[size]}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={`spread ${styles.header}`}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="x" label={uiTexts.dialog.close} onClick={onClose} />
      </div>
      <OfflineBanner />
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
