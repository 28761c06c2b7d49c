import { join } from 'node:path';
import { StorageError } from '../storage/errors.ts';
import { makePrivateFolder, namesIn, provideWritableFolder, restrictPermissions } from './private-files.ts';

/** The database in DATA_DIR, and the files that SQLite keeps next to it. */
export const DATABASE_FILE = 'submissions.sqlite';
const BESIDE = ['-wal', '-shm', '-journal'].map((ending) => DATABASE_FILE + ending);

/** Where mails are written if there is no mail server. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/**
 * Creates DATA_DIR, and makes all files of the server in it inaccessible to other accounts, whatever the umask and
 * their previous modes.
 * @throws StorageError if the folder is not writable
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await provideWritableFolder(dataDir);
    await restrictPermissions(dataDir, [DATABASE_FILE, ...BESIDE]);
    const outbox = outboxFolder(dataDir);
    const mails = await namesIn(outbox);
    if (mails.length > 0) await makePrivateFolder(outbox);
    await restrictPermissions(outbox, mails);
  } catch {
    throw new StorageError(`DATA_DIR is ${dataDir}, but the server cannot write there.`);
  }
}
