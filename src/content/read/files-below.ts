import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder, relative to it, with forward slashes and sorted. Skips hidden files, which programs create
 * temporarily, and symbolic links, which may lead anywhere.
 */
export function filesBelow(dir: string): string[] {
  return namesIn(dir, '').sort();
}

function namesIn(dir: string, folder: string): string[] {
  const entries = readdirSync(path.join(dir, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const name = folder + entry.name;
      if (entry.isDirectory()) return namesIn(dir, `${name}/`);
      return entry.isFile() ? [name] : [];
    });
}
