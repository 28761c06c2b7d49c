/** What stands in a submission, as it is stored: JSON. Documents are kept apart. */
export type StoredFields = Record<string, string | string[] | boolean | StoredDocumentInfo | null>;

/** What is known of a document without its content. `size` in bytes. */
export interface StoredDocumentInfo {
  name: string;
  type: string;
  size: number;
}

/** A document as it came, its field included. */
export interface StoredDocument extends StoredDocumentInfo {
  field: string;
  content: Uint8Array;
}

/** `quarantined`: kept apart because a robot seems to have sent it; nobody is written to. */
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
  /** SHA-256 of the content: tells a repeat from other content under the same id. */
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
  /** Where answers go. */
  replyTo: string | null;
  subject: string;
  body: string;
  /** The Message-ID, the same at every attempt, so that a repeat can be known. */
  messageId: string;
  createdAt: string;
}

/** A mail that a worker has taken to deliver. `attempts` counts this one. */
export interface ClaimedMail extends Mail {
  attempts: number;
}

/** A submission with everything that has to be stored with it. */
export interface NewSubmission {
  submission: Submission;
  /** One a file field at most. */
  documents: StoredDocument[];
  mails: Mail[];
}

/** Which submissions to erase. */
export type ErasureFilter = { email: string } | { receivedBefore: Date };

/** What was erased: how many submissions, and the ids of their mails, of which there may be copies. */
export interface Erasure {
  submissions: number;
  mails: string[];
}

/** `repeated`: stored already with the same content. `conflict`: stored already with other content. */
export type SaveResult = 'stored' | 'repeated' | 'conflict';

/**
 * Where submissions and the mails to send are kept. Every implementation passes tests/contracts/storage.ts.
 * Methods reject when the database fails.
 */
export interface Storage {
  /** Stores submission, documents and mails in one transaction; resolves only after they are durable. */
  save(submission: NewSubmission): Promise<SaveResult>;
  find(id: string): Promise<Submission | undefined>;
  /** All submissions, or those of a source, newest first. */
  list(filter: { source?: string }): Promise<Submission[]>;
  documentsOf(submissionId: string): Promise<StoredDocument[]>;
  /** The mails of a submission, oldest first. */
  mailsOf(submissionId: string): Promise<Mail[]>;
  /**
   * Takes up to `limit` mails that are due at `now`; nobody else gets them for `leaseMs` milliseconds,
   * so that the mails of a server that died are sent by another.
   */
  claimMails(now: Date, limit: number, leaseMs: number): Promise<ClaimedMail[]>;
  markSent(mailId: string, now: Date): Promise<void>;
  /** Puts a mail back until `next`, or among the dead when `next` is null. `reason` holds no personal data. */
  markFailed(mailId: string, reason: string, next: Date | null): Promise<void>;
  /** Makes mails due that were taken by a server that is gone. Only for a database with a single server. */
  releaseClaims(now: Date): Promise<void>;
  /** When the next mail is due; undefined when none waits. */
  nextMailDue(): Promise<Date | undefined>;
  /** How many mails to an address were stored since then. */
  countMailsTo(recipient: string, since: Date): Promise<number>;
  countMails(): Promise<{ queued: number; dead: number }>;
  /** Erases submissions with their documents and mails, beyond recovery from the files of the database. */
  erase(which: ErasureFilter): Promise<Erasure>;
  close(): Promise<void>;
}
