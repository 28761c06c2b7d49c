/** A thread that reads documents: to decode one, to look into it and to take its digest lasts up to two seconds. */
import { createHash } from 'node:crypto';
import { answer } from '../threads/answering.ts';
import { contentFault } from './document.ts';
import { decodeDocument } from './document-bytes.ts';
import type { DocumentCalls } from './verdict.ts';

const calls: DocumentCalls = {
  async read(name, sent) {
    const content = decodeDocument(sent);
    if (!content) return { fault: 'damagedFile' };
    const fault = await contentFault(name, content);
    return fault ? { fault } : { digest: createHash('sha256').update(content).digest('hex') };
  },
};

answer(calls);
