/** A thread that reads documents: to look into one and to take its digest lasts up to two seconds. */
import { createHash } from 'node:crypto';
import { answer } from '../../threads/answering.ts';
import { contentFault } from '../document.ts';
import type { DocumentCalls } from '../verdict.ts';

/** Bytes of texts and objects that are more than a thread needs between two documents. */
const MUCH = 40 * 1024 * 1024;

const calls: DocumentCalls = {
  async read(name, sent) {
    const { buffer, byteOffset, byteLength } = sent.content;
    const content = Buffer.from(buffer, byteOffset, byteLength);
    const fault = await contentFault(name, content);
    // Left alone, the collector lets the texts of this document lie until the next one needs their room.
    if (process.memoryUsage().heapTotal > MUCH) globalThis.gc?.();
    return fault ? { fault } : { digest: createHash('sha256').update(content).digest('hex') };
  },
};

answer(calls);
