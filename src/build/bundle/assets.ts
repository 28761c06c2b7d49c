/**
 * Build output that does not depend on content: scripts, the renderer, CSS by module. Cached until the code changes.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashFiles } from '../../content/cache/code-hash.ts';
import { type Assets, readRecord, recordFile } from './code-record.ts';

/** What built code depends on: files and folders of the repository. */
export const HASHED = ['src', 'schemas', 'vite.config.ts', 'package-lock.json'];

/** The cache folder of the built code for a hash of the sources. */
export function codeDir(cacheDir: string, codeHash: string): string {
  return path.join(cacheDir, 'code', codeHash);
}

/**
 * The built code, from the cache if the sources are unchanged. It is built in a child process, so that the bundler's
 * memory is released before pages are rendered.
 * @param root the repository
 * @param cacheDir where built code is cached
 */
export async function buildAssets(root: string, cacheDir: string): Promise<Assets> {
  const codeHash = hashFiles(root, HASHED, createHash('sha256'));
  const dir = codeDir(cacheDir, codeHash);
  if (!existsSync(recordFile(dir))) {
    await promisify(execFile)(process.execPath, [
      path.join(import.meta.dirname, 'bundle-process.ts'),
      root,
      cacheDir,
      codeHash,
    ]);
  }
  return readRecord(dir);
}
