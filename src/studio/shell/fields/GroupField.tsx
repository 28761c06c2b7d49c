import { useId } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { FieldFindings, useHighestSeverity } from './frame/FieldFindings.tsx';
import { GroupFrame } from './frame/GroupFrame.tsx';
import { SeverityDot } from './frame/SeverityDot.tsx';
import styles from './GroupField.module.css';
import { GroupFields } from './GroupFields.tsx';
import { useOpen } from './use-open.ts';

/** A collapsible group of fields. */
export function GroupField({ pointer, label, shape, value, onRemove, depth }: ControlProps & { depth: number }) {
  const id = useId();
  const { file } = useForm();
  const worst = useHighestSeverity(file, pointer);
  const [isOpen, toggle] = useOpen(pointer, depth < 1 && value !== undefined);
  return (
    <GroupFrame
      pointer={pointer}
      id={id}
      label={label}
      onRemove={onRemove}
      head={
        <>
          <button type="button" aria-expanded={isOpen} className={`aligned ${styles.toggle}`} onClick={toggle}>
            <Icon name="chevron-right" className={isOpen ? styles.turned : ''} />
            <span id={`${id}-label`}>{label}</span>
          </button>
          <SeverityDot severity={worst} />
        </>
      }
    >
      {isOpen && (
        <div className={styles.inside}>
          <FieldFindings pointer={pointer} id={`${id}-findings`} />
          <GroupFields pointer={pointer} shape={shape} value={value} label={label} depth={depth + 1} />
        </div>
      )}
    </GroupFrame>
  );
}
