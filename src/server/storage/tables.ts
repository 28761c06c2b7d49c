import type { Generated } from 'kysely';

/** The tables as Kysely knows them. Times are ISO 8601 texts in UTC, which sort by time; the same in every database. */
export interface Tables {
  submissions: SubmissionTable;
  documents: DocumentTable;
  mails: MailTable;
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

export interface MailTable {
  id: string;
  submission_id: string;
  template_id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body: string;
  message_id: string;
  status: Generated<'queued' | 'sent' | 'dead'>;
  attempts: Generated<number>;
  /** When it is due; while a worker has it, when the worker's time is over. */
  due_at: string;
  /** 1 while a worker has it. */
  claimed: Generated<number>;
  /** The storage through which a worker took it. */
  owner: string | null;
  reason: string | null;
  created_at: string;
  sent_at: string | null;
}
