import { memo } from 'react';
import { publishingDays } from '../../../contract/files.ts';
import { useHighestSeverity } from '../../fields/frame/FieldFindings.tsx';
import { SeverityDot } from '../../fields/frame/SeverityDot.tsx';
import { moveDirection } from '../../fields/lists/ItemCard.tsx';
import { itemActions } from '../../fields/lists/item-actions.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { sectionTitle } from '../../schema/sections.ts';
import { DragHandle } from '../../ui/DragHandle.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useSortableItem } from '../../ui/sortable.tsx';
import { PublishingMark } from '../PublishingMark.tsx';
import styles from './Outline.module.css';
import type { SectionEdits } from './section-edits.ts';

/** The actions for a section, by its index. */
export interface RowActions extends Omit<SectionEdits, 'insert'> {
  select: (index: number) => void;
  /** Opens the gallery to insert a section. */
  insert: (index: number) => void;
}

interface OutlineRowProps {
  id: string;
  index: number;
  count: number;
  file: string;
  pointer: string;
  section: unknown;
  isChosen: boolean;
  actions: RowActions;
}

/** A row of the outline. Memoized, because a page can have hundreds of sections. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { id, index, count, file, pointer, section, isChosen, actions } = props;
  const { ref, handleRef, isDragging } = useSortableItem(id, index);
  const worst = useHighestSeverity(file, pointer);
  const { type, label } = sectionTitle(section);
  const title = fill(uiTexts.pages.section, { number: index + 1, title: type });
  return (
    <li ref={ref} className={`${styles.item} ${isDragging ? styles.dragging : ''}`}>
      <DragHandle ref={handleRef} what={title} className={styles.handle} />
      <button
        type="button"
        aria-current={isChosen || undefined}
        className={styles.row}
        onClick={() => actions.select(index)}
        onKeyDown={(event) => {
          const step = event.altKey ? moveDirection(event.key) : undefined;
          if (step !== undefined) actions.move(index, index + step);
          else if (event.key === 'Delete') actions.remove(index);
          else return;
          event.preventDefault();
        }}
      >
        <span className={`one-line ${styles.type}`}>
          <span className="visually-hidden">{title.slice(0, title.length - type.length)}</span>
          {type}
        </span>{' '}
        {label && <span className={`hint one-line ${styles.itemLabel}`}>{label}</span>}
      </button>
      <PublishingMark published={publishingDays(section)} />
      <SeverityDot severity={worst} />
      <Menu
        label={fill(uiTexts.pages.more, { number: index + 1 })}
        items={itemActions({ index, count, canRemove: count > 1, actions })}
        className={styles.menu}
      />
    </li>
  );
});
