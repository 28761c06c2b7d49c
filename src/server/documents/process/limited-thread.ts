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

/** A thread that reads documents within limits; one that goes beyond them takes the thread with it, and a new one comes. */
export class LimitedThread {
  readonly #module: URL;
  readonly #limits: Limits;
  #thread: Thread | undefined;

  constructor(module: URL, limits: Limits) {
    this.#module = module;
    this.#limits = limits;
  }

  /**
   * Reads a document. One that takes too much, or brings the thread down, is at fault itself.
   * @throws ThreadEnded when there is no thread that works, or time ran out without any work
   */
  async read(name: string, content: Uint8Array): Promise<Verdict> {
    return this.#readWith(await this.#readyThread(), name, content);
  }

  /** @throws ThreadEnded when there is no thread that works */
  async ready(): Promise<void> {
    await this.#readyThread();
  }

  async #readyThread(): Promise<Thread> {
    const thread = this.#start();
    try {
      await thread.ready();
      return thread;
    } catch (error) {
      this.#thread = undefined;
      throw error;
    }
  }

  #start(): Thread {
    this.#thread ??= new Thread({ module: this.#module, limits: MEMORY, moves: largeBuffers });
    return this.#thread;
  }

  async #readWith(thread: Thread, name: string, content: Uint8Array): Promise<Verdict> {
    let isOutOfTime = false;
    const clock = setTimeout(() => {
      isOutOfTime = true;
      void thread.end();
    }, this.#limits.clock);
    const watch = this.#watch(thread);
    try {
      return await callsOf<DocumentCalls>(thread).read(name, { content });
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      this.#replace();
      if (isOutOfTime) throw error;
      return { fault: 'tooComplex' };
    } finally {
      clearTimeout(clock);
      clearInterval(watch);
    }
  }

  /** The next document finds a thread that has started. */
  #replace(): void {
    this.#thread = undefined;
    this.#start()
      .ready()
      .catch(() => {});
  }

  /** Ends a thread as soon as it has taken more processor time than a document may. */
  #watch(thread: Thread): NodeJS.Timeout {
    const before = timeOf(thread);
    return setInterval(async () => {
      const taken = (await timeOf(thread)) - (await before);
      if (taken > this.#limits.processor) void thread.end();
    }, PACE);
  }
}
