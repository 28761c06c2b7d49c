import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.ts';

/** A program of the system that tests need. */
export interface RequiredProgram {
  /** Its possible names, the preferred one first. */
  names: string[];
  /** Packages of Debian and Ubuntu that contain it, tried in this order. */
  packages: string[];
}

/** Where Debian installs programs that ordinary accounts seldom use. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin'];

/** Whether a file exists and is executable. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these names that is a program on the PATH, as a file; null if there is none. */
export function findProgram(names: string[], environment: NodeJS.ProcessEnv = process.env): string | null {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => [...folders, ...SYSTEM_FOLDERS].map((folder) => path.join(folder, name)));
  return candidates.find(isProgram) ?? null;
}

/** Makes apt-get ask no questions and start no services. Part of the command line, since sudo drops the environment. */
const QUIETLY = ['env', 'DEBIAN_FRONTEND=noninteractive', 'SYSTEMD_OFFLINE=1'];

/**
 * Waits for a lock, for at most this many seconds, because two tests may each need a program. The folder serves as the
 * lock.
 */
const IN_TURN = ['flock', '--wait', '240', '/usr/bin'];

/** Installs packages with apt-get, if that needs no password, until `isThere` returns true. Returns the output. */
export async function installPackages(packages: string[], isThere: () => boolean): Promise<string> {
  const install = (name: string) => ['apt-get', 'install', '-y', '--no-install-recommends', name];
  let output = '';
  for (const command of [['apt-get', 'update'], ...packages.map(install)]) {
    if (isThere()) break;
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const [program = '', ...args] = [...asRoot, ...QUIETLY, ...IN_TURN, ...command];
    try {
      output += (await run(program, args)).output;
    } catch (error) {
      output += `${program}: ${error instanceof Error ? error.message : String(error)}\n`;
    }
  }
  return output;
}

/**
 * Finds or installs a program.
 * @returns its file
 * @throws Error that says what to install if that fails
 */
export async function provideProgram({ names, packages }: RequiredProgram): Promise<string> {
  const find = () => findProgram(names);
  const output = find() ? '' : await installPackages(packages, () => find() !== null);
  const file = find();
  if (file) return file;
  const packageNames = packages.join(' or ');
  throw new Error(`${names[0]} was not found and could not be installed. Please install ${packageNames}.\n\n${output}`);
}
