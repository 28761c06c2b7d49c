import { itemActions } from '../../fields/lists/item-actions.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './SectionTools.module.css';
import type { SectionEdits } from './section-edits.ts';

interface SectionToolsProps {
  index: number;
  count: number;
  edits: SectionEdits;
}

/** Buttons that move, duplicate and delete the chosen section. */
export function SectionTools({ index, count, edits: { move, duplicate, remove } }: SectionToolsProps) {
  const actions = itemActions({ index, count, canRemove: count > 1, actions: { move, duplicate, remove } });
  return (
    <div className={styles.tools}>
      {actions.map(({ label, icon, tone, isDisabled, run }) => (
        <IconButton key={label} icon={icon} label={label} variant={tone} disabled={isDisabled} onClick={run} />
      ))}
    </div>
  );
}
