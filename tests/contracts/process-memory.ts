/** What processes have of the memory, as Linux knows it. */
import { readdirSync, readFileSync } from 'node:fs';

/** The text of a file below /proc; nothing of a process that has ended. */
function read(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The processes that a process has started and that are still there. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(`${name}/status`).includes(`\nPPid:\t${pid}\n`))
    .map(Number);
}

/** Bytes that processes have now. What they share with others, such as the program itself, counts by their part of it. */
export function memoryOf(pids: number[]): number {
  return pids.reduce(
    (sum, pid) => sum + Number(/^Pss:\s+(\d+) kB$/m.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0) * 1024,
    0,
  );
}
