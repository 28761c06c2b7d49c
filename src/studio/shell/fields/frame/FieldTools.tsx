import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { words } from '../../words/words.ts';
import styles from './FieldTools.module.css';

interface FieldToolsProps {
  /** Id of the label of the field that they are for. */
  labelId: string;
  onRemove?: () => void;
  children: ReactNode;
}

/**
 * Actions for the focused field, next to its label. They exist for one field at a time, so that their names are unique
 * and the Tab key passes only those of the current field.
 */
export function FieldTools({ labelId, onRemove, children }: FieldToolsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
    <div className={styles.tools} onMouseDown={keepFocus}>
      {children}
      {onRemove && (
        <IconButton
          icon="minus"
          className={styles.tool}
          label={words.fields.removeField}
          aria-describedby={labelId}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

/** What was chosen in the field stays chosen at the press of a button. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}
