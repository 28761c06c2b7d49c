import { constants } from 'node:fs';
import { access, chmod, type FileHandle, lstat, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Modes of files and folders that only this account may open. */
const FILE = 0o600;
const FOLDER = 0o700;
/** The sticky bit of folders in which everybody may create files, such as /tmp: their mode is not changed. */
const STICKY = 0o1000;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

const warned = new Set<string>();

/** Warns once, on the error output, of a path that other accounts may be able to read. */
function warn(path: string): void {
  if (warned.has(path)) return;
  warned.add(path);
  process.emitWarning(
    `${path} belongs to another account, so other accounts may be able to read it. Please change its owner.`,
  );
}

/** Corrects a mode; calls `onForeign` when the path belongs to another account and cannot be changed. */
async function correct(path: string, is: number, wanted: number, onForeign: (path: string) => void): Promise<void> {
  if ((is & 0o777) === wanted) return;
  try {
    await chmod(path, wanted);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
    onForeign(path);
  }
}

/** Creates a folder in an existing one; a folder that exists stays as it is. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path, FOLDER).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  });
}

/**
 * Creates a folder and those above it. Node's own `recursive` loops for ever where the system allows no folders, as
 * below /proc.
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

/** Creates a folder for this account alone, whatever the umask and its mode before. @throws the system's error */
export async function makePrivateFolder(path: string, onForeign = warn): Promise<void> {
  await makeFolders(path);
  const { mode } = await stat(path);
  if ((mode & STICKY) === 0) await correct(path, mode, FOLDER, onForeign);
}

/** Creates a private folder that can be written to. @throws the system's error */
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
