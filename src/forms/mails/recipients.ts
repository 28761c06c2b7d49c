import type { EmailDefinition, FormDefinition } from '../../contracts/forms.ts';
import { matchesAnswer, type Values, valueIn } from '../rules/index.ts';

/**
 * The recipient that the browser names in a mail call (specification 7.2), regardless of who in the company receives
 * the mail.
 */
export function namedRecipient(
  { to }: Pick<EmailDefinition, 'to'>,
  inbox: string,
  submitter: string | null,
): string | null {
  return to === 'company' ? inbox : submitter;
}

/**
 * The reference number in a mail's parameters: submission_id in the confirmation, order_id in the notification
 * (specification 7.2).
 */
export function referenceIn(params: Record<string, unknown>): unknown {
  return params.submission_id ?? params.order_id;
}

/**
 * The company's addresses that get the mails of a form, without duplicates: those of every entry of `recipients` that
 * matches the answers, or the inbox if none does.
 */
export function companyRecipients(form: Pick<FormDefinition, 'recipients'>, values: Values, inbox: string): string[] {
  const fitting = (form.recipients ?? []).filter(
    ({ when }) => when === undefined || matchesAnswer(valueIn(values, when.field), when.equals),
  );
  const addresses = fitting.flatMap(({ to }) => to);
  const isFirst = (address: string, place: number) =>
    addresses.findIndex((one) => one.toLowerCase() === address.toLowerCase()) === place;
  return addresses.length === 0 ? [inbox] : addresses.filter(isFirst);
}
