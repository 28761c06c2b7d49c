import { fieldKinds, isFieldKind } from '../../forms/rules/index.ts';
import type { Content } from '../read/content.ts';
import { listProperty, property, textProperty } from '../read/json.ts';
import { didYouMean } from './suggestions.ts';

/** A field of a form, which may be incomplete. */
export interface NamedField {
  name: string;
  data: unknown;
}

/** What is wrong with a condition, and in which of its properties. */
export interface ConditionIssue {
  on: 'field' | 'equals';
  /** The name of the field, if that is wrong. */
  target?: string;
  message: string;
  suggestion: string;
  meant?: string;
}

/** The fields of a form. */
export function fieldsOf(form: unknown): NamedField[] {
  return listProperty(form, 'fields').map((data) => ({ name: textProperty(data, 'name') ?? '', data }));
}

/**
 * What is wrong with a condition `{ field, equals }`: its field does not exist, or can never have the value. Undefined
 * if the condition can be fulfilled.
 * @param consequence the end of the message about an impossible value
 */
export function conditionIssue(
  condition: unknown,
  fields: NamedField[],
  content: Content,
  consequence: string,
): ConditionIssue | undefined {
  const name = textProperty(condition, 'field');
  const wanted = textProperty(condition, 'equals');
  if (name === undefined) return undefined;
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) {
    const names = content.withoutInvalidNames(fields.map((one) => one.name));
    const labelled = fields.find((one) => textProperty(one.data, 'label')?.toLowerCase() === name.toLowerCase())?.name;
    return {
      on: 'field',
      target: name,
      message: `This form has no field "${name}".`,
      ...(labelled === undefined
        ? didYouMean(name, names, `Use a field of this form: ${names.join(', ')}.`)
        : { suggestion: `Write "${labelled}", the name of the field with this label.`, meant: labelled }),
    };
  }
  const values = valuesOf(field.data, content);
  if (isTyped(field.data) && values === undefined)
    return {
      on: 'field',
      target: name,
      message: `Visitors answer "${name}" in their own words, so the answer is hardly ever exactly "${wanted ?? ''}".`,
      suggestion: 'Use a field with choices: one of kind select, checkboxes or checkbox.',
    };
  const chosen = optionsOf(field.data, content)?.find((option) => textProperty(option, 'label') === wanted);
  const meant = textProperty(chosen, 'value');
  if (wanted === undefined || values === undefined || values.includes(wanted)) return undefined;
  return {
    on: 'equals',
    message: `"${name}" can never have the value "${wanted}", ${consequence}.`,
    ...(meant !== undefined
      ? { suggestion: `Write "${meant}", the value of this choice.`, meant }
      : didYouMean(wanted, values, `Choose a value from its list of options: ${values.slice(0, 8).join(', ')}.`)),
  };
}

/** Whether visitors type into a field. */
const isTyped = (field: unknown) => /^(?:text|textarea|email|phone|url)$/.test(textProperty(field, 'kind') ?? '');

/** The possible values of a field, if they can be listed. */
function valuesOf(field: unknown, content: Content): string[] | undefined {
  const kind = textProperty(field, 'kind') ?? '';
  const answers = isFieldKind(kind) ? fieldKinds[kind].answers : 'any';
  if (typeof answers !== 'string') return [...answers];
  return optionsOf(field, content)?.flatMap((option) => textProperty(option, 'value') ?? []);
}

function optionsOf(field: unknown, content: Content): unknown[] | undefined {
  const id = textProperty(field, 'options');
  const list = id === undefined ? undefined : content.documents('options').find(({ file }) => file.id === id);
  const options = property(list?.data, 'options');
  return Array.isArray(options) ? options : undefined;
}

/** Whether a form is only sent with this box ticked. */
export const mustBeTicked = (field: unknown): boolean =>
  listProperty(field, 'rules').some((rule) => textProperty(rule, 'rule') === 'accepted');

/** Whether a field asks for a consent: it says "I agree", or has to be ticked. */
export const isConsent = (field: unknown): boolean =>
  textProperty(field, 'kind') === 'checkbox' &&
  (mustBeTicked(field) || /^(?:I|we) (?:agree|accept|consent|confirm)\b/i.test(textProperty(field, 'label') ?? ''));
