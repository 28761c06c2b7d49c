import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { phrase } from '../words/phrase.ts';

/** Another process is changing the same folder. */
export class FolderLockedError extends Error {
  constructor() {
    super(phrase('folderBusy'));
  }
}

/**
 * Locks the folder until disposed. A lock whose process has ended is ignored.
 * @throws FolderLockedError if another process has it
 */
export function lockFolder(folder: string): Disposable {
  const file = path.join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  if (!take(file)) {
    if (isOfThisBoot(file) && isRunning(Number(readFileSync(file, 'utf8')))) throw new FolderLockedError();
    rmSync(file, { force: true });
    if (!take(file)) throw new FolderLockedError();
  }
  return { [Symbol.dispose]: () => rmSync(file, { force: true }) };
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Whether a lock was created since the computer was started; otherwise its process id may belong to another program.
 */
function isOfThisBoot(file: string): boolean {
  return statSync(file).mtimeMs >= Date.now() - uptime() * 1000;
}

function isRunning(pid: number): boolean {
  if (pid === process.pid || !(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
