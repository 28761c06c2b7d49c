import type { ContentFault } from './fault.ts';

/** What was found in a document: why it is not accepted, or the SHA-256 of its bytes, hexadecimal. */
export type Verdict = { fault: ContentFault } | { digest: string };

/** What a thread that reads documents answers. */
export interface DocumentCalls {
  /** The memory of the content is handed over. */
  read(name: string, sent: { content: Uint8Array }): Promise<Verdict>;
}

/** What one document may take. Milliseconds. */
export interface Limits {
  /** Of the thread's own processor time: other work on the machine does not count. */
  processor: number;
  /** Of the clock, in which the thread does nothing at all. On a busy machine work takes longer, and is no fault of it. */
  clock: number;
}
