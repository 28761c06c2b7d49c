/** The memory of processes on Linux. */
import { readdirSync, readFileSync } from 'node:fs';

/** The text of a file below /proc; empty for a process that has ended. */
function read(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The running child processes of a process. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(`${name}/status`).includes(`\nPPid:\t${pid}\n`))
    .map(Number);
}

/** The current memory of processes in bytes. Shared memory is counted proportionally. */
export function memoryOf(pids: number[]): number {
  return pids.reduce(
    (sum, pid) => sum + Number(/^Pss:\s+(\d+) kB$/m.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0) * 1024,
    0,
  );
}
