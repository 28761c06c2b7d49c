import { asObject, listProperty, property, textProperty } from '../../../read/json.ts';
import { type Advice, suggestWriting } from '../../../references/suggestions.ts';
import { dubiousValue, rightValue } from '../../../report/fixes.ts';
import { asWarnings, type Content, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that labels are unique, and contain no marks that the form adds itself. */
export const rule: Rule = {
  codes: asWarnings('repeated-label label-with-sign example-is-label message-of-another'),
  files: 'forms',
  onDocument: ({ data }, content) => {
    const fields = listProperty(data, 'fields');
    const each = fields.map((field, index) => issuesOf(field, `/fields/${index}`, fields.slice(0, index)));
    return [each, otherMessages(fields, content)];
  },
};

/** A message of a field's rule. */
interface MessageUse {
  label: string;
  name: string;
  isRequired: boolean;
  pointer: string;
}

function usesOf(fields: unknown[]): MessageUse[] {
  return fields.flatMap((field, index) =>
    listProperty(field, 'rules').map((rule, place) => ({
      label: textProperty(field, 'label') ?? '',
      name: textProperty(rule, 'message') ?? '',
      isRequired: textProperty(rule, 'rule') === 'required',
      pointer: `/fields/${index}/rules/${place}/message`,
    })),
  );
}

/** Reports messages about another field, of this form or of another one. */
function otherMessages(fields: unknown[], content: Content): Issues<FileIssue> {
  const messages = property(content.data('messages'), 'messages');
  const uses = usesOf(fields);
  const others = content.documents('forms').flatMap(({ data }) => usesOf(listProperty(data, 'fields')));
  return uses.map(({ label, name, pointer, isRequired }) => {
    const text = textProperty(messages, name) ?? '';
    const other =
      uses.find(
        (use) => use.label !== label && (use.name === name ? names(text, use.label) : namesWhole(text, use.label)),
      ) ?? others.find((use) => isRequired && use.isRequired && use.name === name && namesWhole(text, use.label));
    const named = new Set(uses.flatMap((use) => (namesWhole(text, use.label) ? [use.label] : [])));
    const isList = named.size > 1;
    if (label === '' || other === undefined || isList || names(text, label)) return undefined;
    return {
      code: 'message-of-another',
      pointer,
      message: `"${text}" is about the field "${other.label}", but belongs to "${label}".`,
      ...messageAbout(label, isRequired, messages, content),
    };
  });
}

/** Suggests the message about a field, if there is only one. */
function messageAbout(label: string, isRequired: boolean, messages: unknown, content: Content): Advice {
  const isOfMail = (name: string) =>
    [...content.graph.usesOf('message', name)].some(({ pointer }) => pointer === '/failure');
  const fitting = Object.entries(asObject(messages)).filter(
    ([name, text]) =>
      typeof text === 'string' &&
      namesWhole(text, label) &&
      name.endsWith('-required') === isRequired &&
      !isOfMail(name),
  );
  const [only, another] = fitting;
  if (only === undefined || another !== undefined)
    return { suggestion: 'Choose a message about this field, or add one to messages.json.' };
  return suggestWriting(only[0]);
}

/** Whether a text contains a word of a label. */
function names(text: string, label: string): boolean {
  const words = label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  return words.some((word) => text.toLowerCase().includes(word));
}

/** Whether a short text contains a whole label: "Full name is required". */
const namesWhole = (text: string, label: string) =>
  text.length < MAX_COMPARED_LENGTH && label.length > 3 && text.toLowerCase().includes(label.toLowerCase());
const MAX_COMPARED_LENGTH = 60;

/** Marks that forms add to labels themselves, or do not need. */
const SIGN = /\s*(?:[:*]|\((?:required|optional|mandatory)\))+\s*$/i;

function issuesOf(field: unknown, pointer: string, earlier: unknown[]): Issues<FileIssue> {
  const label = textProperty(field, 'label') ?? '';
  if (label === '') return [];
  return [twice(label, pointer, earlier), withSign(label, pointer), sameExample(label, field, pointer)];
}

function twice(label: string, pointer: string, earlier: unknown[]): Issues<FileIssue> {
  const twin = earlier.find(
    (other) => textProperty(other, 'label')?.trim().toLowerCase() === label.trim().toLowerCase(),
  );
  if (twin === undefined) return undefined;
  return {
    code: 'repeated-label',
    pointer: `${pointer}/label`,
    message: `The field "${textProperty(twin, 'name')}" has the same label, so visitors cannot tell the two apart.`,
    suggestion: 'Say in the label what this field asks for.',
  };
}

function withSign(label: string, pointer: string): Issues<FileIssue> {
  const sign = SIGN.exec(label)?.[0].trim();
  if (sign === undefined) return undefined;
  const right = label.replace(SIGN, '');
  return {
    code: 'label-with-sign',
    message: `Forms mark optional fields automatically, so "${sign}" does not belong in the label.`,
    ...rightValue(`${pointer}/label`, right),
  };
}

function sameExample(label: string, field: unknown, pointer: string): Issues<FileIssue> {
  const example = textProperty(field, 'placeholder');
  if (example === undefined || example.trim().toLowerCase() !== label.trim().toLowerCase()) return undefined;
  return {
    code: 'example-is-label',
    message: 'The placeholder repeats the label instead of giving an example of an answer.',
    ...dubiousValue(`${pointer}/placeholder`, 'Write an example answer, or remove the line.'),
  };
}
