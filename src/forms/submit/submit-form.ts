import type { FormDefinition } from '../../contracts/forms.ts';
import type { Values } from '../rules/index.ts';
import type { BrowserPorts } from './browser-ports.ts';
import type { Reference, References } from './references.ts';
import type { Refusal } from './refusal.ts';
import { type SaveResult, save } from './save.ts';
import { sendMails } from './send-mails.ts';

/**
 * The outcome of submitting a form. `unreachable`: no response in time; a copy of an enquiry was downloaded. `refusal`:
 * the server's messages.
 */
export type Outcome = { result: 'sent' } | { result: 'unreachable' } | { result: 'failed'; refusal?: Refusal };

/** HTTP status: the submission id belongs to other answers. */
const CONFLICT = 409;

interface Handed {
  reference: Reference;
  submission: Values;
  saved: SaveResult;
}

async function saveOnce(
  form: FormDefinition,
  values: Values,
  content: string,
  references: References,
  browserPorts: BrowserPorts,
): Promise<Handed> {
  const reference = references.of(content);
  const { submissionId, timestamp } = reference;
  const submission = { ...values, source: form.source, submissionId, timestamp };
  return { reference, submission, saved: await save(form.delivery, submission, browserPorts) };
}

/**
 * Saves again under a new id if the server has other answers under the first one, to which the mails would otherwise
 * refer.
 */
async function saveUnderOwnNumber(...task: Parameters<typeof saveOnce>): Promise<Handed> {
  const first = await saveOnce(...task);
  if (first.saved.result !== 'refused' || first.saved.status !== CONFLICT) return first;
  const [, , , references] = task;
  references.close();
  return saveOnce(...task);
}

/** Saves, then sends the mails. If saving fails, a copy is downloaded and it counts as done (specification 7.1). */
async function handIn(
  form: FormDefinition,
  values: Values,
  references: References,
  browserPorts: BrowserPorts,
): Promise<Outcome> {
  const task = [form, values, JSON.stringify(values), references, browserPorts] as const;
  const { reference, submission, saved } = await saveUnderOwnNumber(...task);
  if (saved.result !== 'saved' && !reference.copied) {
    browserPorts.download(`${reference.submissionId}.json`, JSON.stringify(submission, null, 2));
    references.note({ copied: true });
  }
  const noteMailed = (mailed: string[]) => references.note({ mailed });
  if (await sendMails(form, values, reference, browserPorts, noteMailed)) return { result: 'sent' };
  return failureOf(saved);
}

/** Subscribes to the newsletter (specification 7.3): a single call, and no copy if it fails. */
async function subscribe(
  form: FormDefinition,
  values: Values,
  references: References,
  browserPorts: BrowserPorts,
): Promise<Outcome> {
  const { timestamp } = references.of(JSON.stringify(values));
  const saved = await save(form.delivery, { ...values, source: form.source, timestamp }, browserPorts);
  if (saved.result === 'saved') return { result: 'sent' };
  return failureOf(saved);
}

function failureOf(saved: SaveResult): Outcome {
  if (saved.result === 'unreachable') return { result: 'unreachable' };
  return saved.result === 'refused' && saved.refusal
    ? { result: 'failed', refusal: saved.refusal }
    : { result: 'failed' };
}

/**
 * Submits a form. `values` are normalised, with documents read. The submission's id and timestamp come from
 * `references`: the same for retries, new after a success. Never rejects.
 */
export async function submitForm(
  form: FormDefinition,
  values: Values,
  references: References,
  browserPorts: BrowserPorts,
): Promise<Outcome> {
  const send = form.kind === 'subscription' ? subscribe : handIn;
  const outcome = await send(form, values, references, browserPorts);
  if (outcome.result === 'sent') references.close();
  return outcome;
}
