import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BackupStorage, DumpedRow } from '../storage/storage.ts';
import { SIGNATURE } from './backup-signature.ts';

/** How many rows of each table a backup has. */
export type RowCounts = Record<DumpedRow['table'], number>;

/** A row in the format of the first version, which can still be read. */
type LegacyRow = { table: 'mails'; row: Extract<DumpedRow, { table: 'deliveries' }>['row'] };

/** The line after all rows, which reveals a truncated or changed backup. `sha256` is of all lines before it. */
interface BackupFooter {
  rows: Partial<RowCounts & { mails: number }>;
  sha256: string;
}

/** Characters of JSON that are compressed together. */
const PIECE = 1024 * 1024;

const compress = promisify(gzip);
const TABLES = ['submissions', 'documents', 'deliveries', 'subscribers', 'audit'] as const;
const noRows = (): RowCounts => ({ submissions: 0, documents: 0, deliveries: 0, subscribers: 0, audit: 0 });

/** Writes all rows of a storage as compressed lines of JSON, followed by a footer. @returns how many */
export async function writeRows(
  storage: BackupStorage,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<RowCounts> {
  const [rows, hash] = [noRows(), createHash('sha256')];
  let piece = '';
  const flush = async () => {
    await write(await compress(piece));
    piece = '';
  };
  await storage.dump(async (row) => {
    const line = `${JSON.stringify(row)}\n`;
    rows[row.table]++;
    hash.update(line);
    piece += line;
    if (piece.length > PIECE) await flush();
  });
  const footer: BackupFooter = { rows, sha256: hash.digest('hex') };
  piece += `${JSON.stringify(footer)}\n`;
  await flush();
  return rows;
}

function upgradeRow(entry: DumpedRow | LegacyRow): DumpedRow {
  return entry.table === 'mails' ? { table: 'deliveries', row: entry.row } : entry;
}

/** Whether a footer matches the rows. Tables that it does not name must be empty. */
function matchesFooter(footer: BackupFooter | undefined, rows: RowCounts, sha256: string): boolean {
  if (footer?.sha256 !== sha256) return false;
  const { mails = 0, ...counted } = footer.rows;
  const expected = { ...noRows(), deliveries: mails, ...counted };
  return TABLES.every((table) => rows[table] === expected[table]);
}

/** Parses lines written by writeRows. @throws Error if something is wrong with them, at the latest at the end */
export async function* readRows(lines: AsyncIterable<string>): AsyncGenerator<DumpedRow> {
  const [rows, hash] = [noRows(), createHash('sha256')];
  let footer: BackupFooter | undefined;
  for await (const line of lines) {
    if (footer && SIGNATURE.test(line)) continue;
    if (footer) throw new Error('lines after the seal');
    const entry: DumpedRow | LegacyRow | BackupFooter = JSON.parse(line);
    if ('table' in entry) {
      const row = upgradeRow(entry);
      rows[row.table]++;
      hash.update(`${line}\n`);
      yield row;
    } else footer = entry;
  }
  if (!matchesFooter(footer, rows, hash.digest('hex'))) throw new Error('the seal does not fit');
}
