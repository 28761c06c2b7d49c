import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { fill, words } from '../../words/words.ts';
import styles from './FieldFrame.module.css';

interface GroupFrameProps {
  pointer: string;
  /** What names the group is the element with the id `${id}-label` in its head. */
  id: string;
  label: string;
  head: ReactNode;
  onRemove?: () => void;
  children: ReactNode;
}

/** The frame of fields that belong together: their name, and a button that removes them. */
export function GroupFrame({ pointer, id, label, head, onRemove, children }: GroupFrameProps) {
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.group} data-pointer={pointer}>
      <div className={styles.head}>
        {head}
        {onRemove && (
          <IconButton
            icon="minus"
            label={fill(words.fields.remove, { what: label })}
            className={styles.remove}
            onClick={onRemove}
          />
        )}
      </div>
      {children}
    </div>
  );
}
