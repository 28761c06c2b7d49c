import type { FileInfo } from '../../../contract/files.ts';
import { useObserved } from '../../client/observable.ts';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { LabelledSelect } from '../../fields/frame/LabelledSelect.tsx';
import { Tick } from '../../fields/frame/Tick.tsx';
import { choiceLabel } from '../../schema/labels.ts';
import { useStudio } from '../../start/studio-context.ts';
import { words } from '../../words/words.ts';
import type { FieldKind } from './add-field.ts';
import styles from './forms.module.css';
import { canShowAnswer, type NewField } from './new-field.ts';

interface QuestionsProps {
  field: NewField;
  onChange: (changed: Partial<NewField>) => void;
}

/** The inputs for a new field: label, kind, choices, whether it is required, and the message if it is left empty. */
export function NewFieldQuestions({ field, kinds, onChange }: QuestionsProps & { kinds: readonly FieldKind[] }) {
  const { forms } = words;
  const hasChoices = kinds.find(({ name }) => name === field.kind)?.hasChoices ?? false;
  return (
    <>
      <LabelledInput label={forms.label} value={field.label} onChange={(label) => onChange({ label })} />
      <LabelledSelect
        label={forms.kind}
        value={field.kind}
        choices={kinds.map(({ name }) => ({ value: name, label: choiceLabel(name) }))}
        onChoose={(kind) => onChange({ kind })}
      />
      {hasChoices && (
        <LabelledInput
          label={forms.choices}
          rows={4}
          value={field.choices.join('\n')}
          onChange={(choices) => onChange({ choices: choices.split('\n') })}
        />
      )}
      <Tick label={forms.isRequired} isOn={field.isRequired} onChange={(isRequired) => onChange({ isRequired })} />
      {field.isRequired && (
        <LabelledInput label={forms.message} value={field.message} onChange={(message) => onChange({ message })} />
      )}
    </>
  );
}

/** Checkboxes for the form's mails that will include the answer; only for mails that can show this kind of field. */
export function MailChoice({ field, mails, onChange }: QuestionsProps & { mails: readonly FileInfo[] }) {
  if (mails.length === 0) return null;
  return (
    <fieldset className={styles.mails}>
      <legend>{words.forms.inMails}</legend>
      {mails.map((mail) => (
        <MailTick key={mail.file} mail={mail} field={field} onChange={onChange} />
      ))}
    </fieldset>
  );
}

function MailTick({ mail: { file, title }, field, onChange }: QuestionsProps & { mail: FileInfo }) {
  const { data } = useObserved(useStudio().file(file).view);
  if (!canShowAnswer(data, field.kind)) return null;
  return (
    <Tick
      label={title}
      isOn={field.mails.includes(file)}
      onChange={(isOn) => {
        const others = field.mails.filter((one) => one !== file);
        onChange({ mails: isOn ? [...others, file] : others });
      }}
    />
  );
}
