import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSourceOf, submissionId } from '../../forms/rules/index.ts';
import type { FormDefinition, ServerConfig } from '../../shapes.ts';
import { isPlainForm } from '../http/body.ts';
import { Refusal } from '../http/refusal.ts';
import type { ApiParts } from '../parts.ts';
import { takeIn } from '../submission/intake.ts';
import { fromPlainForm, isPayload, type Payload } from '../submission/payload.ts';
import { spareRecipient } from '../submission/spare-recipient.ts';

/** Bytes of a request without a document. */
export const LARGEST_TEXT = 64 * 1024;
/** Bytes of a request with a document: 10 MB in base64, and the fields. */
export const LARGEST_WITH_DOCUMENT = 15 * 1024 * 1024;

const RANDOM_STEPS = 2 ** 32;

/** @throws Refusal 400 when no form of this kind has the source */
function findForm(
  config: ServerConfig,
  kind: FormDefinition['kind'],
  source: unknown,
): { form: FormDefinition; source: string } {
  const known = config.forms.filter((form) => form.kind === kind);
  if (typeof source !== 'string') throw new Refusal(400, 'unknownForm');
  const form = known.find((one) => isSourceOf(one.source, source));
  if (!form) throw new Refusal(400, 'unknownForm');
  return { form, source };
}

function isTooLarge(request: FastifyRequest, form: FormDefinition, payload: Payload): boolean {
  const hasDocument = form.fields.some((field) => field.kind === 'file' && isPayload(payload[field.name]));
  return !hasDocument && request.bodyBytes > LARGEST_TEXT;
}

/** A plain form has no number of its own until it arrives; a subscription never needs one. */
function stampFor(form: FormDefinition, now: Date): { submissionId?: string; timestamp: string } {
  const timestamp = now.toISOString();
  if (form.kind === 'subscription') return { timestamp };
  return {
    timestamp,
    submissionId: submissionId(form.idPrefix, now.getTime(), () => randomInt(RANDOM_STEPS) / RANDOM_STEPS),
  };
}

function readPayload(config: ServerConfig, kind: FormDefinition['kind'], body: unknown, now: Date) {
  if (body instanceof URLSearchParams) {
    const found = findForm(config, kind, body.get('source'));
    return { ...found, payload: fromPlainForm(found.form, body, stampFor(found.form, now)) };
  }
  if (!isPayload(body)) throw new Refusal(400, 'malformed');
  return { ...findForm(config, kind, body.source), payload: body };
}

/** Mails are queued here unless the browser asks a mail service elsewhere for them, which a plain form cannot. */
function sendsMailsHere(config: ServerConfig, request: FastifyRequest): boolean {
  const { origin } = config.integrations.emailjs;
  return origin === '' || origin === config.site.url || isPlainForm(request);
}

/** Stores what a form of this kind sends. 201 stored, 200 stored before, 303 to a page for plain forms. */
function handler(parts: ApiParts, kind: FormDefinition['kind']) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const config = parts.getConfig();
    const now = new Date();
    const { form, source, payload } = readPayload(config, kind, request.body, now);
    if (isTooLarge(request, form, payload)) throw new Refusal(413, 'tooLarge');
    const mailsHere = sendsMailsHere(config, request);
    const taken = await takeIn(config, form, source, payload, { now, mailsHere });
    const isLimited = parts.rateLimit > 0;
    const item = isLimited ? await spareRecipient(parts.storage, config.site.inbox, taken) : taken;
    const result = await parts.storage.save(item);
    const isRepeat = result === 'repeated' || (result === 'conflict' && kind === 'subscription');
    if (result === 'conflict' && !isRepeat) throw new Refusal(409, 'conflict');
    if (!isRepeat && item.mails.length > 0) parts.wakeMails();
    if (isPlainForm(request)) return reply.redirect(`/api/thank-you/${form.id}`, 303);
    return reply
      .code(isRepeat ? 200 : 201)
      .send({ status: isRepeat ? 'repeated' : 'stored', submissionId: item.submission.id });
  };
}

/** POST /api/save-submission.php and POST /api/subscribe (specification 7.1 and 7.3). */
export function submissionRoutes(app: FastifyInstance, parts: ApiParts): void {
  const options = { bodyLimit: LARGEST_WITH_DOCUMENT };
  app.post('/api/save-submission.php', options, handler(parts, 'submission'));
  app.post('/api/subscribe', { bodyLimit: LARGEST_TEXT }, handler(parts, 'subscription'));
}
