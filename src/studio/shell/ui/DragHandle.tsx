import type { Ref } from 'react';
import { fill, uiTexts } from '../i18n/ui-texts.ts';
import styles from './DragHandle.module.css';
import { Icon } from './Icon.tsx';

interface DragHandleProps {
  ref: Ref<HTMLSpanElement>;
  /** The title of the item. */
  what: string;
  className?: string;
}

/** The part of a list item by which it is dragged. */
export function DragHandle({ ref, what, className = '' }: DragHandleProps) {
  return (
    <span ref={ref} className={`${styles.handle} ${className}`} title={fill(uiTexts.fields.drag, { what })}>
      <Icon name="grip-vertical" />
    </span>
  );
}
