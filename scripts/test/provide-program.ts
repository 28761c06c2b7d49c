import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.ts';

/** A program of the system that tests need. */
export interface WantedProgram {
  /** What it may be called, the best first. */
  names: string[];
  /** Packages of Debian and Ubuntu that bring it: tried in this order until it is there. */
  packages: string[];
}

/** Where Debian keeps programs that ordinary accounts seldom call. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin'];

/** Whether a file is there and may be executed. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these names that is a program on the PATH of the environment, as a file; null where there is none. */
export function findProgram(names: string[], environment: NodeJS.ProcessEnv = process.env): string | null {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => [...folders, ...SYSTEM_FOLDERS].map((folder) => path.join(folder, name)));
  return candidates.find(isProgram) ?? null;
}

/** Asks nothing, and starts no service that comes along; said on the command line, since sudo passes no environment on. */
const QUIETLY = ['env', 'DEBIAN_FRONTEND=noninteractive', 'SYSTEMD_OFFLINE=1'];

/** Installs packages by apt-get, where that needs no question, until `isThere`. Returns what was printed. */
export async function installPackages(packages: string[], isThere: () => boolean): Promise<string> {
  const install = (name: string) => ['apt-get', 'install', '-y', '--no-install-recommends', name];
  let output = '';
  for (const command of [['apt-get', 'update'], ...packages.map(install)]) {
    if (isThere()) break;
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const [program = '', ...args] = [...asRoot, ...QUIETLY, ...command];
    try {
      output += (await run(program, args)).output;
    } catch (error) {
      output += `${program}: ${error instanceof Error ? error.message : String(error)}\n`;
    }
  }
  return output;
}

/** Finds a program or installs it. @returns its file @throws Error that says what to install, when it is not to be had */
export async function provideProgram({ names, packages }: WantedProgram): Promise<string> {
  const find = () => findProgram(names);
  const output = find() ? '' : await installPackages(packages, () => find() !== null);
  const file = find();
  if (file) return file;
  const packageNames = packages.join(' or ');
  throw new Error(`${names[0]} was not found and could not be installed. Please install ${packageNames}.\n\n${output}`);
}
