import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

/**
 * Copies the repository's files, those not committed yet too, into an empty folder, as a repository of its own.
 * Packages are shared with this one.
 */
export function copyRepository(folder: string): void {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = execFileSync('git', listing, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of names.filter((name) => name !== '' && existsSync(path.join(ROOT, name)))) {
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
}
