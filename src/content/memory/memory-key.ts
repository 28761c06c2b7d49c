import { hash } from 'node:crypto';
import { endianness } from 'node:os';
import path from 'node:path';
import type { Content } from '../read/content.ts';
import { hashOfCode } from './code-hash.ts';

/** The folder of the repository. */
export const REPOSITORY = path.join(import.meta.dirname, '../../..');

/** The code of a check, below the repository. */
export const CHECK_CODE = ['src/content', 'src/contracts', 'src/forms', 'package-lock.json'];

/**
 * A key that changes whenever the result for an unchanged page might: with the check's code, the schemas, any content
 * file other than pages, the names of pages and pictures, or the day.
 * @param content with every file read except pages
 * @param schemas the schemas in use
 */
export function memoryKey(content: Content, schemas: string): string {
  const { configDir, hashes, unreadable, files, masters, today } = content;
  const names = files.map((file) => file.path);
  const parts = [
    hashOfCode(REPOSITORY, CHECK_CODE),
    process.version,
    endianness(),
    schemas,
    configDir,
    [...hashes],
    [...unreadable],
    names,
    [...masters],
    today,
  ];
  return hash('sha1', JSON.stringify(parts)).slice(0, 12);
}

/** The cache file of a content folder. */
export function memoryFile(cacheDir: string, configDir: string): string {
  return path.join(cacheDir, 'checked', `${hash('sha1', configDir).slice(0, 16)}.json`);
}
