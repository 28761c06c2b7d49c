import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '../../contracts/endpoints.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { namedRecipient, referenceIn } from '../../forms/mails/recipients.ts';
import type { ApiContext } from '../api-context.ts';
import { MAX_TEXT_BYTES } from '../http/bodies/limits.ts';
import { HttpError } from '../http/http-error.ts';
import type { Submission } from '../storage/records.ts';
import { isPayload, type Payload } from '../submission/payload.ts';

/** The properties that `@emailjs/browser` 4 sends. */
const PROPERTIES = ['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'];

/** @throws HttpError 400 */
function readRequest(config: ServerConfig, body: unknown): { templateId: string; params: Payload } {
  if (!isPayload(body)) throw new HttpError(400, 'malformed');
  const unknown = Object.keys(body).find((name) => !PROPERTIES.includes(name));
  if (unknown !== undefined) throw new HttpError(400, 'unknownField', { values: { name: unknown } });
  const { publicKey, serviceId } = config.integrations.emailjs;
  if (body.user_id !== publicKey || body.service_id !== serviceId) throw new HttpError(400, 'unknownMailAccount');
  const { template_id: templateId, template_params: params } = body;
  if (typeof templateId !== 'string') throw new HttpError(400, 'unknownTemplate');
  if (!isPayload(params)) throw new HttpError(400, 'malformed');
  return { templateId, params };
}

function submissionIdOf(params: Payload): string {
  const id = referenceIn(params);
  if (typeof id !== 'string') throw new HttpError(400, 'unknownSubmission');
  return id;
}

/** Whether the form of a submission has a mail with this template to this recipient. @throws HttpError 400 or 403 */
function checkMail(config: ServerConfig, submission: Submission, templateId: string, recipient: unknown): void {
  const form = config.forms.find((one) => one.id === submission.form);
  const emails = config.emails.filter((email) => email.templateId === templateId && form?.emails?.includes(email.id));
  if (emails.length === 0) throw new HttpError(400, 'unknownTemplate');
  const allowed = emails.map((email) => namedRecipient(email, config.site.inbox, submission.email)?.toLowerCase());
  const isAllowed = typeof recipient === 'string' && allowed.includes(recipient.trim().toLowerCase());
  if (!isAllowed) throw new HttpError(403, 'wrongRecipient');
}

/**
 * POST /api/v1.0/email/send, which responds like the mail service of the specification (section 7.2). The mail itself
 * was queued when its submission was stored, so this sends nothing and cannot be used as a relay.
 */
export function emailRoute(app: FastifyInstance, context: ApiContext): void {
  const options = { bodyLimit: MAX_TEXT_BYTES, config: { errorFormat: 'text' as const } };
  app.post(ENDPOINTS.emailEndpoint, options, async (request, reply) => {
    const config = context.getConfig();
    const { templateId, params } = readRequest(config, request.body);
    if (!config.emails.some((email) => email.templateId === templateId)) throw new HttpError(400, 'unknownTemplate');
    const submission = await context.storage.find(submissionIdOf(params));
    // The id of a sign-up can be computed from an address, so it must not reveal whether that is known.
    if (!submission || submission.kind === 'subscription') throw new HttpError(404, 'unknownSubmission');
    checkMail(config, submission, templateId, params.to_email);
    return reply.type('text/plain; charset=utf-8').send('OK');
  });
}
