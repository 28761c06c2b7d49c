import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files that are not code: tests, the README, and schemas for editors, which depend on the content. */
const NOT_CODE = /\.test\.tsx?$|README\.md$|\/generated\/schemas\//;

function filesBelow(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NOT_CODE.test(file.replaceAll(path.sep, '/')))
    .sort();
}

/** A short hash of the names and contents of code files below the root. */
export function hashFiles(root: string, places: string[], hash: Hash): string {
  for (const place of places) {
    for (const file of filesBelow(path.join(root, place))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}

const known = new Map<string, string>();

/** The same hash, computed once: a process keeps the code that it started with. */
export function hashOfCode(root: string, places: string[]): string {
  const key = [root, ...places].join('\0');
  const found = known.get(key) ?? hashFiles(root, places, createHash('sha1'));
  known.set(key, found);
  return found;
}
