import { largeBuffers } from '../../threads/large-buffers.ts';
import { callsOf, Thread, ThreadEnded } from '../../threads/thread.ts';
import type { DocumentCalls, Limits, Verdict } from '../verdict.ts';

/** Megabytes of texts and objects; what is unpacked lies outside of them and is counted by its budget. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/** The part of its time in which a thread works at least; to be asked costs it a little as well. */
const WORK = 0.01;
/** Milliseconds between two looks at the processor time. */
const PACE = 50;

/** Processor time of a thread so far; of one that has ended there is none to be watched. */
function timeOf(thread: Thread): Promise<number> {
  return thread.processorTime().catch(() => 0);
}

/** A thread that reads documents within limits; one that goes beyond them takes the thread with it, for good. */
export class LimitedThread {
  readonly #thread: Thread;
  readonly #limits: Limits;

  constructor(module: URL, limits: Limits) {
    this.#thread = new Thread({ module, limits: MEMORY, moves: largeBuffers });
    this.#limits = limits;
  }

  /** @throws ThreadEnded when it cannot work */
  ready(): Promise<void> {
    return this.#thread.ready();
  }

  /**
   * Reads a document. One that takes too much, or brings the thread down, is at fault itself.
   * @throws ThreadEnded when the thread did nothing for too long
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
   * Ends the thread as soon as it has taken more processor time than a document may, or has taken none for too long: a
   * thread that waits in the system does not even tell how much it has taken.
   * @param onStuck called in the second case
   * @returns ends the watch
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
