import type { FormDefinition } from '../../contracts/forms.ts';
import { fieldKinds } from '../kinds/all.ts';
import { isShown, type Values, valueIn } from './values.ts';

/**
 * The values of a form as they are sent and stored (specification 5.2, 5.3): texts trimmed, phones with + and country code,
 * e-mail addresses in lower case, an empty web address as null. A phone that is none stays as typed.
 * Fields that are hidden and names that the form does not have are left out.
 */
export function normaliseValues(form: Pick<FormDefinition, 'fields' | 'phoneNumbers'>, values: Values): Values {
  const shown = form.fields.filter((field) => isShown(form, values, field));
  return Object.fromEntries(
    shown.map(({ kind, name }) => [name, fieldKinds[kind].normalise(valueIn(values, name), form)]),
  );
}
