import { answersTo, emailIn, LINKS } from '../../../content/delivery/mails.ts';
import { Refusal } from '../../../content/edit/things/refusal.ts';
import type { ServerConfig } from '../../../contracts/server-config.ts';
import { MailerAway } from '../../../server/mail/mailer.ts';
import { outboxMailer } from '../../../server/mail/outbox.ts';
import { renderMails } from '../../../server/mail/render.ts';
import type { StudioApi } from '../../contract/api.ts';

/** What a trial needs. */
export interface TestSendOptions {
  /** What the server of the site would get, with the pieces of mails. */
  config: ServerConfig;
  /** Where the mails are put as files that any mail program opens. */
  outboxDir: string;
  now?: Date;
}

/**
 * Sends the mails of a form to the outbox, as the server would for somebody who answers all of it, and shows them.
 * @throws Refusal when there is no such form, or when the outbox cannot be written
 */
export async function testSend(
  { config, outboxDir, now = new Date() }: TestSendOptions,
  { form: id }: StudioApi['test-send']['ask'],
): Promise<StudioApi['test-send']['answer']> {
  const form = config.forms.find((one) => one.id === id);
  if (!form) throw new Refusal(`There is no form "${id}", or it has mistakes in it. Look at its findings first.`);
  const answers = answersTo({ definition: form, mails: [] }, true);
  const fields = Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value ?? null]));
  const time = now.toISOString();
  const submission = {
    id: `${form.idPrefix ?? 'TRIAL'}-TRIAL`,
    kind: 'submission' as const,
    form: form.id,
    source: form.source,
    status: 'accepted' as const,
    email: emailIn({ definition: form, mails: [] }, answers),
    fields,
    digest: '',
    submittedAt: time,
    receivedAt: time,
  };
  const mails = renderMails(config, form, submission, { links: LINKS });
  const mailer = outboxMailer(outboxDir, () => ({ name: config.site.name, address: config.site.email }));
  try {
    for (const mail of mails) await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailerAway)) throw error;
    throw new Refusal(
      `The mails cannot be put into ${outboxDir} (${error.message}). Make room there, or allow writing.`,
    );
  }
  return {
    mails: mails.map(({ recipient, subject, html, body }) => ({
      to: recipient,
      subject,
      html: html ?? '',
      text: body,
    })),
  };
}
