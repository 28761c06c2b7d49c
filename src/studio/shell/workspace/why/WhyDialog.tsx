import type { ReactNode } from 'react';
import type { Explanation } from '../../../contract/explanation.ts';
import type { ContentLocation } from '../../../contract/frame-messages.ts';
import { useAnswer } from '../../rooms/use-answer.ts';
import { useOpenFile } from '../../start/navigation.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Pending } from '../../ui/EmptyState.tsx';
import { fill, translateSentence, words } from '../../words/words.ts';
import { UsingLocations } from '../operations/Uses.tsx';
import styles from './WhyDialog.module.css';

interface WhyDialogProps {
  place: ContentLocation;
  onClose: () => void;
}

/** A dialog that explains a value: where it is written, what it quotes, and where it is shown. */
export function WhyDialog({ place, onClose }: WhyDialogProps) {
  const { answer, failure } = useAnswer('explain', { file: place.file, pointer: place.pointer });
  return (
    <Dialog title={words.why.title} size="medium" onClose={onClose}>
      {answer ? (
        <ExplanationView place={place} explanation={answer} onClose={onClose} />
      ) : (
        <Pending failure={failure} />
      )}
    </Dialog>
  );
}

interface ExplanationViewProps {
  place: ContentLocation;
  explanation: Explanation;
  onClose: () => void;
}

function ExplanationView({ place, explanation, onClose }: ExplanationViewProps) {
  const open = useOpenFile();
  const go = (file: string, pointer: string) => {
    onClose();
    open(file, pointer);
  };
  return (
    <div className={styles.explanation}>
      <WrittenIn place={place} explanation={explanation} />
      {explanation.sources.length > 0 && (
        <section aria-label={words.why.from}>
          <h3 className={styles.heading}>{words.why.from}</h3>
          <ul>
            {explanation.sources.map(({ title, value, file, pointer }) => (
              <PlaceRow key={`${file}${pointer}`} what={translateSentence(title)} onOpen={() => go(file, pointer)}>
                <strong>{translateSentence(title)}</strong> {value}
              </PlaceRow>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={words.why.shownAt}>
        <h3 className={styles.heading}>{words.why.shownAt}</h3>
        {explanation.shownAt.length === 0 && (
          <p className="muted">{explanation.isEverywhere ? words.why.everywhere : words.why.nowhere}</p>
        )}
        <ul>
          {explanation.shownAt.map(({ path, title, file, pointer }) => (
            <PlaceRow key={path + pointer} what={path} onOpen={() => go(file, pointer)}>
              {title} <span className="muted">{path}</span>
            </PlaceRow>
          ))}
        </ul>
      </section>
      {explanation.uses.length > 0 && (
        <UsingLocations title={words.uses.title} places={explanation.uses} none={words.uses.none} onOpen={onClose} />
      )}
    </div>
  );
}

interface PlaceRowProps {
  /** The name in the button's label. */
  what: string;
  onOpen: () => void;
  children: ReactNode;
}

function PlaceRow({ what, onOpen, children }: PlaceRowProps) {
  return (
    <li className={`spread ${styles.row}`}>
      <span>{children}</span>
      <Button size="small" aria-label={fill(words.fields.openEntity, { what })} onClick={onOpen}>
        {words.why.open}
      </Button>
    </li>
  );
}

/** The location in words, and as file, line and pointer with a button that copies these. */
function WrittenIn({ place, explanation }: { place: ContentLocation; explanation: Explanation }) {
  const studio = useStudio();
  const at = `${place.file}:${explanation.line}`;
  const copy = async () => {
    await navigator.clipboard.writeText(`${at} ${place.pointer}`.trim());
    studio.notices.show(fill(words.why.copied, { what: at }));
  };
  return (
    <section aria-label={words.why.written}>
      <p className={styles.where}>{translateSentence(explanation.where)}</p>
      <p className={`spread ${styles.row}`}>
        <code>
          {at} {place.pointer}
        </code>
        <Button size="small" icon="copy" onClick={() => void copy()}>
          {words.why.copy}
        </Button>
      </p>
    </section>
  );
}
