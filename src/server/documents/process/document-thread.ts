/** A thread that reads documents: to look into one and to take its digest lasts up to two seconds. */
import { createHash } from 'node:crypto';
import { answer } from '../../threads/answering.ts';
import { contentFault } from '../document.ts';
import type { DocumentCalls } from '../verdict.ts';

const calls: DocumentCalls = {
  async read(name, sent) {
    const { buffer, byteOffset, byteLength } = sent.content;
    const content = Buffer.from(buffer, byteOffset, byteLength);
    const fault = await contentFault(name, content);
    return fault ? { fault } : { digest: createHash('sha256').update(content).digest('hex') };
  },
};

answer(calls);
