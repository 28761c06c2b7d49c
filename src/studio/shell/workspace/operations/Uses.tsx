import { useState } from 'react';
import type { UsingLocation } from '../../../contract/explanation.ts';
import { translateSentence, uiTexts } from '../../i18n/ui-texts.ts';
import { useOpenFile } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useApiCall } from '../../views/use-api-call.ts';
import styles from './OperationDialog.module.css';

interface SentencesProps {
  title?: string;
  sentences: readonly string[];
  /** Shown if there are no sentences. */
  none?: string;
}

/** A list of sentences with a heading. */
export function Sentences({ title, sentences, none }: SentencesProps) {
  if (sentences.length === 0 && !none) return null;
  return (
    <section className={styles.outcome}>
      {title && <h3 className="label">{title}</h3>}
      {sentences.length === 0 && <p className="hint">{none}</p>}
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{translateSentence(sentence)}</li>
        ))}
      </ul>
    </section>
  );
}

interface UsingLocationsProps {
  title?: string;
  locations: readonly UsingLocation[];
  /** Shown if there are no locations. */
  none: string;
  /** Called before a location is opened. */
  onOpen?: () => void;
}

/** A list of references to an entity, each of which can be opened. */
export function UsingLocations({ title, locations, none, onOpen }: UsingLocationsProps) {
  const open = useOpenFile();
  return (
    <section className={styles.outcome} aria-label={title}>
      {title && <h3 className="label">{title}</h3>}
      {locations.length === 0 && <p className="hint">{none}</p>}
      <ul className={styles.places}>
        {locations.map(({ where, file, pointer }) => (
          <li key={file + pointer}>
            <button
              type="button"
              className={`row-button ${styles.place}`}
              onClick={() => {
                onOpen?.();
                open(file, pointer);
              }}
            >
              {translateSentence(where)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntityUsesProps extends Omit<UsingLocationsProps, 'locations'> {
  entity: string;
  /** A change loads the references again. */
  reason?: unknown;
}

/** Loads and lists the references to an entity. */
export function EntityUses({ entity, reason, ...list }: EntityUsesProps) {
  const { response, failure } = useApiCall('uses', { entity }, { reason });
  if (response) return <UsingLocations {...list} locations={response.locations} />;
  return <p className="hint">{failure ?? uiTexts.list.loading}</p>;
}

/** A button that opens a dialog with the references to an entity. */
export function UsesButton({ entity }: { entity: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" icon="link" onClick={() => setOpen(true)}>
        {uiTexts.uses.title}
      </Button>
      {isOpen && <UsesDialog entity={entity} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A dialog with the references to an entity. */
export function UsesDialog({ entity, onClose }: { entity: string; onClose: () => void }) {
  return (
    <Dialog title={uiTexts.uses.title} onClose={onClose}>
      <EntityUses entity={entity} none={uiTexts.uses.none} onOpen={onClose} />
    </Dialog>
  );
}
