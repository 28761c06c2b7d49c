import { useId, useState } from 'react';
import { listProperty } from '../../../../content/read/json.ts';
import { useObserved } from '../../client/observable.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { useOverview, useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { addField, type FieldKind, fieldKinds } from './add-field.ts';
import styles from './forms.module.css';
import { MailChoice, NewFieldInputs } from './NewFieldInputs.tsx';
import type { NewField } from './new-field.ts';

/** A dialog that asks for everything that a new form field needs, and adds it in one step. */
export function NewFieldDialog({ file, onClose }: { file: string; onClose: () => void }) {
  const studio = useStudio();
  const { files } = useOverview();
  const form = useObserved(studio.file(file).view);
  const kinds = fieldKinds(studio, file);
  const mails = listProperty(form.data, 'emails').flatMap(
    (name) => files.find(({ kind, id }) => kind === 'emails' && id === name) ?? [],
  );
  const [input, setInput] = useState<NewField>({
    label: '',
    kind: kinds[0]?.name ?? '',
    isRequired: false,
    message: '',
    choices: [],
    mails: mails.map((mail) => mail.file),
  });
  const change = (changed: Partial<NewField>) => setInput({ ...input, ...changed });
  const field = trimField(input, kinds);
  const missing = missingIn(field, kinds);
  const reason = useId();
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    const isAdded = await addField(studio, file, field);
    setAdding(false);
    if (isAdded) onClose();
  };
  return (
    <Dialog
      title={uiTexts.forms.newField}
      onClose={onClose}
      actions={
        <>
          {missing !== undefined && (
            <p id={reason} role="status" className={`hint ${styles.missing}`}>
              {missing}
            </p>
          )}
          <Button onClick={onClose}>{uiTexts.dialog.cancel}</Button>
          <Button
            variant="primary"
            disabled={missing !== undefined || isAdding}
            aria-describedby={missing && reason}
            onClick={() => void add()}
          >
            {uiTexts.operate.create}
          </Button>
        </>
      }
    >
      <p className={styles.help}>{uiTexts.forms.newFieldHelp}</p>
      <div className={styles.form}>
        <NewFieldInputs field={input} kinds={kinds} onChange={change} />
        <MailChoice field={input} mails={mails} onChange={change} />
      </div>
    </Dialog>
  );
}

const hasChoices = ({ kind }: NewField, kinds: readonly FieldKind[]) =>
  kinds.find(({ name }) => name === kind)?.hasChoices ?? false;

/** The field without surrounding white space, and without choices if its kind has none. */
function trimField(input: NewField, kinds: readonly FieldKind[]): NewField {
  const choices = hasChoices(input, kinds) ? input.choices.flatMap((line) => line.trim() || []) : [];
  return { ...input, label: input.label.trim(), choices };
}

/** A sentence that says what is missing before the field can be added; undefined if nothing is. */
function missingIn(field: NewField, kinds: readonly FieldKind[]): string | undefined {
  const { forms } = uiTexts;
  if (field.label === '') return forms.noLabel;
  if (hasChoices(field, kinds) && field.choices.length === 0) return forms.noChoices;
  return field.isRequired && field.message.trim() === '' ? forms.noMessage : undefined;
}
