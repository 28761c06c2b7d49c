import { useEffect, useId, useRef } from 'react';
import type { FormDefinition } from '../../contracts/forms.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import styles from '../../ui/dialog/Dialog.later.module.css';
import { InlineRichText, RichText } from '../../ui/rich-text/RichText.tsx';

interface SuccessProps {
  success: FormDefinition['success'];
  /** Called when its time has passed, or when the visitor closes it. */
  onEnd: () => void;
}

/**
 * The success message in a modal dialog, or as a screen in place of the page (specification 4); open while mounted.
 * Without a button it closes with Escape or by itself.
 */
export function SuccessDialog({ success: { title, text, button, duration, style }, onEnd }: SuccessProps) {
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
      className={style === 'page' ? `${styles.dialog} ${styles.page}` : styles.dialog}
      data-tone="paper"
      aria-labelledby={titleId}
      onClose={onEnd}
    >
      <span className={styles.mark} aria-hidden="true">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
          <path d="m5 12.5 4.5 4.5L19 7.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <h2 id={titleId} className={styles.title} ref={button ? undefined : focus} tabIndex={button ? undefined : -1}>
        {title}
      </h2>
      <div className={styles.text}>{text && <RichText text={text} />}</div>
      {button && (
        <ActionButton ref={focus} className={styles.button} onClick={() => dialog.current?.close()}>
          {button}
        </ActionButton>
      )}
    </dialog>
  );
}

/** The success message as a line below the button. */
export function SuccessLine({ success, onEnd }: SuccessProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, success.duration);
    return () => clearTimeout(timer);
  }, [onEnd, success.duration]);
  return (
    <p>
      <strong>{success.title}</strong>
      {success.text && <InlineRichText text={` ${success.text}`} />}
    </p>
  );
}
