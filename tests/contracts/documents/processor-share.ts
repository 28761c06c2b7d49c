/** What part of the processors this process and its children had, so that a busy machine is no fault of theirs. */
import { readFileSync } from 'node:fs';
import os from 'node:os';

/** Milliseconds that the processors of the machine have worked since it was started. */
function workOfMachine(): number {
  return os.cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}

/** Milliseconds that a process has worked, by Linux's hundredths of a second; 0 when it has ended. */
function workOf(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(afterName[11]) + Number(afterName[12])) * 10;
  } catch {
    return 0;
  }
}

/** Measures from its making on. Look often enough at processes that may end. */
export class ProcessorShare {
  readonly #began = performance.now();
  readonly #machine = workOfMachine();
  readonly #before: number;
  readonly #work = new Map<number, number>();

  /** @param running the processes that count besides this one, and that run already */
  constructor(running: number[] = []) {
    this.look([process.pid, ...running]);
    this.#before = this.#sum();
  }

  #sum(): number {
    return [...this.#work.values()].reduce((sum, one) => sum + one, 0);
  }

  /** Looks at what processes have done until now. */
  look(pids: number[]): void {
    for (const pid of [process.pid, ...pids]) this.#work.set(pid, Math.max(workOf(pid), this.#work.get(pid) ?? 0));
  }

  /**
   * The part of all processors that other programs left to this one and its processes: 1 on a machine that does nothing
   * else. A time that was measured meanwhile, multiplied by it, is what it would have been there.
   */
  left(): number {
    const all = os.availableParallelism() * (performance.now() - this.#began);
    const others = workOfMachine() - this.#machine - (this.#sum() - this.#before);
    return Math.min(1, Math.max(0.05, 1 - others / all));
  }
}
