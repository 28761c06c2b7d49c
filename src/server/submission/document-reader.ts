import { largeBuffers } from '../threads/large-buffers.ts';
import { callsOf, Thread, ThreadEnded } from '../threads/thread.ts';
import type { ContentFault } from './content/fault.ts';
import type { SentDocument } from './sent-document.ts';

/** What was found in a document: why it is not accepted, or its bytes and their SHA-256, hexadecimal. */
export type ReadDocument = { fault: ContentFault } | { content: Uint8Array; digest: string };

/** What the thread answers. */
export interface DocumentCalls {
  read(name: string, sent: SentDocument): Promise<ReadDocument>;
}

/** Milliseconds that one document may take; the slowest genuine ones take a second on a busy machine. */
const PATIENCE = 15_000;
/** Megabytes of texts and objects. Bytes lie outside of them. */
const LIMITS = { maxOldGenerationSizeMb: 256 };
const MODULE = new URL('./document-thread.ts', import.meta.url);

/**
 * Reads documents in a thread of their own, one after the other, so that everybody else is answered meanwhile. The
 * thread is started by the first document. One that takes too long, or brings the thread down, is refused (503), and
 * the next one gets a new thread: what could not be looked into is never accepted.
 */
export class DocumentReader {
  readonly #patience: number;
  readonly #module: URL;
  #thread: Thread | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ patience = PATIENCE, module = MODULE }: { patience?: number; module?: URL } = {}) {
    this.#patience = patience;
    this.#module = module;
  }

  /**
   * Reads a document of this name; its bytes, and all that lies in the same memory, are gone afterwards.
   * @throws ThreadEnded, which is answered with 503
   */
  read(name: string, sent: SentDocument): Promise<ReadDocument> {
    const reading = this.#last.then(() => this.#readNow(name, sent));
    this.#last = reading.catch(() => {});
    return reading;
  }

  async close(): Promise<void> {
    await this.#thread?.end();
  }

  async #readNow(name: string, sent: SentDocument): Promise<ReadDocument> {
    this.#thread ??= new Thread({ module: this.#module, limits: LIMITS, moves: largeBuffers });
    const thread = this.#thread;
    const timer = setTimeout(() => void thread.end(), this.#patience);
    try {
      return await callsOf<DocumentCalls>(thread).read(name, sent);
    } catch (error) {
      if (error instanceof ThreadEnded) this.#thread = undefined;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
