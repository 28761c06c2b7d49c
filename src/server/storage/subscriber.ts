/** `pending`: has not confirmed yet. Newsletters may only be sent to `confirmed` addresses. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'left';

/** A subscriber to the newsletter, confirmed or not. Times are ISO 8601 in UTC. */
export interface Subscriber {
  /** In lower case. */
  email: string;
  status: SubscriberStatus;
  /** The token of the unsubscribe links. */
  token: string;
  /** Id of the form, the source and the time of the sign-up that counts. */
  form: string;
  source: string;
  createdAt: string;
  confirmedAt: string | null;
  leftAt: string | null;
}

/** `already`: was confirmed before. `expired`: the link is too old, was replaced, or its address has unsubscribed. */
export type ConfirmResult = 'confirmed' | 'already' | 'expired';

/**
 * The subscribers to the newsletter. Storage.save applies sign-ups: a new address becomes pending, and its mail is
 * queued in the same transaction; one that has unsubscribed, or was asked long ago, is asked again; a confirmed one
 * gets a reminder. Nothing changes if no mail may be sent, so that every pending address was asked.
 */
export interface SubscriberStorage {
  findSubscriber(email: string): Promise<Subscriber | undefined>;
  /** All subscribers, or those with a status, oldest first. */
  listSubscribers(status?: SubscriberStatus): Promise<Subscriber[]>;
  /** Confirms the address with this token, if its mail was queued after `askedAfter`. */
  confirmSubscriber(confirmToken: string, now: Date, askedAfter: Date): Promise<ConfirmResult>;
  /**
   * Unsubscribes the address with this token and cancels waiting mails about its sign-up. False if no address has the
   * token. Idempotent.
   */
  unsubscribe(token: string, now: Date): Promise<boolean>;
  /** How many addresses got a mail about a sign-up since then. */
  countSignUpMails(since: Date): Promise<number>;
  /**
   * Erases addresses that never confirmed after a mail queued before `askedBefore`, and those that unsubscribed before
   * `unsubscribedBefore`; never a confirmed one. Returns how many.
   */
  purgeSubscribers(askedBefore: Date, unsubscribedBefore: Date): Promise<number>;
}
