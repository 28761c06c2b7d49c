/** The folder for temporary files of tests. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux's RAM disk. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there; all tests together use a third of it. */
const MIN_FREE_BYTES = 3 * 1024 ** 3;

function hasSpace(parent: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(parent);
    return bavail * bsize > MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/** Whether programs can be started there, which containers often forbid: PostgreSQL must be. */
function startsPrograms(folder: string): boolean {
  const program = path.join(folder, 'program');
  try {
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(program);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program, { force: true });
  }
}

/**
 * A folder in memory for the temporary files of tests, which copy and delete thousands: this saves half of the system
 * time. If the memory is too small, the usual temporary folder. Deleted at the end of its scope. `memory`: the folder
 * of the RAM disk.
 */
export function fastFolder(memory = MEMORY): Disposable & { path: string } {
  const parent = hasSpace(memory) ? memory : os.tmpdir();
  const folder = mkdtempSync(path.join(parent, 'website-tests-'));
  // Programs that run as other accounts need access.
  chmodSync(folder, 0o755);
  const dispose = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  if (parent === os.tmpdir() || startsPrograms(folder)) return { path: folder, [Symbol.dispose]: dispose };
  dispose();
  return fastFolder(os.tmpdir());
}
