import { hash } from 'node:crypto';
import { endianness } from 'node:os';
import path from 'node:path';
import type { Content } from '../read/content.ts';
import { hashOfCode } from './code-hash.ts';

/** The folder of the repository. */
export const REPOSITORY = path.join(import.meta.dirname, '../../..');

/** The code of a check, below the repository. */
export const CHECK_CODE = ['src/content', 'src/contracts', 'src/forms', 'package-lock.json'];

const shortHash = (parts: unknown) => hash('sha1', JSON.stringify(parts)).slice(0, 12);

/**
 * A key that changes whenever the result for an unchanged page might, except through the text of another file: with
 * the check's code, the schemas, the names of files and pictures, or the day.
 * @param content with every file read except pages
 * @param schemas the schemas in use
 */
export function cacheKey(content: Content, schemas: string): string {
  const { configDir, unreadable, invalidNames, files, masters, today } = content;
  const names = files.map((file) => file.path);
  const code = [hashOfCode(REPOSITORY, CHECK_CODE), process.version, endianness(), schemas];
  return shortHash([...code, configDir, [...unreadable], [...invalidNames], names, [...masters], today]);
}

/** For each kind of file except pages, a hash of the texts. @param content with all of them read */
export function hashesOfKinds({ files, hashes }: Content): Map<string, string> {
  const read = files.filter(({ path }) => hashes.has(path));
  const byKind = Map.groupBy(read, ({ kind }) => kind.name);
  return new Map([...byKind].map(([kind, ofKind]) => [kind, shortHash(ofKind.map((file) => hashes.get(file.path)))]));
}

/** The cache file of a content folder. */
export function cacheFilePath(cacheDir: string, configDir: string): string {
  return path.join(cacheDir, 'checked', `${hash('sha1', configDir).slice(0, 16)}.json`);
}
