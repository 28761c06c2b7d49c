import type { FileInfo } from '../../../contract/files.ts';
import { useObserved } from '../../client/observable.ts';
import { Checkbox } from '../../fields/frame/Checkbox.tsx';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { LabelledSelect } from '../../fields/frame/LabelledSelect.tsx';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { choiceLabel } from '../../schema/labels.ts';
import { useStudio } from '../../start/window-context.ts';
import type { FieldKind } from './add-field.ts';
import styles from './forms.module.css';
import { canShowAnswer, type NewField } from './new-field.ts';

interface NewFieldInputsProps {
  field: NewField;
  onChange: (changed: Partial<NewField>) => void;
}

/** The inputs for a new field: label, kind, choices, whether it is required, and the message if it is left empty. */
export function NewFieldInputs({ field, kinds, onChange }: NewFieldInputsProps & { kinds: readonly FieldKind[] }) {
  const { forms } = uiTexts;
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
      <Checkbox label={forms.isRequired} isOn={field.isRequired} onChange={(isRequired) => onChange({ isRequired })} />
      {field.isRequired && (
        <LabelledInput label={forms.message} value={field.message} onChange={(message) => onChange({ message })} />
      )}
    </>
  );
}

/** Checkboxes for the form's mails that will include the answer; only for mails that can show this kind of field. */
export function MailChoice({ field, mails, onChange }: NewFieldInputsProps & { mails: readonly FileInfo[] }) {
  if (mails.length === 0) return null;
  return (
    <fieldset className={styles.mails}>
      <legend>{uiTexts.forms.inMails}</legend>
      {mails.map((mail) => (
        <MailCheckbox key={mail.file} mail={mail} field={field} onChange={onChange} />
      ))}
    </fieldset>
  );
}

function MailCheckbox({ mail: { file, title }, field, onChange }: NewFieldInputsProps & { mail: FileInfo }) {
  const { data } = useObserved(useStudio().file(file).view);
  if (!canShowAnswer(data, field.kind)) return null;
  return (
    <Checkbox
      label={title}
      isOn={field.mails.includes(file)}
      onChange={(isOn) => {
        const others = field.mails.filter((one) => one !== file);
        onChange({ mails: isOn ? [...others, file] : others });
      }}
    />
  );
}
