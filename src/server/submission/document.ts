import { fileTypeFromBuffer } from 'file-type';
import { fileEnding } from '../../forms/rules/index.ts';
import { docFault } from './content/doc.ts';
import { docxFault } from './content/docx.ts';
import type { ContentFault } from './content/fault.ts';
import { pdfFault } from './content/pdf.ts';
import { jpgFault, pngFault } from './content/pictures.ts';
import type { SentDocument } from './sent-document.ts';

/** What looks into the content, by each ending that forms may allow. */
const FAULT_OF: Record<string, (content: Buffer) => ContentFault | undefined | Promise<ContentFault | undefined>> = {
  pdf: pdfFault,
  doc: docFault,
  docx: docxFault,
  jpg: jpgFault,
  png: pngFault,
};

/** What `file-type` may call the content of an ending; nothing at all is for the closer look to decide. */
const TYPES: Record<string, string[]> = { pdf: ['pdf'], doc: ['cfb'], jpg: ['jpg'], png: ['png', 'apng'] };

async function isOtherType(ending: string, content: Buffer): Promise<boolean> {
  const types = TYPES[ending];
  // It would unpack an archive, which the closer look does with care.
  if (!types) return false;
  const found = await fileTypeFromBuffer(content);
  return found !== undefined && !types.includes(found.ext);
}

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
 * cut off, macros, or made to do harm. Undefined when it is fine.
 */
export async function contentFault(name: string, content: Buffer): Promise<ContentFault | undefined> {
  const ending = fileEnding(name);
  const faultOf = Object.hasOwn(FAULT_OF, ending) ? FAULT_OF[ending] : undefined;
  if (!faultOf) return 'wrongContent';
  if (content.length === 0) return 'damagedFile';
  return (await isOtherType(ending, content)) ? 'wrongContent' : faultOf(content);
}
