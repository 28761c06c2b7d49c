import { useState } from 'react';
import { listProperty } from '../../../../content/read/json.ts';
import { useObserved } from '../../client/observable.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { words } from '../../words/words.ts';
import { addField, type FieldKind, fieldKinds } from './add-field.ts';
import styles from './forms.module.css';
import { MailChoice, NewFieldQuestions } from './NewFieldQuestions.tsx';
import type { NewField } from './new-field.ts';

/** Asks for everything that a new field needs, and writes all of it at once. */
export function NewFieldDialog({ file, onClose }: { file: string; onClose: () => void }) {
  const studio = useStudio();
  const { files } = useObserved(studio.overview);
  const form = useObserved(studio.file(file).view);
  const kinds = fieldKinds(studio, file);
  const mails = listProperty(form.data, 'emails').flatMap(
    (name) => files.find(({ kind, id }) => kind === 'emails' && id === name) ?? [],
  );
  const [asked, setAsked] = useState<NewField>({
    label: '',
    kind: kinds[0]?.name ?? '',
    isRequired: false,
    message: '',
    choices: [],
    mails: mails.map((mail) => mail.file),
  });
  const change = (changed: Partial<NewField>) => setAsked({ ...asked, ...changed });
  const field = wholeField(asked, kinds);
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    if (!field) return;
    setAdding(true);
    const isAdded = await addField(studio, file, field);
    setAdding(false);
    if (isAdded) onClose();
  };
  return (
    <Dialog
      title={words.forms.newField}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.dialog.cancel}</Button>
          <Button look="primary" disabled={!field || isAdding} onClick={() => void add()}>
            {words.operate.create}
          </Button>
        </>
      }
    >
      <p className={styles.help}>{words.forms.newFieldHelp}</p>
      <div className={styles.form}>
        <NewFieldQuestions field={asked} kinds={kinds} onChange={change} />
        <MailChoice field={asked} mails={mails} onChange={change} />
      </div>
    </Dialog>
  );
}

/** The field as it is written; undefined as long as something is missing. */
function wholeField(asked: NewField, kinds: readonly FieldKind[]): NewField | undefined {
  const hasChoices = kinds.find(({ name }) => name === asked.kind)?.hasChoices ?? false;
  const label = asked.label.trim();
  const choices = hasChoices ? asked.choices.flatMap((line) => line.trim() || []) : [];
  const isWhole =
    label !== '' && (!asked.isRequired || asked.message.trim() !== '') && (!hasChoices || choices.length > 0);
  return isWhole ? { ...asked, label, choices } : undefined;
}
