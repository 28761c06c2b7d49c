import { type ReactNode, useState } from 'react';
import { FieldFindings } from './FieldFindings.tsx';
import styles from './FieldFrame.module.css';
import { FieldTools } from './FieldTools.tsx';

interface FieldFrameProps {
  pointer: string;
  /** Id of the control. Its hint has the id `${id}-hint`, its findings `${id}-findings`. */
  id: string;
  label: string;
  hint?: string;
  /** Shown next to the label, such as the number of characters left. */
  aside?: ReactNode;
  /** Buttons, shown while the field has the focus. */
  tools?: ReactNode;
  onRemove?: () => void;
  isLabelHidden?: boolean;
  /** Whether it has several controls; then its name is a span instead of a label element. */
  isGroup?: boolean;
  children: ReactNode;
}

/** Wraps a control with its label, tools, hint and findings. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks the focus.
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
