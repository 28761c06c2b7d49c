import type { FormDefinition } from '../../shapes.ts';
import type { Values } from '../rules/index.ts';
import type { Reference, References } from './references.ts';
import { save } from './save.ts';
import { sendMails } from './send-mails.ts';
import type { Surroundings } from './surroundings.ts';

/** What came of sending a form; `offline`: nobody could be reached. */
export type Outcome = 'sent' | 'failed' | 'offline';

function keepCopy(reference: Reference, submission: Values, { download }: Surroundings): void {
  if (reference.copied) return;
  download(`${reference.submissionId}.json`, JSON.stringify(submission, null, 2));
  reference.copied = true;
}

/** Saves, then mails. A save that failed leaves a copy on the visitor's device and counts as done (specification 7.1). */
async function handIn(
  form: FormDefinition,
  values: Values,
  reference: Reference,
  surroundings: Surroundings,
): Promise<Outcome> {
  const { submissionId, timestamp } = reference;
  const submission = { ...values, source: form.source, submissionId, timestamp };
  const saved = await save(form.delivery, submission, surroundings);
  if (saved !== 'saved') keepCopy(reference, submission, surroundings);
  if (await sendMails(form, values, reference, surroundings)) return 'sent';
  return saved === 'unreachable' || !surroundings.isOnline() ? 'offline' : 'failed';
}

/** Signs up (specification 7.3): one call, and no copy when it fails. */
async function subscribe(
  form: FormDefinition,
  values: Values,
  { timestamp }: Reference,
  surroundings: Surroundings,
): Promise<Outcome> {
  const saved = await save(form.delivery, { ...values, source: form.source, timestamp }, surroundings);
  if (saved === 'saved') return 'sent';
  return surroundings.isOnline() ? 'failed' : 'offline';
}

/**
 * Sends a filled form. `values`: normalised, with the document read.
 * The submission's id and timestamp come from `references`: kept over retries, new after a success. Never rejects.
 */
export async function submitForm(
  form: FormDefinition,
  values: Values,
  references: References,
  surroundings: Surroundings,
): Promise<Outcome> {
  const reference = references.of(JSON.stringify(values));
  const send = form.kind === 'subscription' ? subscribe : handIn;
  const outcome = await send(form, values, reference, surroundings);
  if (outcome === 'sent') references.close();
  return outcome;
}
