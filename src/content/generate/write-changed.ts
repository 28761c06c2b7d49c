import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOf } from '../read/text-of.ts';

/** The texts of files, by their paths relative to the root of the project. */
export type Files = Map<string, string>;

/** Writes the files whose text has changed. @returns their paths */
export function writeChanged(files: Files, root: string): string[] {
  const written: string[] = [];
  for (const [path, text] of files) {
    const file = join(root, path);
    if (textOf(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(path);
  }
  return written;
}
