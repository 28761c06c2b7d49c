import type { EmailDefinition } from '../../contracts/forms.ts';
import type { FormDelivery, MailRequest } from '../../contracts/resolved.ts';
import type { Content, Integrations } from '../../generated/types.ts';
import { underBase } from './base-path.ts';

type Form = Content['forms'];

/**
 * The ids of the mails that the browser requests. Newsletter mails contain personal tokens, so only the server sends
 * them.
 */
export function mailsOfBrowser({ kind, emails = [] }: Form): string[] {
  return kind === 'submission' ? emails : [];
}

/** The endpoint for a form of this kind, and the mails that the browser requests. */
export function formDelivery(
  kind: Form['kind'],
  mails: EmailDefinition[],
  { submissionEndpoint, subscriptionEndpoint, saveTimeout, uploadTimeout, emailjs }: Integrations,
  basePath: string,
): FormDelivery {
  return {
    endpoint: underBase(kind === 'submission' ? submissionEndpoint : subscriptionEndpoint, basePath),
    saveTimeout,
    uploadTimeout,
    // For mails sent through this site, the library uses the site's own API.
    emailjs: { ...emailjs, origin: emailjs.origin === '' ? basePath : emailjs.origin },
    mails: mails.map(mailRequest),
  };
}

/** The parts of a mail that the browser needs. */
function mailRequest({ templateId, params, failure }: EmailDefinition): MailRequest {
  return { templateId, params, ...(failure !== undefined && { failure }) };
}
