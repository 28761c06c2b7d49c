import { largeBuffers } from '../../threads/large-buffers.ts';
import { callsOf, Thread, ThreadEnded } from '../../threads/thread.ts';
import type { DocumentCalls, ReadLimits, Verdict } from '../verdict.ts';

/** Megabytes of heap; unpacked data lies outside the heap and is limited by the budget. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/** The minimum share of time for which a working thread uses the CPU. Measuring its CPU time takes a little as well. */
const MIN_CPU_SHARE = 0.01;
const CHECK_INTERVAL_MS = 50;

/** CPU time of a thread so far; 0 once it has ended. */
function cpuTimeOf(thread: Thread): Promise<number> {
  return thread.cpuTime().catch(() => 0);
}

/** A thread that reads documents within limits. The first document that exceeds them ends it. */
export class LimitedThread {
  readonly #thread: Thread;
  readonly #limits: ReadLimits;

  constructor(module: URL, limits: ReadLimits) {
    this.#thread = new Thread({ module, limits: MEMORY, moves: largeBuffers });
    this.#limits = limits;
  }

  /** Resolves when the thread has started. @throws ThreadEnded if it cannot start */
  ready(): Promise<void> {
    return this.#thread.ready();
  }

  /**
   * Reads a document. One that exceeds the limits or crashes the thread is itself at fault.
   * @throws ThreadEnded if the thread stalled
   */
  async read(name: string, content: Uint8Array): Promise<Verdict> {
    let isStuck = false;
    const end = this.#watch(() => {
      isStuck = true;
    });
    try {
      return await callsOf<DocumentCalls>(this.#thread).read(name, { content });
    } catch (error) {
      if (!(error instanceof ThreadEnded) || isStuck) throw error;
      return { fault: 'tooComplex' };
    } finally {
      end();
    }
  }

  /**
   * Ends the thread as soon as it has used more CPU time than a document may, or has stalled for too long: a thread
   * blocked in a system call does not even report its CPU time.
   * @param onStuck called if it stalled
   * @returns a function that stops watching
   */
  #watch(onStuck: () => void): () => void {
    const before = cpuTimeOf(this.#thread);
    let [usedMs, lastProgress] = [0, performance.now()];
    const timer = setInterval(async () => {
      if (performance.now() - lastProgress > this.#limits.stallMs) {
        onStuck();
        return void this.#thread.end();
      }
      const now = (await cpuTimeOf(this.#thread)) - (await before);
      if (now > usedMs + this.#limits.stallMs * MIN_CPU_SHARE) [usedMs, lastProgress] = [now, performance.now()];
      if (now > this.#limits.cpuMs) void this.#thread.end();
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }
}
