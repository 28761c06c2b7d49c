import type { FormDefinition } from '../../contracts/forms.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';
import { renderMails } from '../mail/render.ts';
import type { NewSubmission, Storage } from '../storage/storage.ts';
import { confirmLink, leaveLink, newToken } from './newsletter-links.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Adds to a submission what it means for the list of the newsletter. The same is done for every address, known or not:
 * one look at the list, and both mails are written; which of them goes out is decided as it is stored. Mails to the
 * company go with the first sign-up from a source. Quarantined ones mean nothing.
 */
export async function asSignUp(
  storage: Storage,
  config: ServerConfig,
  form: FormDefinition,
  item: NewSubmission,
): Promise<NewSubmission> {
  const { email, source, status, receivedAt } = item.submission;
  if (email === null || status === 'quarantined') return item;
  const known = await storage.findSubscriber(email);
  const [token, confirmToken] = [known?.token ?? newToken(), newToken()];
  const links = { confirmLink: confirmLink(config, confirmToken), leaveLink: leaveLink(config, token) };
  const rendered = renderMails(config, form, item.submission, { links });
  const mails = rendered.filter((mail) => mail.leaveLink !== undefined);
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
  return { ...item, signUp, mails: rendered.filter((mail) => mail.leaveLink === undefined) };
}
