import { answersTo, emailIn, LINKS } from '../../../content/dry-run/mails.ts';
import { refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import type { FormDefinition } from '../../../contracts/forms.ts';
import type { ServerConfig } from '../../../contracts/server-config.ts';
import { MailerUnavailable } from '../../../server/mail/mailer.ts';
import { outboxMailer } from '../../../server/mail/outbox.ts';
import { ownParams, renderMail, renderMails } from '../../../server/mail/render.ts';
import type { Mail } from '../../../server/storage/deliveries.ts';
import type { Submission } from '../../../server/storage/records.ts';
import type { StudioApi } from '../../contract/api.ts';
import type { RenderedMail } from '../../contract/work.ts';

/** Options for test mails. */
export interface TestSendOptions {
  /** The configuration of the site's server, with mail templates. */
  config: ServerConfig;
  /** The folder in which mails are written as files that mail programs can open. */
  outboxDir: string;
  now?: Date;
}

/**
 * Writes the mails of a form to the outbox, with sample answers to all fields, and returns them for display.
 * @throws OperationRefusedError if there is no such form, or if the outbox cannot be written
 */
export async function testSend(
  { config, outboxDir, now = new Date() }: TestSendOptions,
  { form: id }: StudioApi['test-send']['request'],
): Promise<StudioApi['test-send']['response']> {
  const form = config.forms.find((one) => one.id === id);
  if (!form) throw refusal('noForm', { name: id });
  const mails = renderMails(config, form, sampleSubmission(form, now), { links: LINKS });
  const mailer = outboxMailer(outboxDir, () => ({ name: config.site.name, address: config.site.email }));
  try {
    for (const mail of mails) await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailerUnavailable)) throw error;
    throw refusal('noOutbox', { folder: outboxDir, reason: error.message });
  }
  return { mails: mails.map(toRenderedMail) };
}

/** Renders a mail with sample answers to all fields of its form. @throws OperationRefusedError if no form sends it */
export function previewMail(
  { config, now = new Date() }: Omit<TestSendOptions, 'outboxDir'>,
  id: string,
): RenderedMail {
  const email = config.emails.find((one) => one.id === id);
  const form = config.forms.find(({ emails }) => emails?.includes(id));
  if (!email) throw refusal('brokenMail', { name: id });
  if (!form) throw refusal('unsentMail', { name: id });
  const submission = sampleSubmission(form, now);
  const recipient = email.to === 'company' ? config.site.email : (submission.email ?? '');
  return toRenderedMail(renderMail(config, email, recipient, form, submission, ownParams(email, LINKS)));
}

function toRenderedMail({ recipient, subject, html, body }: Mail): RenderedMail {
  return { to: recipient, subject, html: html ?? '', text: body };
}

/** A submission with sample answers to all fields of a form. */
function sampleSubmission(form: FormDefinition, now: Date): Submission {
  const answers = answersTo({ definition: form, mails: [] }, true);
  const fields = Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value ?? null]));
  const time = now.toISOString();
  return {
    id: `${form.idPrefix ?? ''}TRIAL`,
    kind: 'submission',
    form: form.id,
    source: form.source,
    status: 'accepted',
    email: emailIn({ definition: form, mails: [] }, answers),
    fields,
    digest: '',
    submittedAt: time,
    receivedAt: time,
  };
}
