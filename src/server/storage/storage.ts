import type { Insertable, Selectable } from 'kysely';
import type { Subscriber, SubscriberStorage } from './subscriber.ts';
import type { AuditTable, DeliveryTable, DocumentTable, SubmissionTable, SubscriberTable } from './tables.ts';

/** The values of a submission as JSON. Documents are stored separately. */
export type StoredFields = Record<string, string | string[] | boolean | StoredDocumentInfo | null>;

/** What is known of a document without its content. `size` in bytes. */
export interface StoredDocumentInfo {
  name: string;
  type: string;
  size: number;
}

/** A document as it arrived, with its field. */
export interface StoredDocument extends StoredDocumentInfo {
  field: string;
  content: Uint8Array;
}

/** `quarantined`: set aside because a robot seems to have sent it; no mails are sent. */
export type SubmissionStatus = 'accepted' | 'quarantined';

/** A checked submission. Times are ISO 8601 in UTC. */
export interface Submission {
  id: string;
  kind: 'submission' | 'subscription';
  /** Id of the form. */
  form: string;
  source: string;
  status: SubmissionStatus;
  /** The address of the person who sent it, in lower case; null when the form asks for none. */
  email: string | null;
  fields: StoredFields;
  /** SHA-256 of the content: distinguishes a repeat from other content under the same id. */
  digest: string;
  /** When the visitor's browser sent it. */
  submittedAt: string;
  /** When the server got it. */
  receivedAt: string;
}

/** A rendered mail to one address. */
export interface Mail {
  id: string;
  submissionId: string;
  templateId: string;
  recipient: string;
  /** Where answers go: an address, or `Name <address>`. */
  replyTo: string | null;
  subject: string;
  /** The plain text. */
  body: string;
  /** The same as a web page; null for a mail that is text alone. */
  html: string | null;
  /** The Message-ID, the same at every attempt, so that a repeat can be known. */
  messageId: string;
  createdAt: string;
  /** In mails of the newsletter: where their reader leaves the list, for List-Unsubscribe. */
  leaveLink?: string;
}

/** The call of a webhook for a submission. */
export interface WebhookCall {
  id: string;
  submissionId: string;
  /** The name of the webhook in integrations.json. */
  webhook: string;
  /** The body of the call: JSON. */
  body: string;
  /** The webhook-id, the same at every attempt, so that a repeat can be known. */
  messageId: string;
  createdAt: string;
}

/** How a delivery is sent: each channel has its own queue, so that none waits for the other. */
export type Channel = 'mail' | 'webhook';

/** What leaves through each channel. */
export interface Deliveries {
  mail: Mail;
  webhook: WebhookCall;
}

/** A delivery that a worker has taken. `attempts` counts this one. */
export type Claimed<Delivery> = Delivery & { attempts: number };

/** A call of a webhook with its state. */
export interface TracedCall extends WebhookCall {
  /** `dead`: failed for good. `dropped`: staff gave it up. */
  status: 'queued' | 'sent' | 'dead' | 'dropped';
  attempts: number;
  /** Why the last failed attempt did. */
  reason: string | null;
  sentAt: string | null;
}

/** Calls that did not arrive: those of a webhook, those of a submission, or the one with a webhook-id. */
export type CallsOf = { webhook: string } | { submissionId: string } | { messageId: string };

/** What a sign-up asks for. Which of the mails goes out is decided where the list is kept. */
export interface SignUp extends Pick<Subscriber, 'email' | 'token' | 'form' | 'source'> {
  /** The secret of the link in `confirmation`. */
  confirmToken: string;
  /** Asks an address that is not on the list. */
  confirmation: Mail;
  /** Tells an address that it is on the list already; undefined to send nothing. */
  reminder: Mail | undefined;
  /** When it came. */
  at: string;
  /** An address that was sent a mail after this moment gets no other. */
  quietSince: string;
}

/** A submission with everything that has to be stored with it. */
export interface NewSubmission {
  submission: Submission;
  /** One a file field at most. */
  documents: StoredDocument[];
  mails: Mail[];
  webhooks: WebhookCall[];
  /** What it means for the list of the newsletter: done also when the submission itself is a repeat. */
  signUp?: SignUp;
}

/**
 * Which submissions to erase. Those of an address are the ones that it sent, the ones where an answer is this address
 * alone, and every mail to it, however the address is spelt; it leaves no trace on the newsletter's list either.
 * `subscriber` is the same for the list and its sign-ups alone: enquiries from the address stay.
 */
export type ErasureFilter = { email: string } | { subscriber: string } | { id: string } | { receivedBefore: Date };

/** What was erased, and where personal data may remain. */
export interface Erasure {
  submissions: number;
  /** Addresses of the newsletter's list. */
  subscribers: number;
  /** The ids of the erased mails and calls of webhooks; mails may have copies in files. */
  mails: string[];
  /** Webhooks that were called for one of the submissions: their receivers have a copy. */
  handedTo: string[];
  /** How many mails and calls of webhooks were still in flight: they may arrive. */
  onTheirWay: number;
  /** Submissions of others that mention the address somewhere. They were not changed. */
  mentionedIn: string[];
}

/** A row of a backup: of its table, with bytes in base64. */
export type DumpedRow =
  | { table: 'submissions'; row: SubmissionTable }
  | { table: 'documents'; row: Omit<DocumentTable, 'content'> & { content: string } }
  | { table: 'deliveries'; row: Selectable<DeliveryTable> }
  | { table: 'subscribers'; row: Insertable<SubscriberTable> }
  | { table: 'audit'; row: AuditTable };

