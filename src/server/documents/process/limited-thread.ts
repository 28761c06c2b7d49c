import { largeBuffers } from '../../threads/large-buffers.ts';
import { callsOf, Thread, ThreadEnded } from '../../threads/thread.ts';
import type { DocumentCalls, Limits, Verdict } from '../verdict.ts';

/** Megabytes of heap; unpacked data lies outside the heap and is limited by the budget. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/**
 * The minimum share of time for which a working thread uses the processor. Asking a thread for its processor time takes
 * a little as well.
 */
const WORK = 0.01;
/** Milliseconds between two checks of the processor time. */
const PACE = 50;

/** Processor time of a thread so far; undefined once it has ended. */
function timeOf(thread: Thread): Promise<number> {
  return thread.processorTime().catch(() => 0);
}

/** A thread that reads documents within limits. The first document that exceeds them ends it. */
export class LimitedThread {
  readonly #thread: Thread;
  readonly #limits: Limits;

  constructor(module: URL, limits: Limits) {
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
   * Ends the thread as soon as it has used more processor time than a document may, or has stalled for too long: a
   * thread blocked in a system call does not even report its processor time.
   * @param onStuck called if it stalled
   * @returns a function that stops watching
   */
  #watch(onStuck: () => void): () => void {
    const before = timeOf(this.#thread);
    let [taken, worked] = [0, performance.now()];
    const timer = setInterval(async () => {
      if (performance.now() - worked > this.#limits.clock) {
        onStuck();
        return void this.#thread.end();
      }
      const now = (await timeOf(this.#thread)) - (await before);
      if (now > taken + this.#limits.clock * WORK) [taken, worked] = [now, performance.now()];
      if (now > this.#limits.processor) void this.#thread.end();
    }, PACE);
    return () => clearInterval(timer);
  }
}
