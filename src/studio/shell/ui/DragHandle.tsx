import type { Ref } from 'react';
import { fill, words } from '../words/words.ts';
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
    <span ref={ref} className={`${styles.handle} ${className}`} title={fill(words.fields.drag, { what })}>
      <Icon name="grip-vertical" />
    </span>
  );
}
