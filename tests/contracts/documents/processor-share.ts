/** Measures the share of the processors that this process and its children got, to allow for a busy machine. */
import { readFileSync } from 'node:fs';
import os from 'node:os';

/** Milliseconds that the machine's processors have been busy since it booted. */
function workOfMachine(): number {
  return os.cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}

/** Milliseconds of CPU time of a process, from Linux's hundredths of a second; 0 if it has ended. */
function workOf(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(afterName[11]) + Number(afterName[12])) * 10;
  } catch {
    return 0;
  }
}

/** Measures from its construction on. Call `look` often enough for processes that may end. */
export class ProcessorShare {
  readonly #began = performance.now();
  readonly #machine = workOfMachine();
  readonly #before: number;
  readonly #work = new Map<number, number>();

  /** @param running the processes to include besides this one that are already running */
  constructor(running: number[] = []) {
    this.look([process.pid, ...running]);
    this.#before = this.#sum();
  }

  #sum(): number {
    return [...this.#work.values()].reduce((sum, one) => sum + one, 0);
  }

  /** Records what processes have used so far. */
  look(pids: number[]): void {
    for (const pid of [process.pid, ...pids]) this.#work.set(pid, Math.max(workOf(pid), this.#work.get(pid) ?? 0));
  }

  /**
   * The share of all processors that other programs left to this process and its children: 1 on an otherwise idle
   * machine. A duration measured meanwhile, multiplied by it, is what it would have been there.
   */
  left(): number {
    const all = os.availableParallelism() * (performance.now() - this.#began);
    const others = workOfMachine() - this.#machine - (this.#sum() - this.#before);
    return Math.min(1, Math.max(0.05, 1 - others / all));
  }
}
