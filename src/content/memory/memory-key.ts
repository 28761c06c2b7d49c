import { createHash, hash } from 'node:crypto';
import { endianness } from 'node:os';
import path from 'node:path';
import type { Content } from '../read/content.ts';
import { hashFiles } from './code-hash.ts';

const root = path.join(import.meta.dirname, '../../..');

/** What checking a page runs through. */
const code = ['src/content', 'src/forms/rules', 'src/forms/kinds', 'package-lock.json'];

/**
 * Changes whenever a page whose file stays as it is might be judged otherwise: with the code of the checks, the schemas,
 * any file of the content that is no page, the names of pages and pictures, or the year.
 * @param content with every file read but the pages
 * @param schemas the schemas as they are in use
 */
export function memoryKey(content: Content, schemas: string): string {
  const { places, hashes, unreadable, files, masters, year } = content;
  const names = files.map((file) => file.path);
  const parts = [
    process.version,
    endianness(),
    schemas,
    places,
    [...hashes],
    [...unreadable],
    names,
    [...masters],
    year,
  ];
  return hashFiles(root, code, createHash('sha1').update(JSON.stringify(parts)));
}

/** The file in which the memory of a content folder lies. */
export function memoryFile(cacheDir: string, configDir: string): string {
  return path.join(cacheDir, 'checked', `${hash('sha1', configDir).slice(0, 16)}.json`);
}
