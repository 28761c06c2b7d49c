import type { Kysely } from 'kysely';
import type { Channel, Mail, TracedCall } from '../deliveries.ts';
import type { StoredDocument, Submission } from '../records.ts';
import type { Tables } from '../tables.ts';
import { toMail, toSubmission, toTracedCall } from './rows.ts';

/** See Storage.find. */
export async function findSubmission(db: Kysely<Tables>, id: string): Promise<Submission | undefined> {
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSubmission(row);
}

/** See Storage.list. */
export async function listSubmissions(db: Kysely<Tables>, source: string | undefined): Promise<Submission[]> {
  const all = db.selectFrom('submissions').selectAll().orderBy('received_at', 'desc').orderBy('id');
  return (await (source === undefined ? all : all.where('source', '=', source)).execute()).map(toSubmission);
}

/** See Storage.documentsOf. */
export function documentsOf(db: Kysely<Tables>, submissionId: string): Promise<StoredDocument[]> {
  return db
    .selectFrom('documents')
    .select(['field', 'name', 'type', 'size', 'content'])
    .where('submission_id', '=', submissionId)
    .orderBy('field')
    .execute();
}

/** See Storage.mailsOf. */
export async function mailsOf(db: Kysely<Tables>, submissionId: string): Promise<Mail[]> {
  return (await deliveriesOf(db, submissionId, 'mail').execute()).map(toMail);
}

/** See Storage.webhooksOf. */
export async function webhooksOf(db: Kysely<Tables>, submissionId: string): Promise<TracedCall[]> {
  return (await deliveriesOf(db, submissionId, 'webhook').execute()).map(toTracedCall);
}

function deliveriesOf(db: Kysely<Tables>, submissionId: string, channel: Channel) {
  const query = db.selectFrom('deliveries').selectAll().where('submission_id', '=', submissionId);
  return query.where('channel', '=', channel).orderBy('created_at').orderBy('id');
}
