import { useId } from 'react';
import type { FileInfo } from '../../../contract/files.ts';
import { useObserved } from '../../client/observable.ts';
import controls from '../../fields/frame/controls.module.css';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
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
      <KindChoice kinds={kinds} value={field.kind} onChange={(kind) => onChange({ kind })} />
      {hasChoices && (
        <LabelledInput
          label={forms.choices}
          rows={4}
          value={field.choices.join('\n')}
          onChange={(choices) => onChange({ choices: choices.split('\n') })}
        />
      )}
      <label className={controls.tick}>
        <input
          type="checkbox"
          checked={field.isRequired}
          onChange={({ target }) => onChange({ isRequired: target.checked })}
        />
        {forms.isRequired}
      </label>
      {field.isRequired && (
        <LabelledInput label={forms.message} value={field.message} onChange={(message) => onChange({ message })} />
      )}
    </>
  );
}

interface KindChoiceProps {
  kinds: readonly FieldKind[];
  value: string;
  onChange: (kind: string) => void;
}

function KindChoice({ kinds, value, onChange }: KindChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{words.forms.kind}</label>
      <select id={id} className={controls.control} value={value} onChange={({ target }) => onChange(target.value)}>
        {kinds.map(({ name }) => (
          <option key={name} value={name}>
            {choiceLabel(name)}
          </option>
        ))}
      </select>
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
    <label className={controls.tick}>
      <input
        type="checkbox"
        checked={field.mails.includes(file)}
        onChange={({ target }) => {
          const others = field.mails.filter((one) => one !== file);
          onChange({ mails: target.checked ? [...others, file] : others });
        }}
      />
      {title}
    </label>
  );
}
