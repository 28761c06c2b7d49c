import type { Insertable, Selectable } from 'kysely';
import type { Mail, TracedCall, WebhookCall } from '../deliveries.ts';
import type { StoredFields, Submission } from '../records.ts';
import type { DeliveryTable, SubmissionTable } from '../tables.ts';

/** A row as a submission. */
export function toSubmission(row: SubmissionTable): Submission {
  const fields: StoredFields = JSON.parse(row.fields);
  const { submitted_at, received_at, ...rest } = row;
  return { ...rest, fields, submittedAt: submitted_at, receivedAt: received_at };
}

/** A submission as a row. */
export function fromSubmission(submission: Submission): SubmissionTable {
  const { submittedAt, receivedAt, fields, ...rest } = submission;
  return { ...rest, fields: JSON.stringify(fields), submitted_at: submittedAt, received_at: receivedAt };
}

/** A row as a mail. */
export function toMail(row: Selectable<DeliveryTable>): Mail {
  const { id, recipient, subject, body, html } = row;
  return {
    id,
    recipient,
    subject,
    body,
    html,
    submissionId: row.submission_id,
    templateId: row.template_id,
    replyTo: row.reply_to,
    messageId: row.message_id,
    createdAt: row.created_at,
    ...(row.leave_link === null ? {} : { unsubscribeLink: row.leave_link }),
  };
}

/** A mail as a new row: due at once. */
export function fromMail(mail: Mail): Insertable<DeliveryTable> {
  const { id, recipient, subject, body, html } = mail;
  return {
    id,
    channel: 'mail',
    recipient,
    subject,
    body,
    html,
    submission_id: mail.submissionId,
    template_id: mail.templateId,
    reply_to: mail.replyTo,
    message_id: mail.messageId,
    leave_link: mail.unsubscribeLink ?? null,
    created_at: mail.createdAt,
    due_at: mail.createdAt,
  };
}

/** A row as a call of a webhook. */
export function toWebhookCall(row: Selectable<DeliveryTable>): WebhookCall {
  const { id, body } = row;
  return {
    id,
    body,
    submissionId: row.submission_id,
    webhook: row.recipient,
    messageId: row.message_id,
    createdAt: row.created_at,
  };
}

/** A row as a call of a webhook with its state. */
export function toTracedCall(row: Selectable<DeliveryTable>): TracedCall {
  const { status, attempts, reason, sent_at: sentAt } = row;
  return { ...toWebhookCall(row), status, attempts, reason, sentAt };
}

/** A call of a webhook as a new row: due at once. */
export function fromWebhookCall(call: WebhookCall): Insertable<DeliveryTable> {
  const { id, body, webhook } = call;
  return {
    id,
    channel: 'webhook',
    body,
    html: null,
    recipient: webhook,
    template_id: webhook,
    subject: '',
    reply_to: null,
    submission_id: call.submissionId,
    message_id: call.messageId,
    created_at: call.createdAt,
    due_at: call.createdAt,
  };
}
