import { randomUUID } from 'node:crypto';
import type { EmailDefinition, FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { mailParams, type Values } from '../../forms/rules/index.ts';
import type { Mail, Submission } from '../storage/storage.ts';

const QUOTATION = /\{\{\s*params\.([a-z][a-z0-9_]*)\s*\}\}/g;
const LONGEST_SUBJECT = 200;

/** Puts the parameters into a text, in one pass: braces that a visitor typed are never read as a quotation. */
function fill(text: string, params: Record<string, string>): string {
  return text.replace(QUOTATION, (quotation, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? quotation) : quotation,
  );
}

/**
 * A header is one line: what a visitor typed cannot begin another one, nor be read as an encoded word (RFC 2047), nor
 * change the direction in which the line is read.
 */
function oneLine(text: string): string {
  const plain = text.replaceAll('=?', '= ?').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  const line = plain.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1)}…`.toWellFormed() : line;
}

/** The one address a mail goes to; undefined when it is for the sender of a form that asks for no address. */
export function recipientOf(
  email: EmailDefinition,
  config: Pick<ServerConfig, 'site'>,
  submission: Pick<Submission, 'email'>,
): string | undefined {
  return email.to === 'company' ? config.site.inbox : (submission.email ?? undefined);
}

function renderMail(
  email: EmailDefinition,
  recipient: string,
  config: ServerConfig,
  form: FormDefinition,
  submission: Submission,
): Mail {
  const { id: submissionId, submittedAt: timestamp } = submission;
  const values: Values = submission.fields;
  const params = mailParams(form, email.params, values, { submissionId, timestamp }, config.site.language);
  const id = randomUUID();
  return {
    id,
    submissionId,
    templateId: email.templateId,
    recipient,
    replyTo: email.to === 'company' ? submission.email : null,
    html: null,
    subject: oneLine(fill(email.subject, params)),
    body: `${email.body.map((paragraph) => fill(paragraph, params)).join('\n\n')}\n`,
    messageId: `<${id}@${new URL(config.site.url).hostname}>`,
    createdAt: submission.receivedAt,
  };
}

/** The mails that go out for a submission, in the order of the form's `emails`. Quarantined ones get none. */
export function renderMails(config: ServerConfig, form: FormDefinition, submission: Submission): Mail[] {
  if (submission.status === 'quarantined') return [];
  return (form.emails ?? []).flatMap((id) => {
    const email = config.emails.find((one) => one.id === id);
    if (!email) throw new Error(`the form ${form.id} names the mail ${id}, which does not exist`);
    const recipient = recipientOf(email, config, submission);
    return recipient === undefined ? [] : [renderMail(email, recipient, config, form, submission)];
  });
}
