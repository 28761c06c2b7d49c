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
import { isMissing } from '../../read/is-missing.ts';

/** A file was changed, added or deleted by another program since it was read. */
export class ConcurrentChangeError extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed by someone else in the meantime.`);
    this.file = file;
  }
}

/** A hash of a file's content, to detect changes; the same as in `ReadResult`. */
export function contentHash(bytes: Uint8Array): string {
  return hash('sha1', bytes);
}

/** The bytes of a file; undefined if it does not exist. @throws Error if it cannot be read */
export function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether two files have the same content, or neither exists. */
export function isSameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && Buffer.compare(one, other) === 0);
}

/** The hash of a file's content; undefined if it does not exist. */
export function hashOfFile(file: string): string | undefined {
  const bytes = bytesOf(file);
  return bytes && contentHash(bytes);
}

/**
 * Replaces a file that was read before, or adds a new one, atomically and durably.
 * @param before the hash it had; undefined for a new file
 * @throws ConcurrentChangeError if the file has changed; nothing is written then
 */
export function replaceFile(file: string, content: string | Uint8Array, before: string | undefined): void {
  if (hashOfFile(file) !== before) throw new ConcurrentChangeError(file);
  writeDurably(file, content);
}

/** Writes a file atomically: to a temporary file, flushed to disk, then renamed. */
export function writeDurably(file: string, content: string | Uint8Array): void {
  writeFlushed(file, content);
  flushFolder(path.dirname(file));
}

/** Like writeDurably, for one of several files of a folder; call `flushFolder` afterwards. */
export function writeFlushed(file: string, content: string | Uint8Array): void {
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

/** Removes temporary files of interrupted writes of this file. No other process may be writing it. */
export function removeLeftovers(file: string): void {
  const folder = path.dirname(file);
  const isLeftover = (name: string) => name.startsWith(`.${path.basename(file)}.`) && name.endsWith('.part');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (isLeftover(name)) rmSync(path.join(folder, name), { force: true });
}

/** Flushes a folder's entries to disk; Windows does this itself and cannot open folders. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
