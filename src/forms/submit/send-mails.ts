import type { FormDefinition } from '../../contracts/forms.ts';
import { mailParams, type Values } from '../rules/index.ts';
import type { BrowserPorts, Mailer } from './browser-ports.ts';
import type { Reference } from './references.ts';
import { withTimeout } from './with-timeout.ts';

async function readyMailer(
  { publicKey, origin, timeout }: FormDefinition['delivery']['emailjs'],
  { loadMailer, origin: ownOrigin }: Pick<BrowserPorts, 'loadMailer' | 'origin'>,
): Promise<Mailer> {
  const mailer = await withTimeout(loadMailer(), timeout);
  // With an empty origin, the library would silently use the public service. A path is on this site.
  mailer.init({ publicKey, origin: origin === '' || origin.startsWith('/') ? ownOrigin + origin : origin });
  return mailer;
}

/**
 * Sends the form's mails one after the other (specification 7.2), except those already sent. After each one, calls
 * `onMailed` with all that were sent. Resolves with whether all were sent; stops at the first failure. Never rejects.
 */
export async function sendMails(
  form: Pick<FormDefinition, 'fields' | 'delivery' | 'timeZone'>,
  values: Values,
  reference: Reference,
  browserPorts: Pick<BrowserPorts, 'loadMailer' | 'origin' | 'language' | 'log'>,
  onMailed: (templateIds: string[]) => void,
): Promise<boolean> {
  const { mails, emailjs } = form.delivery;
  const { submissionId, timestamp } = reference;
  const mailed = [...reference.mailed];
  const open = mails.filter((mail) => !mailed.includes(mail.templateId));
  let mailer: Mailer | undefined;
  for (const { templateId, params, failure = templateId } of open) {
    const filled = mailParams(form, params, values, { submissionId, timestamp }, browserPorts.language);
    try {
      mailer ??= await readyMailer(emailjs, browserPorts);
      await withTimeout(mailer.send(emailjs.serviceId, templateId, filled), emailjs.timeout);
    } catch (error) {
      browserPorts.log(failure, error);
      return false;
    }
    mailed.push(templateId);
    onMailed(mailed);
  }
  return true;
}
