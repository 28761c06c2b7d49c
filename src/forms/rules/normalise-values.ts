import type { FormDefinition, FormField } from '../../contracts/forms.ts';
import type { PhoneNumbers } from '../../contracts/resolved.ts';
import { normalisePhone } from './phone.ts';
import { fileOf, isShown, textOf, type Value, type Values, valueIn } from './values.ts';

function trimmed(value: Value): string {
  return textOf(value).replace(/\r\n?/g, '\n');
}

/** One function a kind of field: the value as it is stored. */
const NORMALISE: Record<FormField['kind'], (value: Value, phoneNumbers: PhoneNumbers) => Value> = {
  text: trimmed,
  textarea: trimmed,
  select: trimmed,
  email: (value) => trimmed(value).toLowerCase(),
  phone: (value, phoneNumbers) => normalisePhone(trimmed(value), phoneNumbers) ?? trimmed(value),
  url: (value) => trimmed(value) || null,
  checkboxes: (value) => (Array.isArray(value) ? [...new Set(value)] : []),
  checkbox: (value) => value === true,
  file: fileOf,
};

/**
 * The values of a form as they are sent and stored (specification 5.2, 5.3): texts trimmed, phones with + and country code,
 * e-mail addresses in lower case, an empty web address as null. A phone that is none stays as typed.
 * Fields that are hidden and names that the form does not have are left out.
 */
export function normaliseValues(form: Pick<FormDefinition, 'fields' | 'phoneNumbers'>, values: Values): Values {
  const shown = form.fields.filter((field) => isShown(form, values, field));
  const normalised = ({ kind, name }: FormField) => NORMALISE[kind](valueIn(values, name), form.phoneNumbers);
  return Object.fromEntries(shown.map((field) => [field.name, normalised(field)]));
}
