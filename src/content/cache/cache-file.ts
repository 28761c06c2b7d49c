/**
 * Cache files, which may be lost at any time. The first line contains a key and a hash of the rest, so that damaged or
 * foreign files are ignored.
 */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from './atomic-file.ts';

/** The line looks like a comment, so that code can be cached too. */
const firstLine = (key: string, body: Uint8Array) => `// ${key} ${hash('sha1', body)}\n`;

/** Reads a cache file. @param key changes with the inputs */
export function readCacheFile(file: string, key: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const body = bytes.subarray(bytes.indexOf('\n') + 1);
    const first = bytes.toString('utf8', 0, bytes.length - body.length);
    return first.startsWith(`// ${key} `) && first === firstLine(key, body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a cache file. @param maxFiles how many of the latest files to keep in the folder */
export function writeCacheFile(file: string, key: string, body: string | Uint8Array, maxFiles: number): void {
  const bytes = Buffer.from(body);
  tryToWrite(file, Buffer.concat([Buffer.from(firstLine(key, bytes)), bytes]));
  keepNewestFiles(path.dirname(file), maxFiles);
}

/** Writes a cache file if possible. If not, only the next run is slower. */
export function tryToWrite(file: string, content: Buffer): void {
  try {
    writeAtomically(file, content);
  } catch {
    // The next run creates it again.
  }
}

/**
 * Deletes all but the newest files or folders in a folder. Ignores those that another process deletes at the same time.
 */
export function keepNewestFiles(folder: string, maxFiles: number): void {
  try {
    const names = readdirSync(folder);
    if (names.length <= maxFiles) return;
    const paths = names.map((name) => path.join(folder, name));
    const byAge = paths
      .map((file) => ({ file, age: -statSync(file).mtimeMs }))
      .sort((one, other) => one.age - other.age);
    for (const { file } of byAge.slice(maxFiles)) rmSync(file, { recursive: true, force: true });
  } catch {
    // Either nothing is cached yet, or another process is deleting too. The next run tries again.
  }
}
