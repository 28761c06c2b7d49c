import { useEffect, useState } from 'react';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { words } from '../../words/words.ts';
import styles from './OperationDialog.module.css';

/** What names an entity, in words; undefined until it is known. */
export function useUses(entity: string): readonly string[] | undefined {
  const studio = useStudio();
  const [sentences, setSentences] = useState<readonly string[]>();
  useEffect(() => {
    void studio.attempt(async () => setSentences((await studio.call('uses', { entity })).sentences));
  }, [studio, entity]);
  return sentences;
}

interface SentencesProps {
  title?: string;
  sentences: readonly string[];
  /** What stands there when there are none. */
  none?: string;
}

/** Sentences below a heading. */
export function Sentences({ title, sentences, none }: SentencesProps) {
  if (sentences.length === 0 && !none) return null;
  return (
    <section className={styles.outcome}>
      {title && <h3 className={styles.label}>{title}</h3>}
      {sentences.length === 0 && <p className={styles.hint}>{none}</p>}
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** Shows what names an entity, when it is asked for. */
export function UsesButton({ entity }: { entity: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" icon="link" onClick={() => setOpen(true)}>
        {words.uses.title}
      </Button>
      {isOpen && <UsesDialog entity={entity} onClose={() => setOpen(false)} />}
    </>
  );
}

export function UsesDialog({ entity, onClose }: { entity: string; onClose: () => void }) {
  const uses = useUses(entity);
  return (
    <Dialog title={words.uses.title} onClose={onClose}>
      {uses ? <Sentences sentences={uses} none={words.uses.none} /> : <p>{words.list.loading}</p>}
    </Dialog>
  );
}
