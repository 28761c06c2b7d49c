import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Client } from 'pg';
import { fromMail, fromSubmission } from '../../../src/server/storage/queries/rows.ts';
import type { NewSubmission } from '../../../src/server/storage/records.ts';
import { openSqliteStorage } from '../../../src/server/storage/sqlite/sqlite.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';
import type { TestBed } from './test-bed.ts';

type Cells = Record<string, SQLInputValue>;

/** Inserts submissions one by one, each in a durable transaction. Returns the number per second. */
export interface BaselineLoop {
  run(count: number): Promise<number>;
  close(): Promise<void>;
}

/** The rows of a submission and its mails, as the server stores them, under new ids. */
function freshRows({ submission, mails }: NewSubmission): { submission: Cells; mails: Cells[] } {
  const id = randomUUID();
  return {
    submission: { ...fromSubmission({ ...submission, id }) },
    mails: mails.map((mail) => ({
      ...fromMail({ ...mail, id: randomUUID(), submissionId: id, messageId: `<${randomUUID()}@x.example>` }),
      // They are only written, never delivered.
      status: 'sent',
    })),
  };
}

function insertion(table: string, row: Cells, mark: (place: number) => string): string {
  const columns = Object.keys(row);
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, place) => mark(place + 1)).join(', ')})`;
}

const perSecond = (count: number, begin: number) => count / ((performance.now() - begin) / 1000);

/** The loop on a separate database file with the server's tables and durability settings. */
async function sqliteLoop(like: NewSubmission): Promise<BaselineLoop> {
  const folder = temporaryFolder();
  await (await openSqliteStorage(folder.path)).close();
  const database = new DatabaseSync(join(folder.path, 'submissions.sqlite'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on',
  );
  const shape = freshRows(like);
  const submissions = database.prepare(insertion('submissions', shape.submission, () => '?'));
  const mails = database.prepare(insertion('deliveries', shape.mails[0] ?? {}, () => '?'));
  return {
    async run(count) {
      const all = Array.from({ length: count }, () => freshRows(like));
      const begin = performance.now();
      for (const rows of all) {
        database.exec('begin immediate');
        submissions.run(...Object.values(rows.submission));
        for (const mail of rows.mails) mails.run(...Object.values(mail));
        database.exec('commit');
      }
      return perSecond(count, begin);
    },
    async close() {
      database.close();
      folder[Symbol.dispose]();
    },
  };
}

/** The loop over one connection to the server's own database. */
async function postgresLoop(url: string, like: NewSubmission): Promise<BaselineLoop> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const shape = freshRows(like);
  const mark = (place: number) => `$${place}`;
  const submissions = insertion('submissions', shape.submission, mark);
  const mails = insertion('deliveries', shape.mails[0] ?? {}, mark);
  return {
    async run(count) {
      const all = Array.from({ length: count }, () => freshRows(like));
      const begin = performance.now();
      for (const rows of all) {
        await client.query('begin');
        await client.query({ name: 's', text: submissions, values: Object.values(rows.submission) });
        for (const mail of rows.mails) await client.query({ name: 'm', text: mails, values: Object.values(mail) });
        await client.query('commit');
      }
      return perSecond(count, begin);
    },
    close: () => client.end(),
  };
}

/** The minimum cost of storing a submission on this test bed; `like` is one that the server has stored. */
export function openBaselineLoop({ databaseUrl }: TestBed, like: NewSubmission): Promise<BaselineLoop> {
  return databaseUrl === undefined ? sqliteLoop(like) : postgresLoop(databaseUrl, like);
}
