import { largeBuffers } from '../threads/large-buffers.ts';
import type { ErrorParts } from '../threads/messages.ts';
import { callsOf, Thread } from '../threads/thread.ts';
import { StorageError, StorageUnavailable } from './errors.ts';
import type { StorageSettings } from './open.ts';
import type { Storage } from './storage.ts';

function revive({ name, message, code = '', stack }: ErrorParts): Error {
  if (name === 'StorageUnavailable') return new StorageUnavailable(code);
  if (name === 'StorageError') return new StorageError(message);
  return Object.assign(new Error(message), { name, code, stack });
}

/** The contents of the documents that are to be saved. */
function contentsIn(args: unknown[]): ArrayBuffer[] {
  return args.flatMap((arg) => {
    if (typeof arg !== 'object' || arg === null || !('documents' in arg)) return [];
    const { documents } = arg;
    return Array.isArray(documents) ? largeBuffers(documents) : [];
  });
}

/** The same storage, which takes its thread with it when it is closed. */
function endingWith(thread: Thread, storage: Storage): Storage {
  return new Proxy(storage, {
    get(target, name) {
      if (name !== 'close') return Reflect.get(target, name);
      return async () => {
        await target.close();
        await thread.end();
      };
    },
  });
}

/**
 * Opens the storage in a thread of its own: while a document of ten megabytes is written, the disk is waited for, or
 * another program holds the database, everybody else is answered.
 * @param onDeath called when the thread ends by a mistake of ours: nothing can be stored any more
 * @throws StorageError as `openStorage` does
 */
export async function openStorageThread(settings: StorageSettings, onDeath: (error: Error) => void): Promise<Storage> {
  const { dataDir, databaseUrl } = settings;
  const module = new URL('./thread-main.ts', import.meta.url);
  const thread = new Thread({ module, data: { dataDir, databaseUrl }, moves: contentsIn, revive, onDeath });
  try {
    await thread.ready();
  } catch (error) {
    await thread.end();
    throw error;
  }
  return endingWith(thread, callsOf<Storage>(thread));
}
