import { StorageError, type StorageProblem, StorageUnavailable } from '../errors.ts';

/** The meaning of SQLite's primary result codes (sqlite.org/rescode.html). All others are bugs. */
const PROBLEMS: Record<number, StorageProblem> = {
  3: 'readOnly', // PERM
  5: 'busy', // BUSY
  6: 'busy', // LOCKED
  7: 'fault', // NOMEM
  8: 'readOnly', // READONLY
  10: 'fault', // IOERR
  11: 'damaged', // CORRUPT
  13: 'full', // FULL
  14: 'fault', // CANTOPEN
  15: 'busy', // PROTOCOL: other processes repeatedly began at the same moment
  26: 'damaged', // NOTADB
};
/** The extended code for a file that was moved or deleted. */
const MOVED = 1032;

/** The meaning of the system's errors about files. */
const SYSTEM_PROBLEMS: Record<string, StorageProblem> = {
  ENOENT: 'missing',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
};

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether another process has locked the file. */
export function isBusy(error: unknown): boolean {
  return PROBLEMS[(sqliteCode(error) ?? 0) & 0xff] === 'busy';
}

/**
 * Translates errors of SQLite or its files that were caused by the disk or other programs; returns others unchanged.
 */
export function translateSqlite(error: unknown): unknown {
  const [code, system] = [sqliteCode(error), systemCode(error)];
  if (system !== undefined) return new StorageUnavailable(system, SYSTEM_PROBLEMS[system] ?? 'fault');
  if (code === undefined) return error;
  const problem = code === MOVED ? 'replaced' : PROBLEMS[code & 0xff];
  return problem ? new StorageUnavailable(`SQLITE_${code}`, problem) : error;
}

/** Messages for the person who starts the server, by problem; other problems are reported with their code. */
const SENTENCES: Partial<Record<StorageProblem, (file: string) => string>> = {
  busy: (file) => `Another program has locked the database ${file}. Please close it and try again.`,
  full: (file) => `There is no space left on the disk of the database ${file}.`,
  readOnly: (file) => `This account cannot write to the database ${file}. Please correct its owner and permissions.`,
  damaged: (file) => `${file} is damaged, or not a database. Please restore a backup into another DATA_DIR.`,
};

/**
 * SQLITE_ERROR: a statement does not match the tables. During opening, it means that the file belongs to another
 * program.
 */
const NO_FIT = 1;

/** Explains the error to the person who set DATA_DIR. */
export function explainSqlite(error: unknown, file: string): unknown {
  if (sqliteCode(error) === NO_FIT)
    return new StorageError(
      `The database ${file} contains tables of another program. Please set DATA_DIR to another folder.`,
    );
  const translated = translateSqlite(error);
  if (!(translated instanceof StorageUnavailable)) return translated;
  const say = SENTENCES[translated.kind];
  return new StorageError(say ? say(file) : `The database ${file} cannot be used (${translated.code}).`);
}
