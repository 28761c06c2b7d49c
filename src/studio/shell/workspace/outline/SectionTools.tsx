import { IconButton } from '../../ui/Button.tsx';
import styles from './SectionTools.module.css';
import { sectionActions } from './section-actions.ts';
import type { SectionEdits } from './section-edits.ts';

interface SectionToolsProps {
  index: number;
  count: number;
  edits: SectionEdits;
}

/** Buttons that move, duplicate and delete the chosen section. */
export function SectionTools({ index, count, edits: { move, duplicate, remove } }: SectionToolsProps) {
  return (
    <div className={styles.tools}>
      {sectionActions({ index, count, actions: { move, duplicate, remove } }).map(
        ({ label, icon, tone, isDisabled, run }) => (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            {...(tone && { look: tone })}
            disabled={isDisabled}
            onClick={run}
          />
        ),
      )}
    </div>
  );
}
