/**
 * Writes files and folders so that they are either complete or absent, even if the program is ended halfway. A power
 * cut may still lose them; files that must survive one are written by `edit/files/write-file.ts`.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The temporary name of a file while it is being written. It is in the same folder, so that the file can be renamed.
 */
const partialOf = (target: string) => path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.part`);

/** Replaces a file, or adds it, with its folder if needed. @throws Error if it cannot be written */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const partial = partialOf(file);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(partial, content);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/**
 * Makes a file unless it exists. Only for files whose name changes with what they are made from. @throws what `make`
 * throws
 */
export async function ensureFile(file: string, make: () => Promise<string | Uint8Array>): Promise<string> {
  if (!existsSync(file)) writeAtomically(file, await make());
  return file;
}

/**
 * Makes a folder unless it exists. If another process makes it at the same time, that one stays.
 * @param make fills the folder it is given
 */
export async function ensureFolder(folder: string, make: (partial: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  const partial = partialOf(folder);
  mkdirSync(partial, { recursive: true });
  try {
    await make(partial);
    if (!existsSync(folder)) renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}
