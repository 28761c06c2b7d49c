import type { ContentFault } from './fault.ts';

/** What was found in a document: why it is not accepted, or the SHA-256 of its bytes, hexadecimal. */
export type Verdict = { fault: ContentFault } | { digest: string };

/** What a thread that reads documents answers. */
export interface DocumentCalls {
  /** The memory of the content is transferred. */
  read(name: string, sent: { content: Uint8Array }): Promise<Verdict>;
}

/** Time limits for one document, in milliseconds. */
export interface Limits {
  /** Processor time of the thread: other work on the machine does not count. */
  processor: number;
  /**
   * Wall-clock time in which the thread makes no progress. On a busy machine work takes longer without being at fault.
   */
  clock: number;
}
