import type { FormDefinition } from '../../contracts/forms.ts';
import { fieldKinds } from '../kinds/all.ts';
import { isShown, type Values, valueIn } from './values.ts';

/**
 * The values of a form as they are sent and stored (specification 5.2, 5.3): texts trimmed, phone numbers with + and
 * country code, e-mail addresses in lower case, an empty web address as null. An invalid phone number is kept as typed.
 * Hidden fields and unknown names are omitted.
 */
export function normaliseValues(form: Pick<FormDefinition, 'fields' | 'phoneNumbers'>, values: Values): Values {
  const shown = form.fields.filter((field) => isShown(form, values, field));
  return Object.fromEntries(
    shown.map(({ kind, name }) => [name, fieldKinds[kind].normalise(valueIn(values, name), form)]),
  );
}
