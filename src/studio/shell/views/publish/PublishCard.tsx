import { useState } from 'react';
import type { StudioState } from '../../../contract/state.ts';
import type { PublishPreview } from '../../../contract/work.ts';
import { useObserved } from '../../client/observable.ts';
import { Checkbox } from '../../fields/frame/Checkbox.tsx';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { fill, translateSentence, uiTexts } from '../../i18n/ui-texts.ts';
import { useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './PublishView.module.css';

interface PublishCardProps {
  preview: PublishPreview;
  state: StudioState;
  /** Called with the sentence that says what was done. */
  onDone: (sentence: string) => void;
}

/** The form with the message, the switch for pushing, and the button. */
export function PublishCard({ preview, state, onDone }: PublishCardProps) {
  const studio = useStudio();
  const busy = useObserved(studio.actions.busy);
  const [written, setWritten] = useState<string>();
  const [isSent, setSent] = useState(false);
  const { git } = preview;
  const isOnlySent = preview.changes.length === 0;
  const message =
    written ?? preview.message.replace(/^(- )?(.+)$/gm, (_, dash = '', line) => dash + translateSentence(line));
  const reason = publishObstacle(preview, state, message);
  const run = async () => {
    const done = await studio.actions.during('publish', () =>
      studio.call('publish', { message, push: isSent || isOnlySent }),
    );
    if (!done) return;
    setWritten(undefined);
    studio.showState(done.state);
    onDone(translateSentence(done.sentence));
  };
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === undefined) void run();
      }}
    >
      {isOnlySent ? (
        <p>{fill(uiTexts.publish.unsent, { remote: git?.remote ?? '' })}</p>
      ) : (
        <>
          <LabelledInput
            label={uiTexts.publish.message}
            labelClassName={styles.label}
            className={styles.message}
            rows={6}
            hint={uiTexts.publish.messageHelp}
            hintClassName="hint pretty"
            value={message}
            onChange={setWritten}
          />
          {git && <Target git={git} isSent={isSent} onChange={setSent} />}
        </>
      )}
      <Button
        type="submit"
        variant="primary"
        icon="send"
        className={styles.button}
        disabled={busy !== undefined || reason !== undefined}
      >
        {busy === 'publish' ? uiTexts.bar.publishing : actionOf(preview)}
      </Button>
      {reason !== undefined && <p className={`hint ${styles.reason}`}>{reason}</p>}
    </form>
  );
}

interface TargetProps {
  git: NonNullable<PublishPreview['git']>;
  isSent: boolean;
  onChange: (isSent: boolean) => void;
}

/** The branch, and a switch for pushing it to its remote. */
function Target({ git, isSent, onChange }: TargetProps) {
  const { publish } = uiTexts;
  return (
    <>
      {git.remote !== undefined && (
        <Checkbox isSwitch label={fill(publish.send, { remote: git.remote })} isOn={isSent} onChange={onChange} />
      )}
      <p className="hint pretty">{fill(publish.branch, { branch: git.branch || publish.noBranch })}</p>
      {git.remote === undefined && <p className="hint pretty">{publish.noRemote}</p>}
    </>
  );
}

function actionOf({ git, changes }: PublishPreview): string {
  const { publish } = uiTexts;
  if (changes.length === 0) return publish.sendOnly;
  return git ? publish.do : publish.doWithoutGit;
}

/** A sentence that says why publishing is not possible now; undefined if it is. */
function publishObstacle({ errors, changes, git }: PublishPreview, state: StudioState, message: string) {
  const { publish } = uiTexts;
  if (git?.isInConflict) return publish.inConflict;
  if (state.conflicts.length > 0) return publish.conflicts;
  if (errors.length > 0) return publish.fixErrorsFirst;
  if (changes.length === 0) return undefined;
  return message.trim() === '' ? publish.noMessage : undefined;
}
