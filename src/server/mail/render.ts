import { randomUUID } from 'node:crypto';
import type { EmailDefinition, FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { fillMail } from '../../forms/mails/mail-content.ts';
import { companyRecipients } from '../../forms/mails/recipients.ts';
import type { SubmissionMetadata } from '../../forms/rules/index.ts';
import type { Mail } from '../storage/deliveries.ts';
import type { Submission } from '../storage/records.ts';
import { mailbox } from './mailbox.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** The personal links in newsletter mails: confirm and unsubscribe. */
export type SubscriberLinks = Required<Pick<SubmissionMetadata, 'confirmLink' | 'leaveLink'>>;

/** The sender's name: the answer to the field with `autocomplete` "name". */
function nameIn(form: FormDefinition, submission: Submission): string {
  const field = form.fields.find(({ autocomplete }) => autocomplete === 'name');
  const name = field && submission.fields[field.name];
  return typeof name === 'string' ? name : '';
}

/**
 * A mail to one address about a submission, as text and, if the site has a mail design, as HTML. `own`: parameters that
 * the server provides, which override those of the definition.
 */
export function renderMail(
  config: ServerConfig,
  email: EmailDefinition,
  recipient: string,
  form: FormDefinition,
  submission: Submission,
  own: Record<string, string>,
): Mail {
  const { site, mailTemplates } = config;
  const content = fillMail(email, { form, submission, language: site.language, own });
  const id = randomUUID();
  const isAnswerable = email.to === 'company' && submission.email !== null;
  return {
    id,
    submissionId: submission.id,
    templateId: email.templateId,
    recipient,
    replyTo: isAnswerable ? mailbox(submission.email ?? '', nameIn(form, submission)) : null,
    subject: content.subject,
    body: renderText(content, site),
    html: mailTemplates ? renderHtml(content, mailTemplates) : null,
    messageId: `<${id}@${new URL(site.url).hostname}>`,
    createdAt: submission.receivedAt,
  };
}

/** The mails of a form, in the order of its `emails`. @throws Error for a mail that does not exist */
export function mailsOf(config: ServerConfig, form: FormDefinition): EmailDefinition[] {
  return (form.emails ?? []).map((id) => {
    const email = config.emails.find((one) => one.id === id);
    if (!email) throw new Error(`the form ${form.id} names the mail ${id}, which does not exist`);
    return email;
  });
}

/** The parameters of a mail that are personal links of its reader. */
export function ownParams(email: EmailDefinition, links: SubscriberLinks | undefined): Record<string, string> {
  const known = new Map(Object.entries(links ?? {}));
  const params = Object.entries(email.params).flatMap(([name, { field = '' }]) => {
    const link = known.get(field);
    return link === undefined ? [] : [[name, link] as const];
  });
  return Object.fromEntries(params);
}

/** Options for the mails of a submission. */
interface MailOptions {
  /** Whether the sender of the form gets a confirmation; true by default. */
  confirms?: boolean;
  /** For the newsletter's forms. */
  links?: SubscriberLinks;
}

/**
 * The mails for a submission, in the order of the form's `emails`, one for each recipient. Quarantined submissions get
 * none.
 */
export function renderMails(
  config: ServerConfig,
  form: FormDefinition,
  submission: Submission,
  { confirms = true, links }: MailOptions = {},
): Mail[] {
  if (submission.status === 'quarantined') return [];
  const { email: submitter, fields } = submission;
  const toSubmitter = confirms && submitter !== null ? [submitter] : [];
  return mailsOf(config, form).flatMap((email) => {
    const isToCompany = email.to === 'company';
    const recipients = isToCompany ? companyRecipients(form, fields, config.site.inbox) : toSubmitter;
    const secrets = isToCompany ? undefined : links;
    return recipients.map((recipient) => ({
      ...renderMail(config, email, recipient, form, submission, ownParams(email, secrets)),
      ...(secrets && { unsubscribeLink: secrets.leaveLink }),
    }));
  });
}
