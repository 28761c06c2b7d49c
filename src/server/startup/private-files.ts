import { constants } from 'node:fs';
import { access, chmod, type FileHandle, lstat, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Modes of files and folders that only this account can open. */
const FILE = 0o600;
const FOLDER = 0o700;
/** The sticky bit of shared folders such as /tmp, whose mode is not changed. */
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

/** Corrects a mode; calls `onForeign` if the path belongs to another account and cannot be changed. */
async function correct(path: string, is: number, wanted: number, onForeign: (path: string) => void): Promise<void> {
  if ((is & 0o777) === wanted) return;
  try {
    await chmod(path, wanted);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
    onForeign(path);
  }
}

/** Creates a folder in an existing one; does nothing if it exists. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path, FOLDER).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  });
}

/**
 * Creates a folder and its parents. Node's own `recursive` loops for ever where the system refuses to create folders,
 * such as below /proc.
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

/**
 * Creates a folder that only this account can open, whatever the umask and its previous mode.
 * @throws the system's error
 */
export async function makePrivateFolder(path: string, onForeign = warn): Promise<void> {
  await makeFolders(path);
  const { mode } = await stat(path);
  if ((mode & STICKY) === 0) await correct(path, mode, FOLDER, onForeign);
}

/** Creates a private folder and checks that it is writable. @throws the system's error */
export async function provideWritableFolder(path: string): Promise<void> {
  const foreign: string[] = [];
  await makePrivateFolder(path, (one) => foreign.push(one));
  await access(path, constants.W_OK | constants.X_OK);
  for (const one of foreign) warn(one);
}

/** Corrects the modes of existing files in a folder. Symbolic links are not changed. */
export async function restrictPermissions(folder: string, names: string[]): Promise<void> {
  for (const name of names) {
    const path = join(folder, name);
    const stats = await lstat(path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (stats?.isFile()) await correct(path, stats.mode, FILE, warn);
  }
}

/** Creates a private file, or corrects the mode of an existing one. */
export async function providePrivateFile(folder: string, name: string): Promise<void> {
  try {
    await (await open(join(folder, name), 'ax', FILE)).close();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  await restrictPermissions(folder, [name]);
}

/**
 * Opens a file for writing that only this account can read, whatever the umask. With the flag `wx` it must not exist;
 * with `w` an existing file is overwritten, and a symbolic link is not followed.
 * @throws the system's error
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

/** Writes a file that only this account can read. See openPrivate. */
export async function writePrivate(path: string, content: string | Uint8Array, flags: 'w' | 'wx'): Promise<void> {
  const handle = await openPrivate(path, flags);
  await handle.writeFile(content).finally(() => handle.close());
}

/** The files of a folder; none if the folder does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
}
