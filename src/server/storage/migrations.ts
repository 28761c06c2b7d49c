import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** What differs between databases. */
export interface ColumnTypes {
  /** The name of the type for bytes. */
  bytes: 'blob' | 'bytea';
  /** Whether the database keeps samples of column values for its query planner, which erasing would not reach. */
  keepsSamples: boolean;
  /** Makes the database refuse every change of the audit trail except new rows. */
  keepAudit: (db: Kysely<Tables>) => Promise<void>;
}

async function createSubmissions(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('submissions_received').on('submissions').column('received_at').execute();
  await db.schema.createIndex('submissions_email').on('submissions').column('email').execute();
}

async function createDocuments(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', sql.raw(types.bytes), (column) => column.notNull())
    .addPrimaryKeyConstraint('documents_key', ['submission_id', 'field'])
    .execute();
}

async function createMails(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('template_id', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('queued'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reason', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema.createIndex('mails_due').on('mails').columns(['status', 'due_at']).execute();
  await db.schema.createIndex('mails_recipient').on('mails').columns(['recipient', 'created_at']).execute();
  await db.schema.createIndex('mails_submission').on('mails').column('submission_id').execute();
}

/** Extends the mail queue to webhook calls, and mails to HTML. */
async function makeDeliveriesOfMails(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('mails').renameTo('deliveries').execute();
  const isMail = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('mail');
  await db.schema.alterTable('deliveries').addColumn('channel', 'text', isMail).execute();
  await db.schema.alterTable('deliveries').addColumn('html', 'text').execute();
  const index = db.schema.createIndex('deliveries_due').on('deliveries').columns(['channel', 'status', 'due_at']);
  await index.execute();
  await db.schema.dropIndex('mails_due').execute();
}

async function createSubscribers(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('subscribers')
    .addColumn('email', 'text', (column) => column.primaryKey().notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('left_at', 'text')
    .execute();
}

async function createRecords(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('marks')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** Adds a token for each confirmation mail, limits on such mails, and the unsubscribe link. */
async function prepareNewsletter(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('subscribers').addColumn('confirm_token', 'text').execute();
  const never = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
  await db.schema.alterTable('subscribers').addColumn('mailed_at', 'text', never).execute();
  await db.schema.alterTable('subscribers').addColumn('tried_at', 'text', never).execute();
  const index = db.schema.createIndex('subscribers_confirm_token').unique().on('subscribers').column('confirm_token');
  await index.execute();
  await db.schema.createIndex('subscribers_mailed').on('subscribers').column('mailed_at').execute();
  await db.schema.alterTable('deliveries').addColumn('leave_link', 'text').execute();
}

type Columns = Record<string, string[]>;

/** Columns with text or addresses of visitors, in the tables of the first migrations. */
const PERSONAL: Columns = {
  submissions: ['id', 'email', 'fields', 'digest'],
  documents: ['submission_id', 'name', 'content'],
  mails: ['submission_id', 'recipient', 'reply_to', 'subject', 'body'],
};

/** Such columns that were added later. */
const ALSO_PERSONAL: Columns = { deliveries: ['html'], subscribers: ['email', 'token'] };
const NEWSLETTER_PERSONAL: Columns = { deliveries: ['leave_link'], subscribers: ['confirm_token'] };

async function keepNoSamples(db: Kysely<Tables>, personal: Columns): Promise<void> {
  for (const [table, columns] of Object.entries(personal)) {
    for (const column of columns)
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(db);
  }
}

/** The steps from an empty database to today's tables. A released step is never edited. */
export function migrations(types: ColumnTypes): MigrationProvider {
  const steps: Record<string, Migration> = {
    '0001-submissions': {
      async up(db) {
        await createSubmissions(db);
        await createDocuments(db, types);
        await createMails(db);
      },
    },
    '0002-owners-of-claims': {
      async up(db) {
        await db.schema.alterTable('mails').addColumn('owner', 'text').execute();
        if (types.keepsSamples) await keepNoSamples(db, PERSONAL);
      },
    },
    '0003-deliveries-subscribers-records': {
      async up(db) {
        await makeDeliveriesOfMails(db);
        await createSubscribers(db);
        await createRecords(db);
        if (types.keepsSamples) await keepNoSamples(db, ALSO_PERSONAL);
      },
    },
    '0004-audit-only-added-to': { up: types.keepAudit },
    '0005-newsletter': {
      async up(db) {
        await prepareNewsletter(db);
        if (types.keepsSamples) await keepNoSamples(db, NEWSLETTER_PERSONAL);
      },
    },
  };
  return { getMigrations: async () => steps };
}
