import { constants } from 'node:fs';
import { access, chmod, type FileHandle, lstat, mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What an account may do with files and folders that nobody else shall see. */
const FILE = 0o600;
const FOLDER = 0o700;
/** Set where everybody may make files, as in /tmp: such a folder is no one's to close. */
const STICKY = 0o1000;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** Corrects a mode. What belongs to somebody else cannot be corrected, which is told on the error output. */
async function correct(path: string, is: number, wanted: number): Promise<void> {
  if ((is & 0o777) === wanted) return;
  try {
    await chmod(path, wanted);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
    process.emitWarning(
      `Other accounts may be able to read ${path}, which belongs to one of them. Please change its owner.`,
    );
  }
}

/** Makes a folder for this account alone, whatever the umask and however it was. @throws what the system says */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: FOLDER });
  const { mode } = await stat(path);
  if ((mode & STICKY) === 0) await correct(path, mode, FOLDER);
}

/** Corrects files in a folder that were made with another mode, as far as they are there. Links are left alone. */
export async function makePrivate(folder: string, names: string[]): Promise<void> {
  for (const name of names) {
    const path = join(folder, name);
    const stats = await lstat(path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (stats?.isFile()) await correct(path, stats.mode, FILE);
  }
}

/** Makes a file for this account alone where there is none, and corrects the mode of one that is there. */
export async function providePrivateFile(folder: string, name: string): Promise<void> {
  try {
    await (await open(join(folder, name), 'ax', FILE)).close();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  await makePrivate(folder, [name]);
}

/**
 * Opens a file for writing that only this account may read, whatever the umask. `flags`: `wx` for a new one; with `w`
 * one that is there is overwritten, and a link to elsewhere is not followed.
 * @throws what the system says
 */
export async function openPrivate(path: string, flags: 'w' | 'wx'): Promise<FileHandle> {
  const { O_CREAT, O_EXCL, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants;
  const handle = await open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | (flags === 'wx' ? O_EXCL : O_TRUNC), FILE);
  try {
    await handle.chmod(FILE);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Writes a file that only this account may read. See openPrivate. */
export async function writePrivate(path: string, content: string | Uint8Array, flags: 'w' | 'wx'): Promise<void> {
  const handle = await openPrivate(path, flags);
  await handle.writeFile(content).finally(() => handle.close());
}

/** Whether files can be made in a folder. @throws what the system says when not */
export function checkWritable(folder: string): Promise<void> {
  return access(folder, constants.W_OK | constants.X_OK);
}

/** The files of a folder; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
}
