import { type ReactNode, useId, useRef, useState } from 'react';
import { sentenceCase } from '../../../../content/edit/words/letter-case.ts';
import type { Operation, OperationResult, PlacedFinding } from '../../../contract/work.ts';
import { FindingWords, InEnglish } from '../../fields/frame/FieldFindings.tsx';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { fill, translateSentence, uiTexts } from '../../i18n/ui-texts.ts';
import { useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './OperationDialog.module.css';
import { EntityUses, Sentences } from './Uses.tsx';
import { useDryRun } from './use-dry-run.ts';

interface OperationDialogProps {
  title: string;
  /** The label of the button. */
  confirmLabel: string;
  /** The entity, as operations name it: page/contact, /about. Undefined if it is created. */
  entity?: string;
  /**
   * Set to ask for a name: label, help, current name, a function that derives the name from the typed text, and the
   * text to begin with if not the current name.
   */
  nameField?: { label: string; help?: string; name: string; nameOf?: (written: string) => string; proposed?: string };
  /** @param written the typed text from which the name was derived */
  operation: (name: string, written: string) => Operation;
  /** Further inputs; a function if they depend on the name, and on the id of the refusal. */
  options?: ReactNode | ((name: string, refusal: string | undefined) => ReactNode);
  /** Whether the further inputs are complete. */
  areOptionsComplete?: boolean;
  /** Whether something is still loading that the operation depends on. */
  isLoading?: boolean;
  /** A hint at an alternative, shown if the operation is refused. */
  alternative?: string;
  isDangerous?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** @param name the chosen name */
  onDone: (result: OperationResult, name: string) => void;
  onClose: () => void;
}

/** Returns a function that performs the operation, whether it is running, and a function that closes the dialog. */
function useOperation({ title, onDone, onClose }: OperationDialogProps, name: string) {
  const studio = useStudio();
  const [isRunning, setRunning] = useState(false);
  // Set on closing, not on unmounting: when the first file of a kind is created, the parent of the dialog is removed
  // before the operation has finished.
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  const run = async (operation: Operation, id: string) => {
    setRunning(true);
    const done = await studio.operate(operation, id);
    setRunning(false);
    if (!done) return;
    // If the user has closed the dialog meanwhile, do not navigate away from what they are doing now.
    if (isClosed.current)
      return studio.notifyWithUndo(translateSentence(done.sentences[0] ?? title), uiTexts.said.takeBack);
    onClose();
    onDone(done, name);
  };
  return { run, isRunning, close };
}

/** A dialog for an operation. Shows the effects, from a dry run, before the user confirms. */
export function OperationDialog(props: OperationDialogProps) {
  const {
    title,
    confirmLabel,
    entity,
    nameField,
    options,
    areOptionsComplete = true,
    isLoading = false,
    alternative,
    isDangerous,
    size,
  } = props;
  const refusal = useId();
  const form = useId();
  const [written, setWritten] = useState(nameField?.proposed ?? nameField?.name ?? '');
  const name = nameField?.nameOf?.(written) ?? written;
  const isComplete =
    areOptionsComplete && !isLoading && (nameField === undefined || (name !== '' && name !== nameField.name));
  const operation = props.operation(name, written);
  const { id, dryRun, tryAgain } = useDryRun(operation, isComplete);
  const refused = isComplete && dryRun?.refusal ? refusal : undefined;
  const { run, isRunning, close } = useOperation(props, name);
  const isReady = isComplete && !isRunning && dryRun?.refusal === undefined;
  return (
    <Dialog
      title={title}
      size={size}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{uiTexts.operate.cancel}</Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} type="submit" form={form} disabled={!isReady}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void run(operation, id);
        }}
      >
        {nameField && <NameField {...nameField} refusal={refused} written={written} onChange={setWritten} />}
        {typeof options === 'function' ? options(name, refused) : options}
        {(isComplete || isLoading) && (
          <Outcome id={refusal} dryRun={dryRun} isRunning={isRunning} alternative={alternative} onTryAgain={tryAgain} />
        )}
        {entity !== undefined && (
          <EntityUses entity={entity} title={uiTexts.operate.usedIn} none={uiTexts.operate.notUsed} onOpen={close} />
        )}
      </form>
    </Dialog>
  );
}

interface NameFieldProps extends NonNullable<OperationDialogProps['nameField']> {
  /** Id of the element with the refusal, if the name was refused. */
  refusal: string | undefined;
  written: string;
  onChange: (written: string) => void;
}

/** The input for a name. If the name is derived from the typed text, it is shown below. */
function NameField({ label, help, nameOf, refusal, written, onChange }: NameFieldProps) {
  return (
    <>
      {help !== undefined && <p className="hint">{help}</p>}
      <LabelledInput
        label={label}
        labelClassName="label"
        hint={nameOf && hintFor(nameOf(written), written)}
        describedBy={refusal}
        isInvalid={refusal !== undefined}
        value={written}
        onChange={onChange}
      />
    </>
  );
}

function hintFor(name: string, written: string): string {
  const { anyName, nameHelp, willBe } = uiTexts.operate;
  if (name === written) return written === '' ? anyName : nameHelp;
  return name === '' ? nameHelp : fill(willBe, { name });
}

/** Findings with their locations. */
function Findings({ findings }: { findings: readonly PlacedFinding[] }) {
  return (
    <>
      <ul className={styles.sentences}>
        {findings.map(({ where, message, suggestion }) => (
          <li key={where + message}>
            {sentenceCase(translateSentence(where))}: <FindingWords text={message} /> <FindingWords text={suggestion} />
          </li>
        ))}
      </ul>
      <InEnglish texts={findings.flatMap(({ message, suggestion }) => [message, suggestion])} />
    </>
  );
}

/** What remains to be done after the operation. */
function RemainingTasks({ hints }: Pick<OperationResult, 'hints'>) {
  if (hints.length === 0) return null;
  return (
    <section className={styles.outcome}>
      <h3 className="label">{uiTexts.operate.todo}</h3>
      <Findings findings={hints} />
    </section>
  );
}

/** Matches reasons with command line options, which are only useful in a terminal. */
const COMMAND = /(^|\s)--[a-z]/;

interface OutcomeProps extends Pick<OperationDialogProps, 'alternative'> {
  /** Id for the element with a refusal. */
  id: string;
  dryRun: ReturnType<typeof useDryRun>['dryRun'];
  isRunning: boolean;
  onTryAgain: () => void;
}

function Outcome({ id, dryRun, isRunning, alternative, onTryAgain }: OutcomeProps) {
  if (isRunning || !dryRun) {
    return (
      <p role="status" className="hint">
        {isRunning ? uiTexts.operate.working : uiTexts.operate.looking}
      </p>
    );
  }
  if (dryRun.refusal) {
    return (
      <div role="alert" id={id} className={styles.refusal}>
        {dryRun.refusal.sentence}
        <Sentences sentences={dryRun.refusal.reasons.filter((reason) => !COMMAND.test(reason))} />
        {dryRun.refusal.findings && <Findings findings={dryRun.refusal.findings} />}
        {alternative}
        {dryRun.refusal.code === 'failed' && (
          <Button size="small" onClick={onTryAgain}>
            {uiTexts.start.again}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <Sentences title={uiTexts.operate.will} sentences={dryRun.result?.sentences ?? []} />
      <RemainingTasks hints={dryRun.result?.hints ?? []} />
    </>
  );
}
