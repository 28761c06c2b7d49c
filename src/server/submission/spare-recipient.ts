import type { NewSubmission, Storage } from '../storage/storage.ts';

const HOUR = 60 * 60 * 1000;
/** Confirmations an hour to one address: far more than anybody needs, too few to flood a stranger with. */
export const MOST_AN_HOUR = 20;

/**
 * Leaves out the confirmation when its recipient has got many within the last hour, so that nobody can use the forms
 * to flood somebody else's inbox. The submission itself is stored all the same, and the company is told.
 */
export async function spareRecipient(storage: Storage, inbox: string, item: NewSubmission): Promise<NewSubmission> {
  const { email, receivedAt } = item.submission;
  if (email === null || email === inbox || !item.mails.some((mail) => mail.recipient === email)) return item;
  const since = new Date(Date.parse(receivedAt) - HOUR);
  if ((await storage.countMailsTo(email, since)) < MOST_AN_HOUR) return item;
  return { ...item, mails: item.mails.filter((mail) => mail.recipient !== email) };
}
