import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { fill, words } from '../../words/words.ts';
import { FieldFindings } from './FieldFindings.tsx';
import styles from './FieldFrame.module.css';

interface FieldFrameProps {
  pointer: string;
  /** Id of the control; that of its hint is `${id}-hint`, of its findings `${id}-findings`. */
  id: string;
  label: string;
  hint?: string;
  /** Beside the label: how many letters are left. */
  aside?: ReactNode;
  onRemove?: () => void;
  isLabelHidden?: boolean;
  /** A group of controls has a name of its own instead of a label. */
  isGroup?: boolean;
  children: ReactNode;
}

/** What stands around every control: its label, its hint, what is wrong with it. */
export function FieldFrame({
  pointer,
  id,
  label,
  hint,
  aside,
  onRemove,
  isLabelHidden,
  isGroup,
  children,
}: FieldFrameProps) {
  return (
    <div className={styles.field} data-pointer={pointer}>
      <div className={isLabelHidden ? styles.hiddenHead : styles.head}>
        {isGroup ? (
          <span className={styles.label} id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label className={styles.label} htmlFor={id} id={`${id}-label`}>
            {label}
          </label>
        )}
        {aside}
        {onRemove && (
          <IconButton
            icon="minus"
            className={styles.remove}
            label={fill(words.fields.remove, { what: label })}
            onClick={onRemove}
          />
        )}
      </div>
      {children}
      {hint && (
        <p hidden id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldFindings pointer={pointer} id={`${id}-findings`} />
    </div>
  );
}

/** What describes a control to those who do not see it. */
export function describedBy(id: string, hint: string | undefined): string {
  return hint ? `${id}-hint ${id}-findings` : `${id}-findings`;
}
