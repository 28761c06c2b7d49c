/**
 * Files and folders that are there whole or not at all, as far as a program that is ended is concerned; the disk gets
 * them in its own time. What must outlive a power cut is written by `edit/files/write-file.ts`.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The temporary name of a file that is being written, in the same folder. */
const partialOf = (place: string) => path.join(path.dirname(place), `.${path.basename(place)}.${process.pid}.part`);

/** Replaces a file, or adds it together with its folder. @throws Error when it cannot be written */
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

/** A file whose name changes with what it is made from, made unless it is there. @throws what `make` throws */
export async function madeFile(file: string, make: () => Promise<string | Uint8Array>): Promise<string> {
  if (!existsSync(file)) writeAtomically(file, await make());
  return file;
}

/**
 * The same for a folder. When another process has made it meanwhile, its folder stays.
 * @param make fills the folder it is given
 */
export async function madeFolder(folder: string, make: (partial: string) => Promise<void>): Promise<string> {
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
