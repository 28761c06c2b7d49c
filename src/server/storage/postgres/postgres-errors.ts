import { DatabaseError } from 'pg';
import { StorageError, type StorageProblem, StorageUnavailable } from '../errors.ts';

/** Classes and codes of PostgreSQL (its manual, appendix A) for failures that may be over in a moment. */
const AWAY = /^(08|53|57|58|XX|25006|55P03)/;
/** Messages of the driver that come without a code. */
const LOST = /connection|terminated|timeout/i;

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

/** Whether an error means that the database does not answer now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError) return AWAY.test(codeOf(error));
  return codeOf(error) === 'lost' ? LOST.test(error.message) : /^E[A-Z]+/.test(codeOf(error));
}

/** Problems of a database that does answer; with any other code it is unreachable. */
const PROBLEMS: [RegExp, StorageProblem][] = [
  [/^53100/, 'full'],
  [/^55P03/, 'busy'],
  [/^25006/, 'readOnly'],
  [/^58/, 'fault'],
  [/^XX/, 'damaged'],
];

/** A failure of the connection or of the whole database as StorageUnavailable; all others as they are. */
export function translate(error: unknown): unknown {
  if (!isUnavailable(error)) return error;
  const code = codeOf(error);
  return new StorageUnavailable(code, PROBLEMS.find(([pattern]) => pattern.test(code))?.[1]);
}

/** What to say to the person who starts the server, by the code of the error. */
const SENTENCES: [RegExp, (place: string) => string][] = [
  [/^NO_PASSWORD/, (place) => `The database at ${place} requires a password, but DATABASE_URL has none.`],
  [
    /^NO_TLS/,
    (place) => `DATABASE_URL requires an encrypted connection, but the database at ${place} does not support one.`,
  ],
  [/^28/, (place) => `The database at ${place} rejects the user or password in DATABASE_URL.`],
  [/^3D000/, (place) => `There is no database at ${place}. Please create it, or correct DATABASE_URL.`],
  [/^42501/, (place) => `The user in DATABASE_URL is not allowed to create tables in the database at ${place}.`],
  [
    /^42P07/,
    (place) =>
      `The database at ${place} contains tables of another program. Please set DATABASE_URL to another database.`,
  ],
  [/^(ENOTFOUND|EAI_)/, (place) => `The host in DATABASE_URL was not found: ${place}.`],
];

/** Explains the error to the person who set DATABASE_URL. Names host and database, never user or password. */
export function explain(error: unknown, url: string): unknown {
  if (error instanceof StorageError) return error;
  const { host, pathname } = new URL(url);
  const [place, code] = [`${host}${pathname}`, codeOf(error)];
  const [, say] = SENTENCES.find(([pattern]) => pattern.test(code)) ?? [];
  if (say) return new StorageError(say(place));
  if (!isUnavailable(error) && code === 'lost') return error;
  return new StorageError(`The database at ${place} (DATABASE_URL) cannot be used (${code}).`);
}
