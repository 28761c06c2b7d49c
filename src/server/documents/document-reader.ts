import { FairQueue } from './fair-queue.ts';
import type { ContentFault } from './fault.ts';
import { LimitedThread, type Limits } from './limited-thread.ts';
import type { SentDocument } from './sent-document.ts';

/** What was found in a document: why it is not accepted, or its bytes and their SHA-256, hexadecimal. */
export type ReadDocument = { fault: ContentFault } | { content: Uint8Array; digest: string };

/** What a thread answers. */
export interface DocumentCalls {
  read(name: string, sent: SentDocument): Promise<ReadDocument>;
}

/** Documents that are read at the same time. */
const THREADS = 2;
/** Genuine documents take a tenth of a second of the processor; the slowest a second. */
const LIMITS: Limits = { processor: 2000, clock: 15_000 };
const MODULE = new URL('./document-thread.ts', import.meta.url);

/** Reads a document with a thread, and tells whoever waits for it. */
type Task = (thread: LimitedThread) => Promise<void>;

/**
 * Reads documents in two threads of their own, so that everybody else is answered meanwhile. The threads are started
 * by the first documents and stay. Clients take turns: nobody's documents keep those of others waiting.
 */
export class DocumentReader {
  readonly #queue = new FairQueue<Task>();
  readonly #threads: LimitedThread[];
  readonly #idle: LimitedThread[];

  constructor({ limits = LIMITS, module = MODULE }: { limits?: Limits; module?: URL } = {}) {
    this.#threads = Array.from({ length: THREADS }, () => new LimitedThread(module, limits));
    // The first one reads as long as it suffices: it is warm.
    this.#idle = this.#threads.toReversed();
  }

  /**
   * Reads a document of this name; its bytes, and all that lies in the same memory, are gone afterwards. One that takes
   * more time or memory than any genuine document has a fault of its own.
   * @param client whose document it is
   * @throws ThreadEnded when it could not be looked into, which is answered with 503
   */
  read(name: string, sent: SentDocument, client: string): Promise<ReadDocument> {
    const { promise, resolve, reject } = Promise.withResolvers<ReadDocument>();
    this.#queue.add(client, (thread) => thread.read(name, sent).then(resolve, reject));
    this.#handOut();
    return promise;
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #handOut(): void {
    const thread = this.#idle.pop();
    if (!thread) return;
    const next = this.#queue.next();
    if (next) void this.#run(thread, next);
    else this.#idle.push(thread);
  }

  async #run(thread: LimitedThread, { client, task }: { client: string; task: Task }): Promise<void> {
    const begin = performance.now();
    await task(thread);
    this.#queue.done(client, performance.now() - begin);
    this.#idle.push(thread);
    this.#handOut();
  }
}
