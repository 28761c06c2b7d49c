/** A thread that reads documents: to decode one, to look into it and to take its digest lasts up to two seconds. */
import { createHash } from 'node:crypto';
import { answer } from '../threads/answering.ts';
import { largeBuffers } from '../threads/large-buffers.ts';
import { contentFault, decodeDocument } from './document.ts';
import type { DocumentCalls } from './document-reader.ts';

const calls: DocumentCalls = {
  async read(name, sent) {
    const content = decodeDocument(sent);
    if (!content) return { fault: 'damagedFile' };
    const fault = await contentFault(name, content);
    return fault ? { fault } : { content, digest: createHash('sha256').update(content).digest('hex') };
  },
};

answer(calls, (result) => largeBuffers([result]));
