import type { Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is no code: tests, the map, and schemas for editors, which name what the content holds. */
const NOT_CODE = /\.test\.tsx?$|README\.md$|\/generated\/schemas\//;

function filesBelow(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NOT_CODE.test(file.replaceAll(path.sep, '/')))
    .sort();
}

/** A short hash over the names and contents of files and folders below the root that are code. */
export function hashFiles(root: string, places: string[], hash: Hash): string {
  for (const place of places) {
    for (const file of filesBelow(path.join(root, place))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}
