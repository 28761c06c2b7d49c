import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '../../contracts/endpoints.ts';
import type { FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { matchesSource } from '../../forms/rules/index.ts';
import type { ApiContext } from '../api-context.ts';
import { isPlainForm } from '../http/bodies/body.ts';
import { MAX_BYTES_WITH_DOCUMENT, MAX_TEXT_BYTES } from '../http/bodies/limits.ts';
import { readMultipart } from '../http/bodies/multipart.ts';
import { clientKey } from '../http/client-key.ts';
import { HttpError } from '../http/http-error.ts';
import { storedOutcome, watchSubmissions } from '../metrics/watch-submissions.ts';
import { signUpLimits } from '../newsletter/limits.ts';
import { withSignUp } from '../newsletter/sign-up.ts';
import type { NewSubmission } from '../storage/records.ts';
import type { Storage } from '../storage/storage.ts';
import { freeLargeBuffers } from '../threads/large-buffers.ts';
import { ConfirmationLimits, type Permit } from './limit-confirmations.ts';
import { PlainForm, type Upload } from './no-script/plain-form.ts';
import { plainSubmissionId, SAME_FORM_WINDOW } from './no-script/plain-id.ts';
import { thanksUrl } from './no-script/plain-responses.ts';
import { fromPlainForm, isPayload, type Payload } from './payload.ts';
import { prepareSubmission } from './prepare-submission.ts';

/** Without limits, a mail may be sent to everybody. */
const UNLIMITED: Permit = { tryAcquire: () => true, release: () => {} };

/** The content of a form, and when it arrived. */
interface Sent {
  form: FormDefinition;
  source: string;
  payload: Payload;
  now: Date;
}

/** @throws HttpError 400 if no form of this kind has the source */
function findForm({ forms }: ServerConfig, kind: FormDefinition['kind'], source: unknown) {
  if (typeof source !== 'string') throw new HttpError(400, 'unknownForm');
  const form = forms.find((one) => one.kind === kind && matchesSource(one.source, source));
  if (!form) throw new HttpError(400, 'unknownForm');
  return { form, source };
}

/** @throws HttpError 503 */
async function waitForTurn({ bodyReceiver }: FastifyRequest, uploads: Upload[]): Promise<void> {
  try {
    await bodyReceiver?.waitForSlot();
  } catch (error) {
    freeLargeBuffers(uploads);
    throw error;
  }
}

async function readPayload(
  config: ServerConfig,
  kind: FormDefinition['kind'],
  request: FastifyRequest,
  now: Date,
): Promise<Omit<Sent, 'now'>> {
  const { body } = request;
  if (isPlainForm(request)) {
    const sent = body instanceof PlainForm ? body : await readMultipart(request);
    // If the request is refused from here on, the response can show what the visitor typed.
    request.plainForm = sent;
    if (sent.uploads.length > 0) await waitForTurn(request, sent.uploads);
    const found = findForm(config, kind, sent.first('source'));
    return { ...found, payload: fromPlainForm(found.form, sent, now.toISOString()) };
  }
  if (!isPayload(body)) throw new HttpError(400, 'malformed');
  return { ...findForm(config, kind, body.source), payload: body };
}

/**
 * Whether this server queues the mails, unless the browser asks an external mail service, which a plain form cannot.
 */
function sendsMailsHere(config: ServerConfig, request: FastifyRequest): boolean {
  const { origin } = config.integrations.emailjs;
  return origin === '' || origin === config.site.url || isPlainForm(request);
}

/** Whether a plain form was sent before, in the previous ten minutes on which its reference number is based. */
async function isEarlierPlainForm(
  storage: Storage,
  form: FormDefinition,
  { submission }: NewSubmission,
): Promise<boolean> {
  const now = Date.parse(submission.receivedAt);
  const id = plainSubmissionId(form.idPrefix, submission.digest, now - SAME_FORM_WINDOW);
  const earlier = await storage.find(id);
  return earlier?.digest === submission.digest && now - Date.parse(earlier.receivedAt) < SAME_FORM_WINDOW;
}

/** Reads the content of a form and stores it. */
async function store(context: ApiContext, config: ServerConfig, request: FastifyRequest, sent: Sent, permit: Permit) {
  const { form, source, payload, now } = sent;
  const isPlain = isPlainForm(request);
  const mailsHere = sendsMailsHere(config, request);
  const { reader, scanner, metrics } = context;
  const documents = { reader, scanner, metrics, client: clientKey(request) };
  const mayConfirm = (address: string) => permit.tryAcquire(address);
  const submissionContext = { documents, now, mailsHere, mayConfirm, isPlain };
  const item = await prepareSubmission(config, form, source, payload, submissionContext);
  if (isPlain && (await isEarlierPlainForm(context.storage, form, item))) return { item, isRepeat: true };
  const result = await context.storage.save(item);
  if (result === 'conflict') throw new HttpError(409, 'conflict');
  const isRepeat = result === 'repeated';
  if (!isRepeat && item.mails.length > 0) context.wakeMails();
  if (!isRepeat && item.webhooks.length > 0) context.wakeWebhooks();
  return { item, isRepeat };
}

/** Stores the content of a form. A repeat, or a form that cannot be stored, does not count as a confirmation. */
async function storeCounted(
  context: ApiContext,
  permit: Permit,
  config: ServerConfig,
  request: FastifyRequest,
  sent: Sent,
) {
  let isNew = false;
  try {
    const stored = await store(context, config, request, sent, permit);
    isNew = !stored.isRepeat;
    return stored;
  } finally {
    if (!isNew) permit.release();
  }
}

async function readSent(config: ServerConfig, kind: FormDefinition['kind'], request: FastifyRequest): Promise<Sent> {
  const now = new Date();
  const sent = { ...(await readPayload(config, kind, request, now)), now };
  request.sentForm = sent.form.id;
  return sent;
}

/** Stores the content of a form: 201 stored, 200 stored before, 303 to a page for plain forms. */
function submissionHandler(context: ApiContext, limits: ConfirmationLimits) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const config = context.getConfig();
    const sent = await readSent(config, 'submission', request);
    const permit = context.rateLimit > 0 ? await limits.permit(config, clientKey(request), sent.now) : UNLIMITED;
    const { item, isRepeat } = await storeCounted(context, permit, config, request, sent);
    request.sentOutcome = storedOutcome(item, isRepeat);
    if (isPlainForm(request)) return reply.redirect(await thanksUrl(context.readPage, request, config, sent.form), 303);
    return reply
      .code(isRepeat ? 200 : 201)
      .send({ status: isRepeat ? 'repeated' : 'stored', submissionId: item.submission.id });
  };
}

