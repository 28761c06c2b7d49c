import type { ReactNode } from 'react';
import type { Explanation } from '../../../contract/explanation.ts';
import type { ContentLocation } from '../../../contract/frame-messages.ts';
import { fill, translateSentence, uiTexts } from '../../i18n/ui-texts.ts';
import { useOpenFile, useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Pending } from '../../ui/EmptyState.tsx';
import { useApiCall } from '../../views/use-api-call.ts';
import { UsingLocations } from '../operations/Uses.tsx';
import styles from './ExplanationDialog.module.css';

interface ExplanationDialogProps {
  location: ContentLocation;
  onClose: () => void;
}

/** A dialog that explains a value: where it is written, what it quotes, and where it is shown. */
export function ExplanationDialog({ location, onClose }: ExplanationDialogProps) {
  const { response, failure } = useApiCall('explain', { file: location.file, pointer: location.pointer });
  return (
    <Dialog title={uiTexts.why.title} size="medium" onClose={onClose}>
      {response ? (
        <ExplanationView location={location} explanation={response} onClose={onClose} />
      ) : (
        <Pending failure={failure} />
      )}
    </Dialog>
  );
}

interface ExplanationViewProps {
  location: ContentLocation;
  explanation: Explanation;
  onClose: () => void;
}

function ExplanationView({ location, explanation, onClose }: ExplanationViewProps) {
  const open = useOpenFile();
  const go = (file: string, pointer: string) => {
    onClose();
    open(file, pointer);
  };
  return (
    <div className={styles.explanation}>
      <WrittenIn location={location} explanation={explanation} />
      {explanation.sources.length > 0 && (
        <section aria-label={uiTexts.why.from}>
          <h3 className={styles.heading}>{uiTexts.why.from}</h3>
          <ul>
            {explanation.sources.map(({ title, value, file, pointer }) => (
              <LocationRow key={`${file}${pointer}`} what={translateSentence(title)} onOpen={() => go(file, pointer)}>
                <strong>{translateSentence(title)}</strong> {value}
              </LocationRow>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={uiTexts.why.shownAt}>
        <h3 className={styles.heading}>{uiTexts.why.shownAt}</h3>
        {explanation.shownAt.length === 0 && (
          <p className="muted">{explanation.isEverywhere ? uiTexts.why.everywhere : uiTexts.why.nowhere}</p>
        )}
        <ul>
          {explanation.shownAt.map(({ path, title, file, pointer }) => (
            <LocationRow key={path + pointer} what={path} onOpen={() => go(file, pointer)}>
              {title} <span className="muted">{path}</span>
            </LocationRow>
          ))}
        </ul>
      </section>
      {explanation.uses.length > 0 && (
        <UsingLocations
          title={uiTexts.uses.title}
          locations={explanation.uses}
          none={uiTexts.uses.none}
          onOpen={onClose}
        />
      )}
    </div>
  );
}

interface LocationRowProps {
  /** The name in the button's label. */
  what: string;
  onOpen: () => void;
  children: ReactNode;
}

function LocationRow({ what, onOpen, children }: LocationRowProps) {
  return (
    <li className={`spread ${styles.row}`}>
      <span>{children}</span>
      <Button size="small" aria-label={fill(uiTexts.fields.openEntity, { what })} onClick={onOpen}>
        {uiTexts.why.open}
      </Button>
    </li>
  );
}

/** The location in words, and as file, line and pointer with a button that copies these. */
function WrittenIn({ location, explanation }: { location: ContentLocation; explanation: Explanation }) {
  const studio = useStudio();
  const at = `${location.file}:${explanation.line}`;
  const copy = async () => {
    await navigator.clipboard.writeText(`${at} ${location.pointer}`.trim());
    studio.notices.show(fill(uiTexts.why.copied, { what: at }));
  };
  return (
    <section aria-label={uiTexts.why.written}>
      <p className={styles.where}>{translateSentence(explanation.where)}</p>
      <p className={`spread ${styles.row}`}>
        <code>
          {at} {location.pointer}
        </code>
        <Button size="small" icon="copy" onClick={() => void copy()}>
          {uiTexts.why.copy}
        </Button>
      </p>
    </section>
  );
}
