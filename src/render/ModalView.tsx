import type { CompiledPage } from '../contracts/compiled-site.ts';
import type { Words } from '../generated/types.ts';
import { Button } from '../ui/Button.tsx';
import disc from '../ui/dialog/close.module.css';
import { Icon } from '../ui/Icon.tsx';
import { RichText } from '../ui/rich-text/RichText.tsx';
import styles from './ModalView.module.css';

interface ModalViewProps {
  modal: CompiledPage['modals'][number];
  words: Words;
}

/**
 * A native dialog from modals/. Opened by a button that names it; closed by Escape, its close button or a click
 * outside.
 */
export function ModalView({ modal, words }: ModalViewProps) {
  const id = `modal-${modal.id}`;
  return (
    <dialog id={id} className={styles.modal} aria-labelledby={`${id}-title`} data-tone="paper" closedby="any">
      <form method="dialog">
        <button type="submit" className={`${disc.close} ${styles.close}`} aria-label={words.close}>
          <Icon name="x" />
        </button>
      </form>
      <h2 id={`${id}-title`}>{modal.title}</h2>
      {modal.description && <RichText text={modal.description} />}
      {modal.points && (
        <ul className={styles.points}>
          {modal.points.map((point) => (
            <li key={point}>
              <RichText text={point} />
            </li>
          ))}
        </ul>
      )}
      {modal.actions && (
        <p className={styles.actions}>
          {modal.actions.map((action) => (
            <Button key={action.label} action={action} />
          ))}
        </p>
      )}
    </dialog>
  );
}
