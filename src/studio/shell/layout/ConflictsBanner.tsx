import { useCallback, useState } from 'react';
import { useObserved } from '../client/observable.ts';
import { ConflictsDialog } from '../rooms/conflicts/ConflictsDialog.tsx';
import { useStudio } from '../start/studio-context.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { count, words } from '../words/words.ts';
import styles from './Banner.module.css';

/** A banner about conflicts with others' changes, with a button that opens the dialog to resolve them. */
export function ConflictsBanner() {
  const studio = useStudio();
  const { conflicts } = useObserved(studio.state);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className={`${styles.banner} ${styles.warning}`}>
      <Icon name="triangle-alert" />
      <strong>{count(words.conflicts.title, conflicts.length)}</strong>
      <span>{words.conflicts.help}</span>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.conflicts.decide}
      </Button>
      {isOpen && <ConflictsDialog onClose={close} />}
    </div>
  );
}
