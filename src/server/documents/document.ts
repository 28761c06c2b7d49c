import { fileEnding } from '../../forms/rules/index.ts';
import { assertAttachment, assertEmbedded } from './attachment.ts';
import { Budget } from './budget.ts';
import { isLockedDocx, readDoc } from './office/doc.ts';
import { readDocx } from './office/package.ts';
import { readPdf } from './pdf/pdf.ts';
import { readNamedPicture } from './pictures.ts';
import { DocumentRejected, type RejectionReason } from './rejection.ts';

/** The readers, by the file extensions that forms may allow. Each throws DocumentRejected. */
const READ: Record<string, (content: Buffer, budget: Budget) => void | Promise<void>> = {
  pdf: (content, budget) => readPdf(content, budget, assertAttachment),
  doc: readDoc,
  docx: async (content, budget) => {
    if (!isLockedDocx(content, budget)) await readDocx(content, budget, assertEmbedded);
  },
  jpg: readNamedPicture,
  png: readNamedPicture,
};

/**
 * Checks the content of a document whose name has passed the rules. Returns undefined if it is fine, otherwise the
 * fault: a different type than its extension says, truncated, harmful, or impossible to inspect.
 */
export async function findFault(name: string, content: Buffer): Promise<RejectionReason | undefined> {
  const ending = fileEnding(name);
  const read = Object.hasOwn(READ, ending) ? READ[ending] : undefined;
  if (!read) return 'wrongContent';
  if (content.length === 0) return 'damagedFile';
  try {
    await read(content, new Budget());
    return undefined;
  } catch (error) {
    if (error instanceof DocumentRejected) return error.fault;
    // Nested deeper than in any genuine document: the parser ran out of stack.
    if (error instanceof RangeError) return 'unsafeFile';
    throw error;
  }
}
