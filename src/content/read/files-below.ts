import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file below a folder, by its name relative to it, with forward slashes and in order. Neither hidden files, which
 * programs leave for a moment, nor links, which may lead anywhere.
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
