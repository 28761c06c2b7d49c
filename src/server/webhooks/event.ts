import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig, Webhook } from '../../contracts/server-config.ts';
import type { StoredFields, Submission, WebhookCall } from '../storage/storage.ts';

/** What happened; by it receivers know what stands in `data`. */
const EVENT = 'submission.created';

/** The webhooks that are told of a form. Sign-ups to a newsletter are nobody's leads. */
function webhooksOf(config: ServerConfig, form: FormDefinition): Webhook[] {
  if (form.kind !== 'submission') return [];
  return (config.integrations.webhooks ?? []).filter(({ forms }) => forms === undefined || forms.includes(form.id));
}

/** The answers that a webhook gets; a document without its content, as it is stored. */
function answersFor({ fields }: Webhook, answers: StoredFields): StoredFields {
  if (fields === undefined) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => fields.includes(name)));
}

/** The body of a call, after the Standard Webhooks specification. */
function bodyFor(webhook: Webhook, { id, form, source, submittedAt, receivedAt, fields }: Submission): string {
  const data = { id, form, source, submittedAt, receivedAt, fields: answersFor(webhook, fields) };
  return JSON.stringify({ type: EVENT, timestamp: receivedAt, data });
}

/**
 * The calls that a submission leads to, one for each webhook of its form. Quarantined ones are handed to nobody.
 * Bodies are made now and stored, so that later changes of the content do not reach them.
 */
export function webhookCalls(config: ServerConfig, form: FormDefinition, submission: Submission): WebhookCall[] {
  if (submission.status === 'quarantined') return [];
  return webhooksOf(config, form).map((webhook) => ({
    id: randomUUID(),
    submissionId: submission.id,
    webhook: webhook.name,
    body: bodyFor(webhook, submission),
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    createdAt: submission.receivedAt,
  }));
}
