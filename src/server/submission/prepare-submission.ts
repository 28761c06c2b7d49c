import { hash } from 'node:crypto';
import type { FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import {
  alertFor,
  bannerNotesFor,
  checkValues,
  type FieldProblem,
  fieldKinds,
  HONEYPOT_FIELD,
  isSubmissionId,
  normaliseValues,
  type Values,
} from '../../forms/rules/index.ts';
import { type DocumentCheck, readDocuments } from '../documents/documents.ts';
import { formatMessage, HttpError } from '../http/http-error.ts';
import { mailsOf, renderMails } from '../mail/render.ts';
import type { Mail } from '../storage/deliveries.ts';
import type { NewSubmission, StoredFields, Submission } from '../storage/records.ts';
import { webhookCalls } from '../webhooks/event.ts';
import { plainSubmissionId } from './no-script/plain-id.ts';
import type { Payload } from './payload.ts';
import { readValues } from './read-values.ts';

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The payload's timestamp in UTC. @throws HttpError 400 */
function readTimestamp(payload: Payload): string {
  const { timestamp } = payload;
  const isTime = typeof timestamp === 'string' && ISO_TIME.test(timestamp) && !Number.isNaN(Date.parse(timestamp));
  if (!isTime) throw new HttpError(400, 'badTimestamp');
  return new Date(timestamp).toISOString();
}

/** The id of a newsletter sign-up: derived from its source and address, since an address subscribes once per source. */
function subscriptionId(form: FormDefinition, source: string, email: string | null): string {
  return `${form.idPrefix}${hash('sha256', `${source}\n${email}`).slice(0, 24)}`;
}

/** @throws HttpError 400 */
function readId(
  form: FormDefinition,
  payload: Payload,
  withoutId: Omit<Submission, 'id'>,
  context: SubmissionContext,
): string {
  if (form.kind === 'subscription') return subscriptionId(form, withoutId.source, withoutId.email);
  const { submissionId } = payload;
  if (context.isPlain) return plainSubmissionId(form.idPrefix, withoutId.digest, context.now.getTime());
  if (typeof submissionId === 'string' && isSubmissionId(form.idPrefix, submissionId)) return submissionId;
  throw new HttpError(400, 'badReference');
}

/** When and how a payload arrived, and what is needed to check it. */
interface SubmissionContext {
  documents: DocumentCheck;
  now: Date;
  /** Whether this server sends the mails, rather than the mail service that the browser calls. */
  mailsHere: boolean;
  /** Whether a confirmation may be sent to this address. */
  mayConfirm: (address: string) => boolean;
  /** Whether the browser submitted it without JavaScript, and so without a reference number. */
  isPlain: boolean;
}

function messagesByField(config: ServerConfig, form: FormDefinition, problems: FieldProblem[]): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ field, rule, message }) => {
      const label = form.fields.find((one) => one.name === field)?.label ?? field;
      return [field, rule === 'option' ? formatMessage(config, 'unknownOption', { label }) : message];
    }),
  );
}

function refuse(config: ServerConfig, form: FormDefinition, problems: FieldProblem[], faults: Record<string, string>) {
  const fields = { ...messagesByField(config, form, problems), ...faults };
  if (Object.keys(fields).length === 0) return;
  const general = alertFor(form, problems) ?? form.banner ?? formatMessage(config, 'invalid');
  const message = [general, ...bannerNotesFor(form, problems)].join(' ');
  throw new HttpError(422, 'invalid', { message, fields });
}

function toStored(values: Values): StoredFields {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (value === undefined || value === null) return [name, null];
      if (typeof value !== 'object' || Array.isArray(value)) return [name, value];
      return [name, { name: value.name, type: value.type, size: value.size }];
    }),
  );
}

function digestOf(source: string, fields: StoredFields, documents: string[]): string {
  const entries = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify([source, entries, documents]));
}

function emailOf(form: FormDefinition, values: Values): string | null {
  const field = form.fields.find((one) => fieldKinds[one.kind].isAddress);
  const value = field && values[field.name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function isHoneypotFilled(payload: Payload): boolean {
  const honeypotValue = payload[HONEYPOT_FIELD];
  return honeypotValue !== undefined && honeypotValue !== null && honeypotValue !== '';
}

/** The mails of a submission; a confirmation is only counted if one would be sent. */
function mailsFor(
  config: ServerConfig,
  form: FormDefinition,
  submission: Submission,
  context: SubmissionContext,
): Mail[] {
  const { email, status } = submission;
  const isWanted =
    status === 'accepted' && email !== null && mailsOf(config, form).some(({ to }) => to === 'submitter');
  return renderMails(config, form, submission, { confirms: isWanted && context.mayConfirm(email) });
}

/**
 * Converts a payload to what is stored: validated, normalised, with its documents, mails and webhook calls.
 * @throws HttpError 400 or 422, which names every invalid field
 */
export async function prepareSubmission(
  config: ServerConfig,
  form: FormDefinition,
  source: string,
  payload: Payload,
  context: SubmissionContext,
): Promise<NewSubmission> {
  const submittedAt = readTimestamp(payload);
  const { values, faults, sent } = readValues(config, form, payload);
  const problems = checkValues(form, values).filter((problem) => !Object.hasOwn(faults, problem.field));
  const normal = normaliseValues(form, values);
  const broken = new Set(problems.map((problem) => problem.field));
  const validValues = Object.fromEntries(Object.entries(normal).filter(([name]) => !broken.has(name)));
  const read = await readDocuments(context.documents, config, form, validValues, sent);
  refuse(config, form, problems, { ...faults, ...read.faults });

  const email = emailOf(form, normal);
  const fields = toStored(normal);
  const withoutId: Omit<Submission, 'id'> = {
    kind: form.kind,
    form: form.id,
    source,
    status: isHoneypotFilled(payload) ? 'quarantined' : 'accepted',
    email,
    fields,
    digest: digestOf(source, fields, read.digests),
    submittedAt,
    receivedAt: context.now.toISOString(),
  };
  const submission = { ...withoutId, id: readId(form, payload, withoutId, context) };
  return {
    submission,
    documents: read.documents,
    // Mails of the newsletter are added by newsletter/sign-up.ts.
    mails: context.mailsHere && form.kind === 'submission' ? mailsFor(config, form, submission, context) : [],
    webhooks: webhookCalls(config, form, submission),
  };
}
