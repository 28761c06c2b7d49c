import type { ReactNode } from 'react';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './FieldFrame.module.css';

interface GroupFrameProps {
  pointer: string;
  /** The head must contain an element with the id `${id}-label`, which names the group. */
  id: string;
  label: string;
  head: ReactNode;
  onRemove?: () => void;
  className?: string;
  children: ReactNode;
}

/** Wraps a group of fields with its head, and a button that removes the group. */
export function GroupFrame({ pointer, id, label, head, onRemove, className = '', children }: GroupFrameProps) {
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={`${styles.group} ${className}`} data-pointer={pointer}>
      <div className={`aligned ${styles.head}`}>
        {head}
        {onRemove && (
          <IconButton
            icon="minus"
            label={fill(uiTexts.fields.remove, { what: label })}
            className={styles.remove}
            onClick={onRemove}
          />
        )}
      </div>
      {children}
    </div>
  );
}
