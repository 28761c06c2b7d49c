import { fileEnding } from '../../forms/rules/index.ts';
import { Budget } from './budget.ts';
import { type ContentFault, Unacceptable } from './fault.ts';
import { isLockedDocx, readDoc } from './office/doc.ts';
import { readDocx } from './office/package.ts';
import { readPdf } from './pdf/pdf.ts';
import { readJpg, readPng } from './pictures.ts';
import type { SentDocument } from './sent-document.ts';

/** What reads the content, by each ending that forms may allow. Each throws Unacceptable. */
const READ: Record<string, (content: Buffer, budget: Budget) => void | Promise<void>> = {
  pdf: readPdf,
  doc: readDoc,
  docx: async (content, budget) => {
    if (!isLockedDocx(content, budget)) await readDocx(content, budget);
  },
  jpg: readJpg,
  png: readPng,
};

function decodeBase64(bytes: Buffer): Buffer | undefined {
  if (bytes.length % 4 !== 0) return undefined;
  const text = bytes.toString('latin1');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const content = Buffer.from(text, 'base64');
  // Characters that are not base64 are skipped while decoding, so that the length tells of them.
  return content.length === (text.length / 4) * 3 - padding ? content : undefined;
}

/** The bytes of a document, or undefined when they are not what was announced. */
export function decodeDocument({ bytes, isBase64, size }: SentDocument): Buffer | undefined {
  const sent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const content = isBase64 ? decodeBase64(sent) : sent;
  return content?.length === size ? content : undefined;
}

/**
 * What is wrong with the content of a document whose name has passed the rules: another type than its ending says,
 * cut off, made to do harm, or beyond what can be looked into. Undefined when it is fine.
 */
export async function contentFault(name: string, content: Buffer): Promise<ContentFault | undefined> {
  const ending = fileEnding(name);
  const read = Object.hasOwn(READ, ending) ? READ[ending] : undefined;
  if (!read) return 'wrongContent';
  if (content.length === 0) return 'damagedFile';
  try {
    await read(content, new Budget());
    return undefined;
  } catch (error) {
    if (error instanceof Unacceptable) return error.fault;
    // Nested deeper than any program goes: the parsers have no stack left for it.
    if (error instanceof RangeError) return 'unsafeFile';
    throw error;
  }
}