/** `repeated`: already stored with the same content. `conflict`: already stored with other content. */
export type SaveResult = 'stored' | 'repeated' | 'conflict';

/** What was done with stored data, and by whom. */
export interface NewAuditEntry {
  /** ISO 8601 in UTC. */
  at: string;
  /** The account of the operating system. */
  actor: string;
  action: string;
  /** Without personal data; the id of a submission is none. */
  details: Record<string, string | number | boolean>;
}

/** The same as it is stored. */
export interface AuditEntry extends NewAuditEntry {
  id: string;
}

/**
 * Where submissions and the mails to send are kept. Every implementation passes tests/contracts/storage.ts. Arguments
 * and results can be cloned, so that it can run in a separate thread. Methods reject when the database fails; with
 * StorageUnavailable when it may work again in a moment.
 */
export interface Storage extends SubscriberStorage {
  /**
   * Stores submission, documents and mails in one transaction; resolves only after they are durable. The bytes of large
   * documents may be gone afterwards: they are transferred, not copied.
   */
  save(submission: NewSubmission): Promise<SaveResult>;
  find(id: string): Promise<Submission | undefined>;
  /** All submissions, or those of a source, newest first. */
  list(filter: { source?: string }): Promise<Submission[]>;
  documentsOf(submissionId: string): Promise<StoredDocument[]>;
  /** The mails of a submission, oldest first. */
  mailsOf(submissionId: string): Promise<Mail[]>;
  /** The calls of webhooks for a submission, oldest first. */
  webhooksOf(submissionId: string): Promise<TracedCall[]>;
  /**
   * Takes up to `limit` deliveries of a channel that are due at `now`; no other server gets them for `leaseMs`
   * milliseconds, so that those of a server that died are sent by another. With a `recipient` only what goes there.
   */
  claim<C extends Channel>(
    channel: C,
    now: Date,
    limit: number,
    leaseMs: number,
    recipient?: string,
  ): Promise<Claimed<Deliveries[C]>[]>;
  /**
   * Checks, right before sending, whether a delivery that was claimed here should still be sent: not when its person
   * was erased meanwhile, or when the claim expired and another server took it.
   */
  confirmClaim(deliveryId: string): Promise<boolean>;
  markSent(deliveryId: string, now: Date): Promise<void>;
  /** Puts a delivery back until `next`, or among the dead when `next` is null. `reason` holds no personal data. */
  markFailed(deliveryId: string, reason: string, next: Date | null): Promise<void>;
  /**
   * Makes deliveries due at once that were claimed by a server that is certainly gone; claims of running servers stay.
   */
  releaseClaims(now: Date): Promise<void>;
  /** When the next delivery of a channel, or to one recipient of it, is due; undefined when none is waiting. */
  nextDue(channel: Channel, recipient?: string): Promise<Date | undefined>;
  /** The recipients of the waiting deliveries of a channel. */
  queuedRecipients(channel: Channel): Promise<string[]>;
  /** The mails of these templates that were stored since then. */
  mailsSince(templateIds: string[], since: Date): Promise<Pick<Mail, 'recipient' | 'createdAt'>[]>;
  countQueue(channel: Channel): Promise<{ queued: number; dead: number }>;
  /** When the oldest waiting delivery of a channel was stored; undefined when none is waiting. */
  oldestQueued(channel: Channel): Promise<Date | undefined>;
  /**
   * Erases submissions with their documents and mails, beyond recovery from the files of the database. Waits for mails
   * that are being handed over, so that none is delivered later. Rejects with StorageError when the rows are deleted
   * but another process keeps the database from freeing their bytes.
   */
  erase(which: ErasureFilter): Promise<Erasure>;
  /** Bytes that the database takes on its disk. */
  size(): Promise<number>;
  /** Appends to the audit trail, which allows no other change. @returns the id of the entry */
  record(entry: NewAuditEntry): Promise<string>;
  /** The audit trail, oldest first. */
  auditTrail(): Promise<AuditEntry[]>;
  /** A single value that all servers share and that outlives them. */
  readMark(name: string): Promise<string | undefined>;
  /** Stores such a value; null removes it. */
  writeMark(name: string, value: string | null): Promise<void>;
  /** When the newest submission was received that came after one moment and not after another. */
  newestReceived(after: Date, until: Date): Promise<Date | undefined>;
  /**
   * Resolves when submissions can be stored; rejects as `save` would. Costs nothing while saving works; after a failure
   * it tests that by writing something.
   */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A storage as the commands of staff open it. */
export interface BackupStorage extends Storage {
  /** Writes every row as it is in one moment, while others go on writing. */
  dump(write: (row: DumpedRow) => Promise<void>): Promise<void>;
  /** Stores all rows of a dump or none. Rejects with StorageError when the storage is not empty. */
  load(rows: AsyncIterable<DumpedRow>): Promise<void>;
  /** The calls of webhooks that wait or failed for good, oldest first. */
  undeliveredCalls(): Promise<TracedCall[]>;
  /** Makes calls that failed for good due at `now`, as if they had never been tried. Gives how many. */
  retryCalls(which: CallsOf, now: Date): Promise<number>;
  /** Gives up calls that wait or failed for good, but none that is on its way. Gives how many. */
  dropCalls(which: CallsOf): Promise<number>;
}
