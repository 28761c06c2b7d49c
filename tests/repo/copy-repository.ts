import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/root.ts';

const PACKAGES = 'node_modules';

/**
 * Copies the repository's files, including uncommitted ones, into an empty folder and initialises a repository there.
 * The packages are shared.
 */
export function copyRepository(folder: string): void {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = execFileSync('git', listing, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  // In a copy, node_modules is a symbolic link, which git does not treat as the ignored folder.
  const isFile = (name: string) => name !== '' && name !== PACKAGES && existsSync(path.join(ROOT, name));
  for (const file of names.filter(isFile)) {
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  symlinkSync(path.join(ROOT, PACKAGES), path.join(folder, PACKAGES));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
}

/**
 * Copies the repository below a folder, with links to the named parts of the cache for reuse. Builds that write there
 * change the cache of this repository too. Returns the root of the copy.
 */
export function copyWithCache(folder: string, isReused: (name: string) => boolean): string {
  const copy = path.join(folder, 'repository');
  copyRepository(copy);
  const [own, cache] = [path.join(ROOT, '.cache'), path.join(copy, '.cache')];
  mkdirSync(cache);
  const names = existsSync(own) ? readdirSync(own).filter(isReused) : [];
  for (const name of names) symlinkSync(path.join(own, name), path.join(cache, name));
  return copy;
}
