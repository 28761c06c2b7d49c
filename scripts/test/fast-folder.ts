/** Where tests put what they throw away. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there; all tests together take a third of it. */
const ENOUGH = 3 * 1024 ** 3;

function hasRoom(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}

/** Whether programs can be started there, which containers often forbid: PostgreSQL is. */
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
 * A folder in memory for the temporary files of tests, which copy and delete many thousands: half the time that the
 * system takes for them is spared. Where memory has no room for it, it is the usual place. Deleted when it goes out of
 * scope. `memory`: where the system keeps files in memory.
 */
export function fastFolder(memory = MEMORY): Disposable & { path: string } {
  const place = hasRoom(memory) ? memory : os.tmpdir();
  const folder = mkdtempSync(path.join(place, 'website-tests-'));
  // Programs of other accounts have to reach what they are given.
  chmodSync(folder, 0o755);
  const dispose = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  if (place === os.tmpdir() || startsPrograms(folder)) return { path: folder, [Symbol.dispose]: dispose };
  dispose();
  return fastFolder(os.tmpdir());
}
