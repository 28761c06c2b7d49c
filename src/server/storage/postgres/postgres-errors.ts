import { DatabaseError } from 'pg';
import { StorageError, type StorageProblem, StorageUnavailable } from '../errors.ts';

/**
 * Classes and codes of PostgreSQL (manual, appendix A) for failures of the database as a whole rather than of a query,
 * including a refused password, and missing tables or privileges.
 */
const AWAY = /^(08|28|3D|53|57|58|XX|25006|42501|42P01|55P03)/;

/** Errors of the driver that have only a message. */
const WORDS: [RegExp, string][] = [
  [/password must be/, 'NO_PASSWORD'],
  [/support SSL/, 'NO_TLS'],
];

/** The code of an error of the driver or the database. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'lost';
  if ('code' in error && typeof error.code === 'string') return error.code;
  const [, name] = WORDS.find(([words]) => words.test(error.message)) ?? [];
  return name ?? 'lost';
}

/** Problems of a database that responds; with any other code it is unreachable. */
const PROBLEMS: [RegExp, StorageProblem][] = [
  [/^53100/, 'full'],
  [/^55P03/, 'busy'],
  [/^(25006|42501)/, 'readOnly'],
  [/^(3D|42P01)/, 'missing'],
  [/^58/, 'fault'],
  [/^XX/, 'damaged'],
];

/** An error of the driver or the database as StorageUnavailable. */
export function unavailable(error: unknown): StorageUnavailable {
  const code = codeOf(error);
  return new StorageUnavailable(code, PROBLEMS.find(([pattern]) => pattern.test(code))?.[1]);
}

/**
 * Whether the database itself reported an error. All other errors mean that the connection is missing or broken; the
 * driver has a dozen messages for that, most of them without a code.
 */
export function isFromDatabase(error: unknown): boolean {
  return error instanceof DatabaseError && error.code !== undefined;
}

/** Converts a failure of the whole database to StorageUnavailable; returns other errors unchanged. */
export function translate(error: unknown): unknown {
  return isFromDatabase(error) && AWAY.test(codeOf(error)) ? unavailable(error) : error;
}

/** Whether an error means that the database cannot be used at the moment. */
export function isUnavailable(error: unknown): boolean {
  return translate(error) instanceof StorageUnavailable;
}

/** Messages for the person who starts the server, by the code of the error. */
const SENTENCES: [RegExp, (database: string) => string][] = [
  [/^NO_PASSWORD/, (database) => `The database at ${database} requires a password, but DATABASE_URL has none.`],
  [
    /^NO_TLS/,
    (database) =>
      `DATABASE_URL requires an encrypted connection, but the database at ${database} does not support one.`,
  ],
  [/^28/, (database) => `The database at ${database} rejects the user or password in DATABASE_URL.`],
  [/^3D000/, (database) => `There is no database at ${database}. Please create it, or correct DATABASE_URL.`],
  [/^42501/, (database) => `The user in DATABASE_URL is not allowed to create tables in the database at ${database}.`],
  [
    /^42P07/,
    (database) =>
      `The database at ${database} contains tables of another program. Please set DATABASE_URL to another database.`,
  ],
  [/^(ENOTFOUND|EAI_)/, (database) => `The host in DATABASE_URL was not found: ${database}.`],
];

/** Explains the error to the person who set DATABASE_URL. Names host and database, never user or password. */
export function explain(error: unknown, url: string): unknown {
  if (error instanceof StorageError) return error;
  const { host, pathname } = new URL(url);
  const [database, code] = [`${host}${pathname}`, codeOf(error)];
  const [, say] = SENTENCES.find(([pattern]) => pattern.test(code)) ?? [];
  if (say) return new StorageError(say(database));
  if (!isUnavailable(error) && code === 'lost') return error;
  return new StorageError(`The database at ${database} (DATABASE_URL) cannot be used (${code}).`);
}
