/** The thread that reads documents: checking one and computing its digest takes up to two seconds. */
import { createHash } from 'node:crypto';
import { serveCalls } from '../../threads/serve-calls.ts';
import { findFault } from '../document.ts';
import type { DocumentCalls } from '../verdict.ts';

/** Bytes of heap above which garbage is collected after a document. */
const COLLECT_ABOVE_BYTES = 40 * 1024 * 1024;

const calls: DocumentCalls = {
  async read(name, sent) {
    const { buffer, byteOffset, byteLength } = sent.content;
    const content = Buffer.from(buffer, byteOffset, byteLength);
    const fault = await findFault(name, content);
    // Otherwise the strings of this document would stay until the next one needs the memory.
    if (process.memoryUsage().heapTotal > COLLECT_ABOVE_BYTES) globalThis.gc?.();
    return fault ? { fault } : { digest: createHash('sha256').update(content).digest('hex') };
  },
};

serveCalls(calls);
