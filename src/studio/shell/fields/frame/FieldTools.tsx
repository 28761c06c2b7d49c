import type { MouseEvent, ReactNode } from 'react';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './FieldTools.module.css';

interface FieldToolsProps {
  /** Id of the field's label. */
  labelId: string;
  onRemove?: () => void;
  children: ReactNode;
}

/**
 * Buttons for the focused field, next to its label. Rendered for one field at a time, so that their names are unique
 * and the Tab key only visits those of the current field.
 */
export function FieldTools({ labelId, onRemove, children }: FieldToolsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks from moving the focus.
    <div className={styles.tools} onMouseDown={keepFocus}>
      {children}
      {onRemove && (
        <IconButton
          icon="minus"
          className={styles.tool}
          label={uiTexts.fields.removeField}
          aria-describedby={labelId}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

/** Keeps the focus and selection in the field when a button is clicked. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}
