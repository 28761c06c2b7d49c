import type { Insertable, Selectable } from 'kysely';
import type { CallsOf, Channel, Claimed, Deliveries, Mail, TracedCall } from './deliveries.ts';
import type { AuditEntry, NewAuditEntry, NewSubmission, StoredDocument, Submission } from './records.ts';
import type { SubscriberStorage } from './subscriber.ts';
import type { AuditTable, DeliveryTable, DocumentTable, SubmissionTable, SubscriberTable } from './tables.ts';

/**
 * Selects what to erase. `email`: all submissions of an address, those with an answer that is exactly this address,
 * every mail to it in any spelling, and its subscription. `subscriber`: only the subscription and its sign-ups;
 * enquiries from the address are kept.
 */
export type ErasureFilter = { email: string } | { subscriber: string } | { id: string } | { receivedBefore: Date };

/** What was erased, and where personal data may remain. */
export interface Erasure {
  submissions: number;
  /** Number of erased addresses of subscribers. */
  subscribers: number;
  /** The ids of the erased mails and webhook calls; mails may have copies in files. */
  mails: string[];
  /** Webhooks that were called for one of the submissions: their receivers have a copy. */
  calledWebhooks: string[];
  /** How many mails and webhook calls were still in flight: they may arrive. */
  inFlight: number;
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

/**
 * Stores submissions and the mails to send. Every implementation passes tests/contracts/storage.ts. Arguments and
 * results can be cloned, so that it can run in a separate thread. Methods reject if the database fails; with
 * StorageUnavailable if a retry may succeed soon.
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
   * Claims up to `limit` deliveries of a channel that are due at `now`. No other server gets them for `leaseMs`
   * milliseconds, so that another server sends those of a server that crashed. With a `recipient`, only deliveries to
   * it.
   */
  claim<C extends Channel>(
    channel: C,
    now: Date,
    limit: number,
    leaseMs: number,
    recipient?: string,
  ): Promise<Claimed<Deliveries[C]>[]>;
  /**
   * Checks right before sending whether a delivery that was claimed here should still be sent: not if its person was
   * erased meanwhile, or if the claim expired and another server took it.
   */
  confirmClaim(deliveryId: string): Promise<boolean>;
  markSent(deliveryId: string, now: Date): Promise<void>;
  /** Postpones a delivery until `next`, or gives it up if `next` is null. `reason` contains no personal data. */
  markFailed(deliveryId: string, reason: string, next: Date | null): Promise<void>;
  /**
   * Makes deliveries due at once that were claimed by a server that is certainly gone; claims of running servers stay.
   */
  releaseClaims(now: Date): Promise<void>;
  /** When the next delivery of a channel, or to one of its recipients, is due; undefined if none is waiting. */
  nextDue(channel: Channel, recipient?: string): Promise<Date | undefined>;
  /** The recipients of the waiting deliveries of a channel. */
  queuedRecipients(channel: Channel): Promise<string[]>;
  /** The mails with these templates that were stored since then. */
  mailsSince(templateIds: string[], since: Date): Promise<Pick<Mail, 'recipient' | 'createdAt'>[]>;
  countQueue(channel: Channel): Promise<{ queued: number; dead: number }>;
  /** When the oldest waiting delivery of a channel was stored; undefined when none is waiting. */
  oldestQueued(channel: Channel): Promise<Date | undefined>;
  /**
   * Erases submissions with their documents and mails, beyond recovery from the files of the database. Waits for mails
   * in flight, so that none is delivered later. Rejects with StorageError if the rows are deleted but another process
   * keeps the database from freeing their bytes.
   */
  erase(which: ErasureFilter): Promise<Erasure>;
  /** Bytes of the database on disk. */
  size(): Promise<number>;
  /** Appends to the audit trail, which allows no other change. @returns the id of the entry */
  record(entry: NewAuditEntry): Promise<string>;
  /** The audit trail, oldest first. */
  auditTrail(): Promise<AuditEntry[]>;
  /** Reads a single value that all servers share and that survives restarts. */
  readState(name: string): Promise<string | undefined>;
  /** Stores such a value; null removes it. */
  writeState(name: string, value: string | null): Promise<void>;
  /** When the newest submission in an interval of time was received. */
  newestReceived(after: Date, until: Date): Promise<Date | undefined>;
  /**
   * Resolves if submissions can be stored; rejects as `save` would. Costs nothing while saving works; after a failure
   * it tests that by writing something.
   */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A storage for the commands of staff. */
export interface BackupStorage extends Storage {
  /** Writes a snapshot of all rows, while others continue to write. */
  dump(write: (row: DumpedRow) => Promise<void>): Promise<void>;
  /** Stores all rows of a dump or none. Rejects with StorageError when the storage is not empty. */
  load(rows: AsyncIterable<DumpedRow>): Promise<void>;
  /** The webhook calls that wait or failed for good, oldest first. */
  undeliveredCalls(): Promise<TracedCall[]>;
  /** Makes calls that failed for good due at `now`, as if they had never been tried. Returns how many. */
  retryCalls(which: CallsOf, now: Date): Promise<number>;
  /** Drops calls that wait or failed for good, but not those in flight. Returns how many. */
  dropCalls(which: CallsOf): Promise<number>;
}
