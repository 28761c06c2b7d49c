import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import styles from './Dialog.later.module.css';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The text of the close button; without it, the dialog closes with Escape or automatically. */
  button?: string | undefined;
  /** Milliseconds until it closes by itself. */
  duration: number;
  /** Whether it covers the whole page. */
  wholePage?: boolean;
  onClose: () => void;
}

/** A success message in a modal dialog, open while mounted. The caller unmounts it in `onClose`. */
export function Dialog({ title, children, button, duration, wholePage = false, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focus = useRef<HTMLButtonElement & HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    focus.current?.focus();
    const timer = setTimeout(() => element?.close(), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return (
    <dialog
      ref={dialog}
      className={wholePage ? `${styles.dialog} ${styles.page}` : styles.dialog}
      data-tone="paper"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <span className={styles.mark} aria-hidden="true">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
          <path d="m5 12.5 4.5 4.5L19 7.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <h2 id={titleId} className={styles.title} ref={button ? undefined : focus} tabIndex={button ? undefined : -1}>
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
      {button && (
        <ActionButton ref={focus} className={styles.button} onClick={() => dialog.current?.close()}>
          {button}
        </ActionButton>
      )}
    </dialog>
  );
}
