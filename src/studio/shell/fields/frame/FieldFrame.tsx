import { type ReactNode, useState } from 'react';
import { FieldFindings } from './FieldFindings.tsx';
import styles from './FieldFrame.module.css';
import { FieldTools } from './FieldTools.tsx';

interface FieldFrameProps {
  pointer: string;
  /** Id of the control; that of its hint is `${id}-hint`, of its findings `${id}-findings`. */
  id: string;
  label: string;
  hint?: string;
  /** Beside the label: how many letters are left. */
  aside?: ReactNode;
  /** Buttons for what can be done with the text; there while the field has the focus. */
  tools?: ReactNode;
  onRemove?: () => void;
  isLabelHidden?: boolean;
  /** Whether it is a group of controls, which has an accessible name instead of a label. */
  isGroup?: boolean;
  children: ReactNode;
}

/** The frame of every control: its label, its hint, its findings. */
export function FieldFrame({
  pointer,
  id,
  label,
  hint,
  aside,
  tools,
  onRemove,
  isLabelHidden,
  isGroup,
  children,
}: FieldFrameProps) {
  const [isActive, setActive] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus is.
    <div
      className={isLabelHidden ? styles.unnamed : styles.field}
      data-pointer={pointer}
      onFocus={() => setActive(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setActive(currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement))
      }
    >
      <div className={styles.head}>
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
      </div>
      {children}
      {isActive && (tools || onRemove) && (
        <FieldTools labelId={`${id}-label`} onRemove={onRemove}>
          {tools}
        </FieldTools>
      )}
      {hint && (
        <p hidden id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldFindings pointer={pointer} id={`${id}-findings`} />
    </div>
  );
}
