import { hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** A file is not as it was read: another program has changed, added or deleted it. */
export class ChangedMeanwhile extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed by someone else in the meantime.`);
    this.file = file;
  }
}

/** What a file holds, for telling later whether it is still the same; the same hash as that of `ReadResult`. */
export function contentHash(bytes: Uint8Array): string {
  return hash('sha1', bytes);
}

/** The bytes of a file; undefined when there is none. @throws Error when it cannot be read */
export function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The hash of what a file holds; undefined when there is none. */
export function hashOfFile(file: string): string | undefined {
  const bytes = bytesOf(file);
  return bytes && contentHash(bytes);
}

/**
 * Writes a file that was read before, or adds one that was not there: whole or not at all, and on the disk when this
 * returns.
 * @param before the hash that it had; undefined for a file that was not there
 * @throws ChangedMeanwhile when that is not so any more; then nothing is written
 */
export function replaceFile(file: string, content: string | Uint8Array, before: string | undefined): void {
  if (hashOfFile(file) !== before) throw new ChangedMeanwhile(file);
  writeDurably(file, content);
}

/** Writes a file whole or not at all: beside its place, down to the disk, then under its name. */
export function writeDurably(file: string, content: string | Uint8Array): void {
  writeWhole(file, content);
  flushFolder(path.dirname(file));
}

/** The same for one of several files of a folder: their names are on the disk after `flushFolder`. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const folder = path.dirname(file);
  const partial = path.join(folder, `.${path.basename(file)}.${process.pid}.part`);
  mkdirSync(folder, { recursive: true });
  try {
    const handle = openSync(partial, 'w');
    try {
      const bytes = Buffer.from(content);
      for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** Removes what an interrupted write has left beside this file. No other process may be writing it. */
export function removeLeftovers(file: string): void {
  const folder = path.dirname(file);
  const isLeftover = (name: string) => name.startsWith(`.${path.basename(file)}.`) && name.endsWith('.part');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (isLeftover(name)) rmSync(path.join(folder, name), { force: true });
}

/** Brings the names in a folder to the disk; Windows does so by itself and cannot open folders. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
