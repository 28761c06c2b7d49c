import type { Generated } from 'kysely';

/** The tables as Kysely knows them. Times are ISO 8601 texts in UTC, which sort by time; the same in every database. */
export interface Tables {
  submissions: SubmissionTable;
  documents: DocumentTable;
  deliveries: DeliveryTable;
  subscribers: SubscriberTable;
  audit: AuditTable;
  marks: MarkTable;
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

/** The queue of outgoing mails and calls of webhooks. */
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
  /** The text of a mail; the JSON that a webhook is called with. */
  body: string;
  /** A mail's body as a web page. */
  html: string | null;
  /** The Message-ID of a mail, the webhook-id of a call: the same at every attempt. */
  message_id: string;
  /** In mails of the newsletter: where their reader leaves the list. */
  leave_link: string | null;
  /** `dropped`: staff gave it up. */
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

/** An address on the list of the newsletter, or on its way there. */
export interface SubscriberTable {
  /** In lower case. */
  email: string;
  status: 'pending' | 'confirmed' | 'left';
  /** The secret of the links that leave the list: the same in every mail to this address. */
  token: string;
  /** The secret of the link that confirms, of the newest mail that asked; null once the address has left. */
  confirm_token: string | null;
  /** Id of the form, the source and the time of the sign-up that counts: the one that the newest mail asked about. */
  form: string;
  source: string;
  created_at: string;
  /** When the newest mail about a sign-up was queued. */
  mailed_at: Generated<string>;
  /** When somebody last signed the address up, whether a mail went out or not. */
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

/** Single values that outlive a server, by name. */
export interface MarkTable {
  name: string;
  value: string;
}
