import type { FormDefinition } from '../../contracts/forms.ts';
import { holds, type Values, valueIn } from '../../forms/rules/index.ts';

/**
 * The addresses in the company that get the mails of a form, each once: those of every entry of `recipients` that fits
 * the answers, or the inbox when none does.
 */
export function companyRecipients(form: Pick<FormDefinition, 'recipients'>, values: Values, inbox: string): string[] {
  const fitting = (form.recipients ?? []).filter(
    ({ when }) => when === undefined || holds(valueIn(values, when.field), when.equals),
  );
  const addresses = fitting.flatMap(({ to }) => to);
  const isFirst = (address: string, place: number) =>
    addresses.findIndex((one) => one.toLowerCase() === address.toLowerCase()) === place;
  return addresses.length === 0 ? [inbox] : addresses.filter(isFirst);
}
