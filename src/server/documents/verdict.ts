import type { RejectionReason } from './rejection.ts';

/** The result of checking a document: why it is not accepted, or the SHA-256 of its bytes in hexadecimal. */
export type Verdict = { fault: RejectionReason } | { digest: string };

/** The functions of a thread that reads documents. */
export interface DocumentCalls {
  /** The memory of the content is transferred. */
  read(name: string, sent: { content: Uint8Array }): Promise<Verdict>;
}

/** Time limits for one document. */
export interface ReadLimits {
  /** CPU time of the thread, so that other work on the machine does not count. */
  cpuMs: number;
  /** Wall-clock time in which the thread makes no progress. It is long, because work takes longer on a busy machine. */
  stallMs: number;
}
