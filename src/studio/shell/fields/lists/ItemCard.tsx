import { type ReactNode, useId } from 'react';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { DragHandle } from '../../ui/DragHandle.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { useForm } from '../form-context.ts';
import { FieldFindings, useHighestSeverity } from '../frame/FieldFindings.tsx';
import { SeverityDot } from '../frame/SeverityDot.tsx';
import { useOpen } from '../use-open.ts';
import styles from './ItemCard.module.css';

interface ItemCardProps {
  pointer: string;
  /** The title: Card 2. */
  title: string;
  /** A summary of the item. */
  label?: ReactNode;
  actions: MenuItem[];
  children: ReactNode;
  /** A dialog that its menu has opened. */
  dialog?: ReactNode;
  /** Ref of the drag handle. */
  handleRef?: (element: Element | null) => void;
  cardRef?: (element: Element | null) => void;
  isDragging?: boolean;
  onMove?: (step: -1 | 1) => void;
}

/** A collapsible card for an item with several fields. */
export function ItemCard({ pointer, title, label, actions, children, dialog, ...drag }: ItemCardProps) {
  const id = useId();
  const { file } = useForm();
  const [isOpen, toggle] = useOpen(pointer, false);
  const worst = useHighestSeverity(file, pointer);
  return (
    // A collapsed card is just a button; only an open one is a group.
    <div
      ref={drag.cardRef}
      {...(isOpen && { role: 'group', 'aria-labelledby': `${id}-title` })}
      className={`${styles.card} ${drag.isDragging ? styles.dragging : ''}`}
      data-pointer={pointer}
    >
      <div className={`aligned ${styles.head}`}>
        {drag.handleRef && <DragHandle ref={drag.handleRef} what={title} className={styles.handle} />}
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          className={styles.toggle}
          onClick={toggle}
          onKeyDown={(event) => {
            const step = event.altKey ? moveDirection(event.key) : undefined;
            if (step === undefined || !drag.onMove) return;
            event.preventDefault();
            drag.onMove(step);
          }}
        >
          <span className={styles.title}>{title}</span>
          {label && <span className={`one-line ${styles.itemLabel}`}> {label}</span>}
        </button>
        <SeverityDot severity={worst} />
        <Menu label={fill(uiTexts.fields.more, { what: title })} items={actions} className={styles.menu} />
      </div>
      {isOpen && (
        <div className={styles.inside}>
          <FieldFindings pointer={pointer} id={`${id}-findings`} />
          {children}
        </div>
      )}
      {dialog}
    </div>
  );
}

/** The direction in which an arrow key moves an item when held with Alt; undefined for other keys. */
export function moveDirection(key: string): -1 | 1 | undefined {
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
}
