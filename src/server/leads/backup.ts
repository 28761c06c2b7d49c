import { createHash } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { StorageError } from '../storage/errors.ts';
import type { BackupStorage, DumpedRow } from '../storage/storage.ts';

/** How many rows of each table a backup has. */
export type RowCounts = Record<DumpedRow['table'], number>;

/** What the first version wrote, whose backups are read too. */
type FormerRow = { table: 'mails'; row: Extract<DumpedRow, { table: 'deliveries' }>['row'] };

/** The last line: by it, a backup that broke off or was changed is known. `sha256` is that of all lines before it. */
interface Seal {
  rows: Partial<RowCounts & { mails: number }>;
  sha256: string;
}

/** Characters of JSON that are compressed together. */
const PIECE = 1024 * 1024;

const compress = promisify(gzip);
const TABLES = ['submissions', 'documents', 'deliveries', 'subscribers', 'audit'] as const;
const noRows = (): RowCounts => ({ submissions: 0, documents: 0, deliveries: 0, subscribers: 0, audit: 0 });

async function writeRows(storage: BackupStorage, file: FileHandle): Promise<RowCounts> {
  const [rows, hash] = [noRows(), createHash('sha256')];
  let piece = '';
  const flush = async () => {
    await file.appendFile(await compress(piece));
    piece = '';
  };
  await storage.dump(async (row) => {
    const line = `${JSON.stringify(row)}\n`;
    rows[row.table]++;
    hash.update(line);
    piece += line;
    if (piece.length > PIECE) await flush();
  });
  const seal: Seal = { rows, sha256: hash.digest('hex') };
  piece += `${JSON.stringify(seal)}\n`;
  await flush();
  await file.sync();
  return rows;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // An error of the file reaches whoever reads the text.
  pipeline(createReadStream(path), text, () => {});
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function ofToday(entry: DumpedRow | FormerRow): DumpedRow {
  return entry.table === 'mails' ? { table: 'deliveries', row: entry.row } : entry;
}

/** Whether a seal counts exactly these rows; tables that it does not name have none. */
function fits(seal: Seal | undefined, rows: RowCounts, sha256: string): boolean {
  if (seal?.sha256 !== sha256) return false;
  const { mails = 0, ...counted } = seal.rows;
  const expected = { ...noRows(), deliveries: mails, ...counted };
  return TABLES.every((table) => rows[table] === expected[table]);
}

async function* readRows(path: string): AsyncGenerator<DumpedRow> {
  const [rows, hash] = [noRows(), createHash('sha256')];
  let seal: Seal | undefined;
  for await (const line of linesOf(path)) {
    const entry: DumpedRow | FormerRow | Seal = JSON.parse(line);
    if (seal) throw new Error('lines after the seal');
    if ('table' in entry) {
      const row = ofToday(entry);
      rows[row.table]++;
      hash.update(`${line}\n`);
      yield row;
    } else seal = entry;
  }
  if (!fits(seal, rows, hash.digest('hex'))) throw new Error('the seal does not fit');
}

/** Reads a whole backup. @throws StorageError when it is not one, or not a whole one */
async function verify(path: string): Promise<void> {
  try {
    for await (const row of readRows(path)) void row;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new StorageError(isMissing ? `There is no file ${path}.` : `${path} is not a whole backup.`);
  }
}

/**
 * Saves everything that is stored, as it is in one moment, into a new file for the owner's eyes only: lines of JSON,
 * compressed. Works while the server runs. There is a file of this name only when all was written and read again.
 * @throws StorageError when the file cannot be read again
 */
export async function writeBackup(storage: BackupStorage, path: string): Promise<RowCounts> {
  const part = `${path}.part`;
  const leave = () => {
    rmSync(part, { force: true });
    process.exit(130);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    await rm(part, { force: true });
    const file = await open(part, 'wx', 0o600);
    const rows = await writeRows(storage, file).finally(() => file.close());
    await verify(part);
    await rename(part, path);
    return rows;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
  }
}

/**
 * Stores everything of a backup, all or nothing. It may come from another kind of database.
 * @throws StorageError when the backup is damaged or something is stored already
 */
export async function restoreBackup(storage: BackupStorage, path: string): Promise<void> {
  await verify(path);
  await storage.load(readRows(path));
}
