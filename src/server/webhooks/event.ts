import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { triggersWebhook, webhookBody } from '../../forms/mails/webhook-body.ts';
import type { WebhookCall } from '../storage/deliveries.ts';
import type { Submission } from '../storage/records.ts';

/**
 * The calls for a submission, one for each webhook of its form; none if it is quarantined. Bodies are created now and
 * stored, so that later changes of the content do not affect them.
 */
export function webhookCalls(config: ServerConfig, form: FormDefinition, submission: Submission): WebhookCall[] {
  if (submission.status === 'quarantined') return [];
  const webhooks = (config.integrations.webhooks ?? []).filter((webhook) => triggersWebhook(webhook, form));
  return webhooks.map((webhook) => ({
    id: randomUUID(),
    submissionId: submission.id,
    webhook: webhook.name,
    body: webhookBody(webhook, submission),
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    createdAt: submission.receivedAt,
  }));
}
