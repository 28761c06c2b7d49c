/** A rendered mail to one address. */
export interface Mail {
  id: string;
  submissionId: string;
  templateId: string;
  recipient: string;
  /** The Reply-To address, possibly as `Name <address>`. */
  replyTo: string | null;
  subject: string;
  /** The plain text. */
  body: string;
  /** The mail as HTML; null if it is plain text only. */
  html: string | null;
  /** The Message-ID, the same at every attempt, so that duplicates can be recognised. */
  messageId: string;
  createdAt: string;
  /** In mails of the newsletter: the unsubscribe link for List-Unsubscribe. */
  unsubscribeLink?: string;
}

/** The call of a webhook for a submission. */
export interface WebhookCall {
  id: string;
  submissionId: string;
  /** The name of the webhook in integrations.json. */
  webhook: string;
  /** The body of the call: JSON. */
  body: string;
  /** The webhook-id, the same at every attempt, so that duplicates can be recognised. */
  messageId: string;
  createdAt: string;
}

/** How a delivery is sent. Each channel has its own queue, so that neither waits for the other. */
export type Channel = 'mail' | 'webhook';

/** The deliveries of each channel. */
export interface Deliveries {
  mail: Mail;
  webhook: WebhookCall;
}

/** A delivery that a worker has claimed. `attempts` includes the current one. */
export type Claimed<Delivery> = Delivery & { attempts: number };

/** A call of a webhook with its state. */
export interface TracedCall extends WebhookCall {
  /** `dead`: failed for good. `dropped`: abandoned by staff. */
  status: 'queued' | 'sent' | 'dead' | 'dropped';
  attempts: number;
  /** Why the last attempt failed. */
  reason: string | null;
  sentAt: string | null;
}

/** Selects undelivered calls: those of a webhook, those of a submission, or the one with a webhook-id. */
export type CallsOf = { webhook: string } | { submissionId: string } | { messageId: string };
