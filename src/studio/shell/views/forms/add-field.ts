import { textProperty } from '../../../../content/read/json.ts';
import type { StudioClient } from '../../client/studio-client.ts';
import { partsOf } from '../../schema/parts.ts';
import { changesForField, type NewField } from './new-field.ts';

/** A kind of form field, and whether it has a list of options. */
export interface FieldKind {
  name: string;
  hasChoices: boolean;
}

/** The kinds of field that the schema of forms allows. @param form the file of a form */
export function fieldKinds({ schemas, overview }: StudioClient, form: string): FieldKind[] {
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

/** Adds a new field to a form, with its options, message and mails, as one undo step. @returns whether it succeeded */
export async function addField(studio: StudioClient, form: string, field: NewField): Promise<boolean> {
  const { files, kinds } = studio.overview.get();
  const read = async (file: string) => (await studio.call('file', { file })).data;
  const messages = kinds.find(({ name }) => name === 'messages')?.path ?? '';
  const lists = files.filter(({ kind }) => kind === 'options');
  const [model] = lists;
  return studio.changeFiles(field.label, async () =>
    changesForField(field, {
      form: { file: form, data: await read(form) },
      messages: { file: messages, data: await read(messages) },
      mails: new Map(await Promise.all(field.mails.map(async (file) => [file, await read(file)] as const))),
      optionLists: new Set(lists.map(({ id }) => id)),
      optionsFolder: kinds.find(({ name }) => name === 'options')?.path ?? '',
      optionsRules: model && textProperty(await read(model.file), '$schema'),
    }),
  );
}
