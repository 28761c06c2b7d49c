/** `pending`: asked, and has not answered. Letters may go to those who are `confirmed` only. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'left';

/** An address on the list of the newsletter, or on its way there. Times are ISO 8601 in UTC. */
export interface Subscriber {
  /** In lower case. */
  email: string;
  status: SubscriberStatus;
  /** The secret of the links that leave the list. */
  token: string;
  /** Id of the form, the source and the time of the sign-up that counts. */
  form: string;
  source: string;
  createdAt: string;
  confirmedAt: string | null;
  leftAt: string | null;
}

/** `already`: was on the list before. `expired`: the link is too old, replaced, or of an address that has left. */
export type ConfirmResult = 'confirmed' | 'already' | 'expired';

/**
 * The list of the newsletter. Storage.save takes sign-ups: a new address becomes pending, and its mail is queued in the
 * same transaction; one that has left, or was asked long ago, is asked anew; one on the list is reminded. Where no
 * mail may go out nothing changes, so that a pending address is one that was asked.
 */
export interface SubscriberStorage {
  findSubscriber(email: string): Promise<Subscriber | undefined>;
  /** All, or those of a status, oldest first. */
  listSubscribers(status?: SubscriberStatus): Promise<Subscriber[]>;
  /** Puts an address on the list by the secret of a mail that was queued after `askedAfter`. */
  confirmSubscriber(confirmToken: string, now: Date, askedAfter: Date): Promise<ConfirmResult>;
  /**
   * Takes an address off the list and cancels waiting mails about its sign-up. False when no address has the secret.
   * Idempotent.
   */
  leaveList(token: string, now: Date): Promise<boolean>;
  /** How many addresses got a mail about a sign-up since then. */
  countSignUpMails(since: Date): Promise<number>;
  /**
   * Erases addresses that never answered a mail queued before `askedBefore`, and those that left before `leftBefore`;
   * never one that is on the list. Gives how many.
   */
  purgeSubscribers(askedBefore: Date, leftBefore: Date): Promise<number>;
}
