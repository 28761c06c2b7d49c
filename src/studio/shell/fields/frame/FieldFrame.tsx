import { type ReactNode, useId, useState } from 'react';
import { hintOf } from '../../schema/labels.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFindings, useFindings } from './FieldFindings.tsx';
import styles from './FieldFrame.module.css';
import { FieldTools } from './FieldTools.tsx';

/** The attributes of a control that tie it to its label, hint and findings. The label's id is `${id}-label`. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends Pick<ControlProps, 'pointer' | 'label' | 'shape' | 'isLabelHidden' | 'onRemove'> {
  /** The hint, if it is not that of the schema. */
  hint?: string;
  /** Shown next to the label, such as the number of characters left. */
  aside?: ReactNode;
  /** Buttons, shown while the field has the focus. @param id of the control */
  tools?: (id: string) => ReactNode;
  /** Whether it has several controls; then its name is a span instead of a label element. */
  isGroup?: boolean;
  children: (control: ControlAttributes) => ReactNode;
}

/** Wraps a control with its label, tools, hint and findings. */
export function FieldFrame(props: FieldFrameProps) {
  const { pointer, label, shape, hint = hintOf(shape.schema), aside, tools, onRemove, isLabelHidden, isGroup } = props;
  const id = useId();
  const hasError = useFindings(pointer).some(({ severity }) => severity === 'error');
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
      <div className={`aligned ${styles.head}`}>
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
      {props.children({
        id,
        'aria-describedby': hint ? `${id}-hint ${id}-findings` : `${id}-findings`,
        'aria-invalid': hasError || undefined,
      })}
      {isActive && (tools || onRemove) && (
        <FieldTools labelId={`${id}-label`} onRemove={onRemove}>
          {tools?.(id)}
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
