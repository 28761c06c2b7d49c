import type { Explanation } from '../../../contract/explanation.ts';
import type { ContentPlace } from '../../../contract/frame-messages.ts';
import { useAnswer } from '../../rooms/use-answer.ts';
import { useOpenFile } from '../../start/navigation.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { fill, words } from '../../words/words.ts';
import { Sentences } from '../operations/Uses.tsx';
import styles from './WhyDialog.module.css';

interface WhyDialogProps {
  place: ContentPlace;
  onClose: () => void;
}

/** Where a text or picture is written, what it is made of, and where else it shows. */
export function WhyDialog({ place, onClose }: WhyDialogProps) {
  const { answer, failure } = useAnswer('explain', { file: place.file, pointer: place.pointer });
  return (
    <Dialog title={words.why.title} size="medium" onClose={onClose}>
      {failure !== undefined && <EmptyState icon="circle-alert" title={failure} />}
      {!answer && failure === undefined && <EmptyState icon="loader-circle" title={words.list.loading} />}
      {answer && <Told place={place} told={answer} onClose={onClose} />}
    </Dialog>
  );
}

function Told({ place, told, onClose }: { place: ContentPlace; told: Explanation; onClose: () => void }) {
  const open = useOpenFile();
  const go = (file: string, pointer: string) => {
    onClose();
    open(file, pointer);
  };
  return (
    <div className={styles.told}>
      <WrittenIn place={place} told={told} />
      {told.sources.length > 0 && (
        <section aria-label={words.why.from}>
          <h3 className={styles.heading}>{words.why.from}</h3>
          <ul>
            {told.sources.map(({ title, value, file, pointer }) => (
              <li key={`${file}${pointer}`} className={styles.row}>
                <span>
                  <strong>{title}</strong> {value}
                </span>
                <Button
                  size="small"
                  aria-label={fill(words.fields.openThing, { what: title })}
                  onClick={() => go(file, pointer)}
                >
                  {words.why.open}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={words.why.shownAt}>
        <h3 className={styles.heading}>{words.why.shownAt}</h3>
        {told.shownAt.length === 0 && (
          <p className={styles.help}>{told.isEverywhere ? words.why.everywhere : words.why.nowhere}</p>
        )}
        <ul>
          {told.shownAt.map(({ path, title, file, pointer }) => (
            <li key={path + pointer} className={styles.row}>
              <span>
                {title} <span className={styles.help}>{path}</span>
              </span>
              <Button
                size="small"
                aria-label={fill(words.fields.openThing, { what: path })}
                onClick={() => go(file, pointer)}
              >
                {words.why.open}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <Sentences title={words.uses.title} sentences={told.uses} />
    </div>
  );
}

/** The file and the line, to be copied for whoever works with files. */
function WrittenIn({ place, told }: { place: ContentPlace; told: Explanation }) {
  const studio = useStudio();
  const at = `${place.file}:${told.line}`;
  const copy = async () => {
    await navigator.clipboard.writeText(`${at} ${place.pointer}`.trim());
    studio.notices.say(fill(words.why.copied, { what: at }));
  };
  return (
    <section aria-label={words.why.written}>
      <p className={styles.where}>{told.where}</p>
      <p className={styles.row}>
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