/**
 * Handles sign-ups for the newsletter: 201, or 303 to a page for plain forms. The response is the same whether an
 * address is new, subscribed, or has unsubscribed.
 */
function subscriptionHandler(app: FastifyInstance, context: ApiContext) {
  const { getConfig, storage, reader, scanner, metrics } = context;
  const limit = context.rateLimit > 0 ? signUpLimits(app, getConfig, storage) : undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const config = getConfig();
    const { form, source, payload, now } = await readSent(config, 'subscription', request);
    const documents = { reader, scanner, metrics, client: clientKey(request) };
    const isPlain = isPlainForm(request);
    // Mails of the newsletter have their own limits.
    const submissionContext = { documents, now, mailsHere: false, mayConfirm: () => false, isPlain };
    const taken = await prepareSubmission(config, form, source, payload, submissionContext);
    await limit?.(request, now);
    const item = await withSignUp(storage, config, form, taken);
    const result = await storage.save(item);
    request.sentOutcome = storedOutcome(item, result !== 'stored');
    context.wakeMails();
    if (isPlain) return reply.redirect(await thanksUrl(context.readPage, request, config, form), 303);
    return reply.code(201).send({ status: 'stored' });
  };
}

/** Routes of enquiries and sign-ups (specification 7.1 and 7.3). */
export function submissionRoutes(app: FastifyInstance, context: ApiContext): void {
  const onResponse = watchSubmissions(app, context.metrics);
  const submissions = { bodyLimit: MAX_BYTES_WITH_DOCUMENT, onResponse };
  const limits = new ConfirmationLimits(context.storage);
  app.post(ENDPOINTS.submissionEndpoint, submissions, submissionHandler(context, limits));
  const subscriptions = { bodyLimit: MAX_TEXT_BYTES, onResponse };
  app.post(ENDPOINTS.subscriptionEndpoint, subscriptions, subscriptionHandler(app, context));
}
