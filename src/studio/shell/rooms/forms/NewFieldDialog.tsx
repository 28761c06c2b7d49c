import { useId, useState } from 'react';
import { sentenceCase } from '../../../../content/edit/words/place-in-words.ts';
import { listProperty, textProperty } from '../../../../content/read/json.ts';
import { useObserved } from '../../client/observable.ts';
import type { Studio } from '../../client/studio.ts';
import controls from '../../fields/frame/controls.module.css';
import { partsOf } from '../../schema/parts.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { words } from '../../words/words.ts';
import styles from './forms.module.css';
import { changesForField, type NewField } from './new-field.ts';

/** Asks for all that a new field takes, and writes it everywhere at once. */
export function NewFieldDialog({ file, onClose }: { file: string; onClose: () => void }) {
  const id = useId();
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
  const [choices, setChoices] = useState('');
  const set = (changed: Partial<NewField>) => setAsked({ ...asked, ...changed });
  const hasChoices = kinds.find(({ name }) => name === asked.kind)?.hasChoices ?? false;
  const given = choices.split('\n').flatMap((line) => line.trim() || []);
  const isWhole =
    asked.label.trim() !== '' &&
    (!asked.isRequired || asked.message.trim() !== '') &&
    (!hasChoices || given.length > 0);
  const add = async () => {
    const field = { ...asked, label: asked.label.trim(), choices: hasChoices ? given : [] };
    const done = await addField(studio, file, field);
    if (done) onClose();
  };
  return (
    <Dialog
      title={words.forms.newField}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.dialog.cancel}</Button>
          <Button look="primary" disabled={!isWhole} onClick={() => void add()}>
            {words.operate.create}
          </Button>
        </>
      }
    >
      <p className={styles.help}>{words.forms.newFieldHelp}</p>
      <div className={styles.form}>
        <label htmlFor={`${id}-label`}>{words.forms.label}</label>
        <input
          id={`${id}-label`}
          className={controls.control}
          value={asked.label}
          onChange={({ target }) => set({ label: target.value })}
        />
        <label htmlFor={`${id}-kind`}>{words.forms.kind}</label>
        <select
          id={`${id}-kind`}
          className={controls.control}
          value={asked.kind}
          onChange={({ target }) => set({ kind: target.value })}
        >
          {kinds.map(({ name }) => (
            <option key={name} value={name}>
              {sentenceCase(name)}
            </option>
          ))}
        </select>
        {hasChoices && (
          <>
            <label htmlFor={`${id}-choices`}>{words.forms.choices}</label>
            <textarea
              id={`${id}-choices`}
              rows={4}
              className={controls.control}
              value={choices}
              onChange={({ target }) => setChoices(target.value)}
            />
          </>
        )}
        <label className={controls.tick}>
          <input
            type="checkbox"
            checked={asked.isRequired}
            onChange={({ target }) => set({ isRequired: target.checked })}
          />
          {words.forms.isRequired}
        </label>
        {asked.isRequired && (
          <>
            <label htmlFor={`${id}-message`}>{words.forms.message}</label>
            <input
              id={`${id}-message`}
              className={controls.control}
              value={asked.message}
              onChange={({ target }) => set({ message: target.value })}
            />
          </>
        )}
        {mails.length > 0 && (
          <fieldset className={styles.mails}>
            <legend>{words.forms.inMails}</legend>
            {mails.map((mail) => (
              <label key={mail.file} className={controls.tick}>
                <input
                  type="checkbox"
                  checked={asked.mails.includes(mail.file)}
                  onChange={({ target }) =>
                    set({
                      mails: target.checked
                        ? [...asked.mails, mail.file]
                        : asked.mails.filter((one) => one !== mail.file),
                    })
                  }
                />
                {mail.title}
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}

/** The kinds of field that forms can have, and whether they offer choices. */
function fieldKinds({ schemas, overview }: Studio, form: string): { name: string; hasChoices: boolean }[] {
  const { kinds, files } = overview.get();
  const info = files.find(({ file }) => file === form);
  const kind = kinds.find(({ name }) => name === info?.kind);
  const root = schemas.root(kind?.schema ?? '');
  const fields = partsOf(schemas, root, {}).find(({ name }) => name === 'fields');
  if (!fields) return [];
  const field = schemas.of(fields.shape.schema.items, fields.shape.path);
  const choices = partsOf(schemas, field, {}).find(({ name }) => name === 'kind')?.shape.schema.enum;
  return (Array.isArray(choices) ? choices.map(String) : []).map((name) => ({
    name,
    hasChoices: partsOf(schemas, field, { kind: name }).some((part) => part.name === 'options' && part.isRequired),
  }));
}

/** Writes a new field everywhere it belongs, as one step. */
async function addField(studio: Studio, form: string, field: NewField): Promise<boolean> {
  const { files, kinds } = studio.overview.get();
  const read = async (file: string) => (await studio.call('file', { file })).data;
  const messages = kinds.find(({ name }) => name === 'messages')?.place ?? '';
  const lists = files.filter(({ kind }) => kind === 'options');
  const [model] = lists;
  return studio.changeFiles(field.label, async () =>
    changesForField(field, {
      form: { file: form, data: await read(form) },
      messages: { file: messages, data: await read(messages) },
      mails: new Map(await Promise.all(field.mails.map(async (file) => [file, await read(file)] as const))),
      optionLists: new Set(lists.map(({ id }) => id)),
      optionsPlace: kinds.find(({ name }) => name === 'options')?.place ?? '',
      optionsRules: model && textProperty(await read(model.file), '$schema'),
    }),
  );
}
