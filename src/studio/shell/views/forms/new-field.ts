import { isObject, listProperty, pointerStep, property, textProperty } from '../../../../content/read/json.ts';
import { isVisitorInput } from '../../../../forms/rules/visitor-input.ts';
import type { Edit } from '../../../contract/edits.ts';
import { nameFrom } from '../../workspace/operations/name-from.ts';

/** The user's input for a new field. */
export interface NewField {
  /** The label shown above the field. */
  label: string;
  kind: string;
  isRequired: boolean;
  /** The message to visitors who leave it empty. */
  message: string;
  /** The options, for kinds that have them. */
  choices: string[];
  /** The files of the mails that include the answer. */
  mails: string[];
}

/** The content that changes with a new field. */
export interface FormContents {
  form: { file: string; data: unknown };
  messages: { file: string; data: unknown };
  /** Data of the mails, by file. */
  mails: ReadonlyMap<string, unknown>;
  /** Names of the existing option lists. */
  optionLists: ReadonlySet<string>;
  /** The folder of option lists. */
  optionsFolder: string;
  /** The `$schema` property of an existing option list, to copy. */
  optionsRules: string | undefined;
}

type FileChange = { file: string; edits: Edit[] } | { file: string; text: string };

/** Rules other than `required` that make a kind of field mandatory: a checkbox must be ticked. */
const NEEDED: Record<string, string | undefined> = { checkbox: 'accepted' };

/** Whether a mail can include the answer to a kind of field: a mail to the submitter never repeats typed text. */
export function canShowAnswer(mail: unknown, kind: string): boolean {
  return textProperty(mail, 'to') !== 'submitter' || !isVisitorInput('', () => kind);
}

/** The changes that add a field: the field itself, its option list, its message, and a line in each mail. */
export function changesForField(field: NewField, contents: FormContents): FileChange[] {
  const { form, messages, mails } = contents;
  const fields = listProperty(form.data, 'fields');
  const name = freeName(camelCase(field.label), new Set(fields.map((one) => textProperty(one, 'name') ?? '')));
  const list = field.choices.length > 0 ? freeName(nameFrom(field.label), contents.optionLists, '-') : undefined;
  const message = `${nameFrom(name.replace(/(?=[A-Z])/g, '-'))}-required`;
  const known = property(messages.data, 'messages');
  const messageName = freeName(message, new Set(isObject(known) ? Object.keys(known) : []), '-');
  const rules = field.isRequired ? [{ rule: NEEDED[field.kind] ?? 'required', message: messageName }] : undefined;
  const value = {
    name,
    kind: field.kind,
    label: field.label,
    ...(list !== undefined && { options: list }),
    ...(rules && { rules }),
  };
  return [
    { file: form.file, edits: [{ type: 'insert', at: `/fields${pointerStep(fields.length)}`, value }] },
    ...(list === undefined
      ? []
      : [{ file: `${contents.optionsFolder}/${list}.json`, text: optionsText(field.choices, contents.optionsRules) }]),
    ...(rules
      ? [{ file: messages.file, edits: [insertEdit(`/messages${pointerStep(messageName)}`, field.message)] }]
      : []),
    ...field.mails
      .filter((file) => canShowAnswer(mails.get(file), field.kind))
      .map((file) => ({ file, edits: [detailsLine(mails.get(file), field.label, name)] })),
  ];
}

function insertEdit(at: string, value: unknown): Edit {
  return { type: 'insert', at, value };
}

/** The edit that adds a line to a mail's table of answers; creates the table if necessary. */
function detailsLine(mail: unknown, label: string, field: string): Edit {
  const line = { label, field };
  const details = property(mail, 'details');
  return Array.isArray(details)
    ? insertEdit(`/details${pointerStep(details.length)}`, line)
    : insertEdit('/details', [line]);
}

function optionsText(choices: string[], rules: string | undefined): string {
  const options = choices.map((choice) => ({ value: choice, label: choice }));
  return `${JSON.stringify({ ...(rules !== undefined && { $schema: rules }), options }, null, 2)}
`;
}

/** Delivery time → deliveryTime. */
function camelCase(label: string): string {
  const name = nameFrom(label).replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return /^[a-z]/.test(name) ? name : `field${name}`;
}

function freeName(name: string, taken: ReadonlySet<string>, between = ''): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${between}${number}`)) number += 1;
  return `${name}${between}${number}`;
}
