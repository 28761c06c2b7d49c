import { type ReactNode, useId, useRef, useState } from 'react';
import { sentenceCase } from '../../../../content/edit/words/letter-case.ts';
import type { Operation, OperationResult, PlacedFinding } from '../../../contract/work.ts';
import { FindingWords, InEnglish } from '../../fields/frame/FieldFindings.tsx';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { fill, inWords, words } from '../../words/words.ts';
import styles from './OperationDialog.module.css';
import { EntityUses, Sentences } from './Uses.tsx';
import { type Trial, useTrial } from './use-trial.ts';

interface OperationDialogProps {
  title: string;
  /** What the button says. */
  does: string;
  /** The entity as operations name it: page/contact, /about. A new one has no name yet. */
  entity?: string;
  /** Set to ask for a name: its label, what it is for, the initial value, and the name that is derived from the typed text. */
  asks?: { label: string; help?: string; name: string; nameOf?: (written: string) => string };
  /** @param written what the name was made of */
  operation: (name: string, written: string) => Operation;
  /** Further questions. */
  options?: ReactNode;
  /** Whether they are answered. */
  isAnswered?: boolean;
  /** What else can be done where it is refused. */
  wayOut?: string;
  isDangerous?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** @param name the one that was asked for */
  onDone: (result: OperationResult, name: string) => void;
  onClose: () => void;
}

/** A change of the structure: what it would do is said before it is done. */
export function OperationDialog(props: OperationDialogProps) {
  const {
    title,
    does,
    entity,
    asks,
    operation,
    options,
    isAnswered = true,
    wayOut,
    isDangerous,
    size,
    onDone,
    onClose,
  } = props;
  const studio = useStudio();
  const refusal = useId();
  const [written, setWritten] = useState(asks?.name ?? '');
  const name = asks?.nameOf?.(written) ?? written;
  const isAsked = isAnswered && (asks === undefined || (name !== '' && name !== asks.name));
  const { id, trial, tryAgain } = useTrial(operation(name, written), isAsked);
  const [isRunning, setRunning] = useState(false);
  // Not unmounting: where the first entry of a list is created, what shows the dialog goes before it is done.
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  const run = async () => {
    setRunning(true);
    const done = await studio.operate(operation(name, written), id);
    setRunning(false);
    if (!done) return;
    // Whoever has closed it meanwhile is elsewhere by now.
    if (isClosed.current) return studio.sayUndoable(inWords(done.sentences[0] ?? title), words.said.takeBack);
    onClose();
    onDone(done, name);
  };
  return (
    <Dialog
      title={title}
      size={size}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.operate.cancel}</Button>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            disabled={!isAsked || isRunning || trial?.refusal !== undefined}
            onClick={() => void run()}
          >
            {does}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isAsked && !isRunning && !trial?.refusal) void run();
        }}
      >
        {asks && (
          <NameQuestion
            {...asks}
            refusal={isAsked && trial?.refusal ? refusal : undefined}
            written={written}
            onChange={setWritten}
          />
        )}
        {options}
        {isAsked && <Outcome id={refusal} trial={trial} isRunning={isRunning} wayOut={wayOut} onTryAgain={tryAgain} />}
        {entity !== undefined && (
          <EntityUses entity={entity} title={words.operate.usedIn} none={words.operate.notUsed} onOpen={close} />
        )}
      </form>
    </Dialog>
  );
}

interface NameQuestionProps extends NonNullable<OperationDialogProps['asks']> {
  /** Id of the words that refuse the name. */
  refusal: string | undefined;
  written: string;
  onChange: (written: string) => void;
}

/** Asks for a name; where it is made of what is typed, it is shown below. */
function NameQuestion({ label, help, nameOf, refusal, written, onChange }: NameQuestionProps) {
  const hint = useId();
  const name = nameOf?.(written);
  return (
    <>
      {help !== undefined && <p className={styles.hint}>{help}</p>}
      <LabelledInput
        label={label}
        className={styles.label}
        describedBy={[name !== undefined && hint, refusal].filter(Boolean).join(' ')}
        isInvalid={refusal !== undefined}
        value={written}
        onChange={onChange}
      />
      {name !== undefined && (
        <p id={hint} className={styles.hint}>
          {hintFor(name, written)}
        </p>
      )}
    </>
  );
}

function hintFor(name: string, written: string): string {
  const { anyName, nameHelp, willBe } = words.operate;
  if (name === written) return written === '' ? anyName : nameHelp;
  return name === '' ? nameHelp : fill(willBe, { name });
}

/** What the check would find, each at its place. */
function Findings({ findings }: { findings: readonly PlacedFinding[] }) {
  return (
    <>
      <ul className={styles.sentences}>
        {findings.map(({ where, message, suggestion }) => (
          <li key={where + message}>
            {sentenceCase(inWords(where))}: <FindingWords text={message} /> <FindingWords text={suggestion} />
          </li>
        ))}
      </ul>
      <InEnglish texts={findings.flatMap(({ message, suggestion }) => [message, suggestion])} />
    </>
  );
}

/** What a change leaves to be written. */
function StillToDo({ hints }: Pick<OperationResult, 'hints'>) {
  if (hints.length === 0) return null;
  return (
    <section className={styles.outcome}>
      <h3 className={styles.label}>{words.operate.todo}</h3>
      <Findings findings={hints} />
    </section>
  );
}

/** Reasons that say what to write in a terminal. */
const COMMAND = /(^|\s)--[a-z]/;

interface OutcomeProps extends Pick<OperationDialogProps, 'wayOut'> {
  /** Of a refusal. */
  id: string;
  trial: Trial | undefined;
  isRunning: boolean;
  onTryAgain: () => void;
}

function Outcome({ id, trial, isRunning, wayOut, onTryAgain }: OutcomeProps) {
  if (isRunning || !trial) {
    return (
      <p role="status" className={styles.hint}>
        {isRunning ? words.operate.working : words.operate.looking}
      </p>
    );
  }
  if (trial.refusal) {
    return (
      <div role="alert" id={id} className={styles.refusal}>
        {trial.refusal.sentence}
        <Sentences sentences={trial.refusal.reasons.filter((reason) => !COMMAND.test(reason))} />
        {trial.refusal.findings && <Findings findings={trial.refusal.findings} />}
        {wayOut}
        {trial.refusal.code === 'failed' && (
          <Button size="small" onClick={onTryAgain}>
            {words.start.again}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <Sentences title={words.operate.will} sentences={trial.result?.sentences ?? []} />
      <StillToDo hints={trial.result?.hints ?? []} />
    </>
  );
}
