import type { Generated } from 'kysely';

/** The tables for Kysely. Times are ISO 8601 texts in UTC, which sort chronologically in every database. */
export interface Tables {
  submissions: SubmissionTable;
  documents: DocumentTable;
  deliveries: DeliveryTable;
  subscribers: SubscriberTable;
  audit: AuditTable;
  marks: StateTable;
}

export interface SubmissionTable {
  id: string;
  kind: 'submission' | 'subscription';
  form: string;
  source: string;
  status: 'accepted' | 'quarantined';
  email: string | null;
  /** JSON. */
  fields: string;
  digest: string;
  submitted_at: string;
  received_at: string;
}

export interface DocumentTable {
  submission_id: string;
  field: string;
  name: string;
  type: string;
  size: number;
  content: Uint8Array;
}

/** The queue of outgoing mails and webhook calls. */
export interface DeliveryTable {
  id: string;
  channel: Generated<'mail' | 'webhook'>;
  submission_id: string;
  /** The template of a mail; the name of a webhook. */
  template_id: string;
  /** The address of a mail; the name of a webhook. */
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** The text of a mail; the JSON body of a webhook call. */
  body: string;
  /** A mail as HTML. */
  html: string | null;
  /** The Message-ID of a mail, the webhook-id of a call: the same at every attempt. */
  message_id: string;
  /** In mails of the newsletter: the unsubscribe link. */
  leave_link: string | null;
  /** `dropped`: abandoned by staff. */
  status: Generated<'queued' | 'sent' | 'dead' | 'dropped'>;
  attempts: Generated<number>;
  /** When it is due; while it is claimed, when the claim expires. */
  due_at: string;
  /** 1 while it is claimed. */
  claimed: Generated<number>;
  /** The storage that claimed it. */
  owner: string | null;
  reason: string | null;
  created_at: string;
  sent_at: string | null;
}

/** A subscriber to the newsletter, confirmed or not. */
export interface SubscriberTable {
  /** In lower case. */
  email: string;
  status: 'pending' | 'confirmed' | 'left';
  /** The token of the unsubscribe links: the same in every mail to this address. */
  token: string;
  /** The token of the confirmation link in the newest mail; null once the address has unsubscribed. */
  confirm_token: string | null;
  /** Id of the form, the source and the time of the sign-up that counts: the one that the newest mail asked about. */
  form: string;
  source: string;
  created_at: string;
  /** When the newest mail about a sign-up was queued. */
  mailed_at: Generated<string>;
  /** When the newest sign-up of the address was received, whether a mail was sent or not. */
  tried_at: Generated<string>;
  confirmed_at: string | null;
  left_at: string | null;
}

/** What staff did with stored data. Rows are only ever added: the database refuses anything else. */
export interface AuditTable {
  id: string;
  at: string;
  /** The account of the operating system. */
  actor: string;
  action: string;
  /** JSON, without personal data. */
  details: string;
}

/** Single values that survive restarts, by name. */
interface StateTable {
  name: string;
  value: string;
}
