/**
 * Files that spare the next run some work and may be lost at any time. The first line holds what the rest was made from
 * and a hash of the rest, so that a file that is damaged or foreign counts as none.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A comment, so that code can be kept too. */
const firstLine = (mark: string, body: Uint8Array) => `// ${mark} ${hash('sha1', body)}\n`;

/**
 * What was kept in a file.
 * @param mark changes with whatever it was made from
 */
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

/**
 * Keeps a text or bytes.
 * @param most so many files are left in the folder, those that were written last
 */
export function writeCacheFile(file: string, mark: string, body: string | Uint8Array, most: number): void {
  const bytes = Buffer.from(body);
  writeAtomically(file, Buffer.concat([Buffer.from(firstLine(mark, bytes)), bytes]));
  keepNewestFiles(path.dirname(file), most);
}

/** Writes a file that is there whole or not at all. A folder that cannot be written makes the next run slower, and no more. */
export function writeAtomically(file: string, content: string | Buffer): void {
  const partial = `${file}.${process.pid}.part`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(partial, content);
    renameSync(partial, file);
  } catch {
    if (existsSync(partial)) rmSync(partial);
  }
}

/** Forgets all but the newest files or folders of a folder. One that another run deletes meanwhile is no fault. */
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
    // Nothing is cached yet, or another process is tidying up: the next run does it.
  }
}
