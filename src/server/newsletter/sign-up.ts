import type { FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { renderMails } from '../mail/render.ts';
import type { NewSubmission } from '../storage/records.ts';
import type { Storage } from '../storage/storage.ts';
import { confirmLink, newToken, unsubscribeLink } from './newsletter-links.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Adds to a submission its sign-up to the newsletter. The same work is done for every address, known or not: the list
 * is read once and both mails are rendered; which one is sent is decided when it is stored. Mails to the company are
 * sent for the first sign-up from a source. A quarantined submission is not a sign-up.
 */
export async function withSignUp(
  storage: Storage,
  config: ServerConfig,
  form: FormDefinition,
  item: NewSubmission,
): Promise<NewSubmission> {
  const { email, source, status, receivedAt } = item.submission;
  if (email === null || status === 'quarantined') return item;
  const known = await storage.findSubscriber(email);
  const [token, confirmToken] = [known?.token ?? newToken(), newToken()];
  const links = { confirmLink: confirmLink(config, confirmToken), leaveLink: unsubscribeLink(config, token) };
  const rendered = renderMails(config, form, item.submission, { links });
  const mails = rendered.filter((mail) => mail.unsubscribeLink !== undefined);
  const confirmation = mails.find(({ body }) => body.includes(confirmToken));
  if (!confirmation) throw new Error(`the form ${form.id} has no mail that asks to confirm`);
  const reminder = mails.find((mail) => mail !== confirmation);
  const quietSince = new Date(Date.parse(receivedAt) - DAY).toISOString();
  const signUp = {
    email,
    token,
    form: form.id,
    source,
    confirmToken,
    confirmation,
    reminder,
    at: receivedAt,
    quietSince,
  };
  return { ...item, signUp, mails: rendered.filter((mail) => mail.unsubscribeLink === undefined) };
}
