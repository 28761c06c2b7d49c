import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';
import { isMissing } from './is-missing.ts';

/**
 * All files below a folder, relative to it, with forward slashes and sorted. Skips hidden files, which programs create
 * temporarily, and symbolic links, which may lead anywhere.
 */
export function filesBelow(dir: string): string[] {
  return namesIn(dir, '').sort();
}

function namesIn(dir: string, folder: string): string[] {
  return entriesOf(path.join(dir, folder), folder !== '')
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const name = folder + entry.name;
      if (entry.isDirectory()) return namesIn(dir, `${name}/`);
      return entry.isFile() ? [name] : [];
    });
}

/**
 * @param mayBeGone whether a missing folder counts as empty, because it existed a moment ago, when its parent was read
 */
function entriesOf(dir: string, mayBeGone: boolean): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch (error) {
    if (mayBeGone && isMissing(error)) return [];
    throw error;
  }
}
