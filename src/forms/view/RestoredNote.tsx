import type { Words } from '../../generated/types.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { Draft } from './draft.ts';
import notes from './FormNotes.later.module.css';
import styles from './FormView.module.css';

interface RestoredNoteProps {
  /** Undefined if nothing was restored. */
  restored: Pick<Draft, 'hadDocument'> | undefined;
  words: Pick<Words, 'draftRestored' | 'draftDocument' | 'clearForm'>;
  onClear: () => void;
  /** Whether the form is being sent. */
  isLocked: boolean;
}

/** Says that answers were restored after a reload, with a button that clears them. */
export function RestoredNote({ restored, words, onClear, isLocked }: RestoredNoteProps) {
  return (
    <div role="status" className={restored ? notes.note : styles.restored} inert={isLocked}>
      {restored && (
        <>
          <p>
            {words.draftRestored}
            {restored.hadDocument && ` ${words.draftDocument}`}
          </p>
          <ActionButton className={notes.clear} onClick={onClear}>
            {words.clearForm}
          </ActionButton>
        </>
      )}
    </div>
  );
}
