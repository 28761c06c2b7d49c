import type { Insertable, Kysely, Selectable } from 'kysely';
import { StorageError } from '../errors.ts';
import type { DumpedRow } from '../storage.ts';
import type { AuditTable, DeliveryTable, DocumentTable, SubmissionTable, Tables } from '../tables.ts';

/** How many submissions are read at once. */
const PAGE = 200;

type Write = (row: DumpedRow) => Promise<void>;

async function dumpDocuments(db: Kysely<Tables>, ids: string[], write: Write): Promise<void> {
  const query = db.selectFrom('documents').select(['submission_id', 'field']).where('submission_id', 'in', ids);
  // One at a time, since each may have 10 MB.
  for (const { submission_id, field } of await query.execute()) {
    const one = db.selectFrom('documents').selectAll().where('submission_id', '=', submission_id);
    const { content, ...row } = await one.where('field', '=', field).executeTakeFirstOrThrow();
    await write({ table: 'documents', row: { ...row, content: Buffer.from(content).toString('base64') } });
  }
}

async function dumpSubmissions(db: Kysely<Tables>, write: Write): Promise<void> {
  for (let last = '', isMore = true; isMore; ) {
    const query = db.selectFrom('submissions').selectAll().where('id', '>', last).orderBy('id').limit(PAGE);
    const rows = await query.execute();
    for (const row of rows) await write({ table: 'submissions', row });
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) {
      await dumpDocuments(db, ids, write);
      const deliveries = await db.selectFrom('deliveries').selectAll().where('submission_id', 'in', ids).execute();
      for (const row of deliveries) await write({ table: 'deliveries', row });
    }
    last = ids.at(-1) ?? last;
    isMore = ids.length === PAGE;
  }
}

/** Writes every row, each submission before the rows that belong to it. `db` is a snapshot of the database. */
export async function dumpRows(db: Kysely<Tables>, write: Write): Promise<void> {
  await dumpSubmissions(db, write);
  for (const row of await db.selectFrom('subscribers').selectAll().execute())
    await write({ table: 'subscribers', row });
  for (const row of await db.selectFrom('audit').selectAll().execute()) await write({ table: 'audit', row });
}

/** Keeps only columns that exist today, since a dump may come from another version. */
function submissionRow(row: SubmissionTable): SubmissionTable {
  const { id, kind, form, source, status, email, fields, digest, submitted_at, received_at } = row;
  return { id, kind, form, source, status, email, fields, digest, submitted_at, received_at };
}

/** Makes a claimed delivery due again. In earlier versions, all deliveries were mails in plain text. */
function deliveryRow(row: Selectable<DeliveryTable>): Insertable<DeliveryTable> {
  const due_at = row.claimed === 1 ? row.created_at : row.due_at;
  return { ...row, channel: row.channel ?? 'mail', html: row.html ?? null, claimed: 0, owner: null, due_at };
}

/** Skips existing entries: a backup may be restored to the database that it came from. */
async function loadAudit(db: Kysely<Tables>, row: AuditTable): Promise<void> {
  const known = await db.selectFrom('audit').select('id').where('id', '=', row.id).executeTakeFirst();
  if (!known) await db.insertInto('audit').values(row).execute();
}

async function loadRow(db: Kysely<Tables>, one: DumpedRow): Promise<void> {
  if (one.table === 'submissions') await db.insertInto('submissions').values(submissionRow(one.row)).execute();
  else if (one.table === 'deliveries') await db.insertInto('deliveries').values(deliveryRow(one.row)).execute();
  else if (one.table === 'subscribers') await db.insertInto('subscribers').values(one.row).execute();
  else if (one.table === 'audit') await loadAudit(db, one.row);
  else {
    const row: DocumentTable = { ...one.row, content: Buffer.from(one.row.content, 'base64') };
    await db.insertInto('documents').values(row).execute();
  }
}

/** Stores the rows of a dump. @throws StorageError if the storage is not empty */
export async function loadRows(db: Kysely<Tables>, rows: AsyncIterable<DumpedRow>): Promise<void> {
  const first = await db.selectFrom('submissions').select('id').limit(1).executeTakeFirst();
  const listed = await db.selectFrom('subscribers').select('email').limit(1).executeTakeFirst();
  if (first || listed)
    throw new StorageError('A backup can only be restored into an empty database, and this one is not empty.');
  for await (const one of rows) await loadRow(db, one);
}
