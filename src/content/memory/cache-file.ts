/**
 * Cache files, which may be lost at any time. The first line contains a key and a hash of the rest, so that damaged or
 * foreign files are ignored.
 */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from './atomic-file.ts';

/** The line looks like a comment, so that code can be cached too. */
const firstLine = (mark: string, body: Uint8Array) => `// ${mark} ${hash('sha1', body)}\n`;

/** Reads a cache file. @param mark a key that changes with the inputs */
export function readCacheFile(file: string, mark: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const body = bytes.subarray(bytes.indexOf('\n') + 1);
    const first = bytes.toString('utf8', 0, bytes.length - body.length);
    return first.startsWith(`// ${mark} `) && first === firstLine(mark, body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a cache file. @param most how many of the latest files to keep in the folder */
export function writeCacheFile(file: string, mark: string, body: string | Uint8Array, most: number): void {
  const bytes = Buffer.from(body);
  tryToWrite(file, Buffer.concat([Buffer.from(firstLine(mark, bytes)), bytes]));
  keepNewestFiles(path.dirname(file), most);
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
export function keepNewestFiles(folder: string, most: number): void {
  try {
    const names = readdirSync(folder);
    if (names.length <= most) return;
    const places = names.map((name) => path.join(folder, name));
    const byAge = places
      .map((place) => ({ place, age: -statSync(place).mtimeMs }))
      .sort((one, other) => one.age - other.age);
    for (const { place } of byAge.slice(most)) rmSync(place, { recursive: true, force: true });
  } catch {
    // Either nothing is cached yet, or another process is deleting too. The next run tries again.
  }
}
