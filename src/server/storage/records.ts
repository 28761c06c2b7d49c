import type { Mail, WebhookCall } from './deliveries.ts';
import type { Subscriber } from './subscriber.ts';

/** The values of a submission as JSON. Documents are stored separately. */
export type StoredFields = Record<string, string | string[] | boolean | StoredDocumentInfo | null>;

/** A stored document without its content. `size` in bytes. */
interface StoredDocumentInfo {
  name: string;
  type: string;
  size: number;
}

/** A document as it arrived, with its field. */
export interface StoredDocument extends StoredDocumentInfo {
  field: string;
  content: Uint8Array;
}

/** `quarantined`: probably sent by a robot; no mails are sent. */
type SubmissionStatus = 'accepted' | 'quarantined';

/** A checked submission. Times are ISO 8601 in UTC. */
export interface Submission {
  id: string;
  kind: 'submission' | 'subscription';
  /** Id of the form. */
  form: string;
  source: string;
  status: SubmissionStatus;
  /** The address of the sender, in lower case; null if the form has no such field. */
  email: string | null;
  fields: StoredFields;
  /** SHA-256 of the content: distinguishes a repeat from other content under the same id. */
  digest: string;
  /** When the visitor's browser sent it. */
  submittedAt: string;
  /** When the server got it. */
  receivedAt: string;
}

/** A sign-up to the newsletter. Which of the mails is sent is decided when it is stored. */
export interface SignUp extends Pick<Subscriber, 'email' | 'token' | 'form' | 'source'> {
  /** The token of the link in `confirmation`. */
  confirmToken: string;
  /** The mail that asks a new address to confirm. */
  confirmation: Mail;
  /** The mail that tells an address that it is subscribed already; undefined to send nothing. */
  reminder: Mail | undefined;
  /** When the sign-up was received. */
  at: string;
  /** An address that was sent a mail after this moment gets no other. */
  quietSince: string;
}

/** A submission with everything that has to be stored with it. */
export interface NewSubmission {
  submission: Submission;
  /** At most one per file field. */
  documents: StoredDocument[];
  mails: Mail[];
  webhooks: WebhookCall[];
  /** The sign-up that it contains. Applied even if the submission itself is a repeat. */
  signUp?: SignUp;
}

/** An action on stored data, and who did it. */
export interface NewAuditEntry {
  /** ISO 8601 in UTC. */
  at: string;
  /** The account of the operating system. */
  actor: string;
  action: string;
  /** Details without personal data; the id of a submission is allowed. */
  details: Record<string, string | number | boolean>;
}

/** A stored entry. */
export interface AuditEntry extends NewAuditEntry {
  id: string;
}
