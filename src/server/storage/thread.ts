import type { ErrorParts } from '../threads/messages.ts';
import { callsOf, Thread } from '../threads/thread.ts';
import { reviveStorageError, StorageTimeout, StorageUnavailable } from './errors.ts';
import type { StorageSettings } from './open.ts';
import type { Storage } from './storage.ts';
import { contentsIn } from './transferred-buffers.ts';
import { withTimeout } from './with-timeout.ts';

/** Time limits of the storage, and the module of its thread. */
export interface ThreadTerms {
  /** Milliseconds for opening, including all attempts to open a locked database. */
  opening: number;
  /** Milliseconds for each call; longer than a database needs to report an error by itself. */
  calls: number;
  module: URL;
}

const TERMS: ThreadTerms = {
  opening: 60_000,
  calls: 20_000,
  module: new URL('./thread-main.ts', import.meta.url),
};

/** Calls without a time limit. */
const LONG: readonly PropertyKey[] = ['erase', 'close'] satisfies (keyof Storage)[];

function revive({ name, message, code = '', kind = '', stack }: ErrorParts): Error {
  return reviveStorageError(name, message, code, kind) ?? Object.assign(new Error(message), { name, code, stack });
}

/**
 * Wraps a storage so that closing it ends its thread. Calls are rejected if the disk hangs, although their data may
 * still be stored later.
 */
function endingWith(thread: Thread, storage: Storage, ms: number): Storage {
  return new Proxy(storage, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      if (name === 'close') return () => target.close().finally(() => thread.end());
      if (LONG.includes(name)) return call;
      return (...args: unknown[]) => withTimeout(call(...args), ms, () => new StorageUnavailable('NO_ANSWER', 'slow'));
    },
  });
}

function placeOf({ dataDir, databaseUrl }: StorageSettings): string {
  return databaseUrl === undefined ? `in DATA_DIR, ${dataDir},` : 'of DATABASE_URL';
}

/**
 * Opens the storage in a separate thread, so that requests are answered while a document of ten megabytes is written,
 * the disk is slow, or another program locks the database.
 * @param onDeath called if the thread crashes because of a bug: nothing can be stored any more
 * @throws StorageError as `openStorage` does; StorageTimeout if the disk does not respond
 */
export async function openStorageThread(
  settings: StorageSettings,
  onDeath: (error: Error) => void,
  terms: Partial<ThreadTerms> = {},
): Promise<Storage> {
  const { opening, calls, module } = { ...TERMS, ...terms };
  const { dataDir, databaseUrl } = settings;
  const thread = new Thread({ module, data: { dataDir, databaseUrl }, moves: contentsIn, revive, onDeath });
  const sentence = `The database ${placeOf(settings)} did not answer within ${opening / 1000} seconds.`;
  try {
    await withTimeout(thread.ready(), opening, () => new StorageTimeout(sentence));
  } catch (error) {
    // A thread that is blocked in a system call ends when the call returns.
    const ended = thread.end();
    if (!(error instanceof StorageTimeout)) await ended;
    throw error;
  }
  return endingWith(thread, callsOf<Storage>(thread), calls);
}
