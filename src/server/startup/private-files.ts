import { constants } from 'node:fs';
import { access, chmod, type FileHandle, lstat, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What an account may do with files and folders that nobody else shall see. */
const FILE = 0o600;
const FOLDER = 0o700;
/** Set where everybody may make files, as in /tmp: such a folder is no one's to close. */
const STICKY = 0o1000;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

const told = new Set<string>();

/** Tells on the error output, once, of what others may be able to read. */
function warn(path: string): void {
  if (told.has(path)) return;
  told.add(path);
  process.emitWarning(
    `Other accounts may be able to read ${path}, which belongs to one of them. Please change its owner.`,
  );
}

/** Corrects a mode. What belongs to somebody else cannot be corrected, of which `tell` is told. */
async function correct(path: string, is: number, wanted: number, tell: (path: string) => void): Promise<void> {
  if ((is & 0o777) === wanted) return;
  try {
    await chmod(path, wanted);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
    tell(path);
  }
}

/** Makes a folder in one that is there. One that exists stays as it is. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path, FOLDER).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  });
}

/**
 * Makes a folder and those above it. Node's own `recursive` tries again for ever where the system lets nobody make
 * folders, as below /proc.
 */
async function makeFolders(path: string): Promise<void> {
  try {
    await makeFolder(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolders(dirname(path));
    await makeFolder(path);
  }
}

/** Makes a folder for this account alone, whatever the umask and however it was. @throws what the system says */
export async function makePrivateFolder(path: string, tell = warn): Promise<void> {
  await makeFolders(path);
  const { mode } = await stat(path);
  if ((mode & STICKY) === 0) await correct(path, mode, FOLDER, tell);
}

/** A folder as makePrivateFolder makes it, in which files can be made. @throws what the system says */
export async function provideWritableFolder(path: string): Promise<void> {
  const foreign: string[] = [];
  await makePrivateFolder(path, (one) => foreign.push(one));
  await access(path, constants.W_OK | constants.X_OK);
  for (const one of foreign) warn(one);
}

/** Corrects files in a folder that were made with another mode, as far as they are there. Links are left alone. */
export async function makePrivate(folder: string, names: string[]): Promise<void> {
  for (const name of names) {
    const path = join(folder, name);
    const stats = await lstat(path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (stats?.isFile()) await correct(path, stats.mode, FILE, warn);
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

/** The files of a folder; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
}
