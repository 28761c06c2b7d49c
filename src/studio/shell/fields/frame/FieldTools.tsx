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
 * What can be done with the field that has the focus, beside its label. They are there for one field at a time: so each
 * has a plain name that no other control has, and none is on the way from field to field that is of no use there.
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
