import { largeBuffers } from '../../threads/large-buffers.ts';
import { callsOf, Thread, ThreadEnded } from '../../threads/thread.ts';
import type { DocumentCalls, Limits, Verdict } from '../verdict.ts';

/** Megabytes of texts and objects; what is unpacked lies outside of them and is counted by its budget. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
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
   * @throws ThreadEnded when time ran out without any work
   */
  async read(name: string, content: Uint8Array): Promise<Verdict> {
    let isOutOfTime = false;
    const clock = setTimeout(() => {
      isOutOfTime = true;
      void this.#thread.end();
    }, this.#limits.clock);
    const watch = this.#watch();
    try {
      return await callsOf<DocumentCalls>(this.#thread).read(name, { content });
    } catch (error) {
      if (!(error instanceof ThreadEnded) || isOutOfTime) throw error;
      return { fault: 'tooComplex' };
    } finally {
      clearTimeout(clock);
      clearInterval(watch);
    }
  }

  /** Ends the thread as soon as it has taken more processor time than a document may. */
  #watch(): NodeJS.Timeout {
    const before = timeOf(this.#thread);
    return setInterval(async () => {
      const taken = (await timeOf(this.#thread)) - (await before);
      if (taken > this.#limits.processor) void this.#thread.end();
    }, PACE);
  }
}
