import type { Insertable, Selectable } from 'kysely';
import type { Mail, StoredFields, Submission } from './storage.ts';
import type { MailTable, SubmissionTable } from './tables.ts';

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
export function toMail(row: Selectable<MailTable>): Mail {
  const { id, recipient, subject, body } = row;
  return {
    id,
    recipient,
    subject,
    body,
    submissionId: row.submission_id,
    templateId: row.template_id,
    replyTo: row.reply_to,
    messageId: row.message_id,
    createdAt: row.created_at,
  };
}

/** A mail as a new row: due at once. */
export function fromMail(mail: Mail): Insertable<MailTable> {
  const { id, recipient, subject, body } = mail;
  return {
    id,
    recipient,
    subject,
    body,
    submission_id: mail.submissionId,
    template_id: mail.templateId,
    reply_to: mail.replyTo,
    message_id: mail.messageId,
    created_at: mail.createdAt,
    due_at: mail.createdAt,
  };
}
