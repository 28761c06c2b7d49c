import { FairQueue } from '../threads/fair-queue.ts';
import { freeLargeBuffers } from '../threads/large-buffers.ts';
import { decodeDocument } from './document-bytes.ts';
import { LimitedProcess } from './process/limited-process.ts';
import type { RejectionReason } from './rejection.ts';
import type { UploadedDocument } from './uploaded-document.ts';
import type { ReadLimits } from './verdict.ts';

/** The result of reading a document: why it is not accepted, or its bytes and their SHA-256 in hexadecimal. */
export type ReadDocument = { fault: RejectionReason } | { content: Uint8Array; digest: string };

/** How many documents are read at the same time. */
const PROCESSES = 2;
/** Genuine documents take 0.1 s of CPU time, the slowest 1 s. */
const LIMITS: ReadLimits = { cpuMs: 2000, stallMs: 15_000 };
const MODULE = new URL('./process/document-thread.ts', import.meta.url);

/** Reads a document in a process, and settles the caller's promise. */
type Task = (process: LimitedProcess) => Promise<void>;

async function readWith(process: LimitedProcess, name: string, sent: UploadedDocument): Promise<ReadDocument> {
  const content = await decodeDocument(sent);
  if (!content) return { fault: 'damagedFile' };
  const verdict = await process.read(name, content);
  if ('digest' in verdict) return { content, digest: verdict.digest };
  freeLargeBuffers([{ content }]);
  return verdict;
}

/**
 * Reads documents in two separate processes, so that other requests are answered meanwhile. The processes start with
 * the first documents and keep running. Clients take turns, so that one client's documents do not hold up another's.
 */
export class DocumentReader {
  readonly #queue = new FairQueue<Task>();
  readonly #processes: LimitedProcess[];
  readonly #idle: LimitedProcess[];

  constructor({ limits = LIMITS, module = MODULE }: { limits?: ReadLimits; module?: URL } = {}) {
    this.#processes = Array.from({ length: PROCESSES }, () => new LimitedProcess(module, limits));
    // The first process is used whenever it is idle, since it is warm.
    this.#idle = this.#processes.toReversed();
  }

  /**
   * Reads a document. A document that exceeds the limits of time or memory is reported as a fault of the document.
   * @param client the client that sent it
   * @throws ThreadEnded if it could not be read, which is answered with 503
   */
  read(name: string, sent: UploadedDocument, client: string): Promise<ReadDocument> {
    const { promise, resolve, reject } = Promise.withResolvers<ReadDocument>();
    // Decoded when its turn comes, so that waiting documents are kept in memory only once.
    this.#queue.add(client, (process) => readWith(process, name, sent).then(resolve, reject));
    this.#handOut();
    return promise;
  }

  async close(): Promise<void> {
    await Promise.all(this.#processes.map((process) => process.close()));
  }

  #handOut(): void {
    const process = this.#idle.pop();
    if (!process) return;
    const next = this.#queue.next();
    if (next) void this.#run(process, next);
    else this.#idle.push(process);
  }

  async #run(process: LimitedProcess, { client, task }: { client: string; task: Task }): Promise<void> {
    const begin = performance.now();
    await task(process);
    this.#queue.done(client, performance.now() - begin);
    this.#idle.push(process);
    this.#handOut();
  }
}
